import type { HostInitiator } from '../../findings/inventory.js';
import { classOf, STARTERS, type Causes } from './causes.js';
import { draw, type Arrow, type Box } from './drawing.js';
import type { Markup } from './markup.js';
import { tailOf } from './words.js';

/** The path of a finding beside those of people to the same request, from who starts each down to where they meet. */
export function waysPicture({ own, beside, request }: Causes, pathOf: (path: string) => string): Markup | undefined {
  if (beside.length === 0) return undefined;
  const boxes = new Map<string, Box>();
  const arrows = new Map<string, Arrow>();
  const add = ({ initiator, path, entry, isLikely }: HostInitiator, isOwn: boolean): void => {
    const start = `start ${initiator} ${isOwn ? '' : entry.path}`;
    boxes.set(start, { id: start, name: STARTERS[initiator].name, look: `starter ${classOf(initiator)}` });
    path.reduce((from, { call, location: { path: file, line, column } }, index) => {
      const id = `${file}:${line}:${column}`;
      const isEnd = index === path.length - 1;
      boxes.set(id, boxes.get(id) ?? { id, name: isEnd ? request.method : call === '' ? 'call' : call, note: `${tailOf(pathOf(file))}:${line}`, look: isEnd ? 'sink' : 'hop' });
      const key = `${from} > ${id}`;
      if (!arrows.has(key)) arrows.set(key, { from, to: id, look: classOf(initiator), isDashed: isLikely });
      return id;
    }, start);
  };
  add(own, true);
  for (const one of beside) add(one, false);
  const names = [...new Set(beside.map(({ initiator }) => STARTERS[initiator].name))].join(' and ');
  const label = `The path of the ${STARTERS[own.initiator].name} beside that of the ${names} to the same ${request.method}. The path of the finding follows as a list.`;
  return draw({ direction: 'down', label, boxes: [...boxes.values()], arrows: [...arrows.values()] });
}
