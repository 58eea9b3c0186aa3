import { describe, expect, it } from 'vitest';

import { nearestKin } from '../../src/graph/tool-mentions.js';

const named = (...names: string[]): { name: string }[] => names.map((name) => ({ name }));

describe('the tool a text may mean', () => {
  it.each<[mentioned: string, tools: string[], meant: string | undefined]>([
    ['find_records', ['delete_records', 'find_record'], 'find_record'],
    ['get_trips', ['book_trips_abroad', 'list_trips'], 'list_trips'],
    ['get_trips', ['get_it'], undefined],
    ['book_room', ['book_hotel'], 'book_hotel'],
  ])('%s among %j: %s', (mentioned, tools, meant) => {
    expect(nearestKin(mentioned, named(...tools))?.name).toBe(meant);
  });
});
