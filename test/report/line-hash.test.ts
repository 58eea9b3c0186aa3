import { expect, test } from 'vitest';

import { lineHasher } from '../../src/report/sarif/line-hash.js';

const hashesOf = (text: string): readonly (string | undefined)[] => text.split(/\r\n|\r|\n/u).map((_, index) => lineHasher(text)(index + 1));

// known answers of the hash that GitHub's upload computes
test.each<[string, string, readonly string[]]>([
  ['an empty file', '', ['c129715d7a2bc9a3:1']],
  ['spaces and tabs', ' a\nb\n  \t\tc\n d', ['271789c17abda88f:1', '54703d4cd895b18:1', '180aee12dab6264:1', 'a23a3dc5e078b07b:1']],
  ['line ends of every kind', ' hello; \t\nworld!!!\r\n\n\r  \t\tGreetings\r End\r\n', [
    'e9496ae3ebfced30:1', 'fb7c023a8b9ccb3f:1', 'ce8ba1a563dcdaca:1', 'e20e36e16fcb0cc8:1', 'b3edc88f2938467e:1', 'c8e28b0b4002a3a0:1', 'c129715d7a2bc9a3:1',
  ]],
  ['equal lines', 'Lorem ipsum dolor sit amet.\n'.repeat(10), [
    'a7f2ff13bc495cf2:1', 'a7f2ff13bc495cf2:2', 'a7f2ff13bc495cf2:3', 'a7f2ff13bc495cf2:4', 'a7f2ff13bc495cf2:5', 'a7f2ff13bc495cf2:6', 'a7f2ff1481e87703:1', 'a9cf91f7bbf1862b:1',
    '55ec222b86bcae53:1', 'cc97dc7b1d7d8f7b:1', 'c129715d7a2bc9a3:1',
  ]],
])('%s', (_, text, hashes) => {
  expect(hashesOf(text)).toEqual(hashes);
});

test('no hash where lines are counted in another way, or there is no such line', () => {
  expect(lineHasher('a\u2028b')(1)).toBeUndefined();
  expect(lineHasher('a\n')(3)).toBeUndefined();
});
