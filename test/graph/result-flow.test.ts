import { describe, expect, it } from 'vitest';

import { flowOfResult } from '../../src/graph/result-flow.js';
import { memoryCode } from '../support/memory-code.js';

/** Where the result of `made()` ends, with the part of it that is there and what text was made of it. */
function ends(body: string, after = ''): string[] {
  const code = memoryCode({ 'a.ts': `import { send } from 'somewhere'; declare function made(): any; class Host { text: any; async f(key: string) { ${body} } ${after} }` });
  const flow = flowOfResult(code.graph, code.find('a.ts', 'made()'));
  return [...new Set(flow.ends.map(({ kind, visit }) => [kind, visit.part.join('.'), visit.text === 'no' ? '' : visit.text].filter(Boolean).join(' ')))].sort();
}

describe('where a result goes', () => {
  it.each([
    ['whole, to what nobody knows', 'send(made());', '', ['argument']],
    ['a part', 'const r = await made(); send(r.messages);', '', ['argument messages']],
    ['one element', 'const r = await made(); send(r.messages[0]);', '', ['argument messages.0']],
    ['each element', 'const r = await made(); for (const m of r.messages) send(m);', '', ['argument messages.*']],
    ['taken apart', 'const { messages: [first] } = await made(); send(first);', '', ['argument messages.0']],
    ['text made of one part', 'const r = await made(); send(`${r.messages[0].text}!`);', '', ['argument messages.0.text one']],
    ['text of several put together', "const r = await made(); send(r.messages.map((m: any) => m.text).join(' '));", '', ['argument messages.*.text joined']],
    ['kept, and read elsewhere', 'this.text = made();', 'g() { send(this.text); }', ['argument', 'stored']],
    ['through a function of the code', 'const pass = (x: any) => x.messages; send(pass(made()));', '', ['argument messages']],
    ['in an object', 'send({ role: key, content: made() });', '', ['argument']],
  ])('%s', (_, body, after, expected) => {
    expect(ends(body, after)).toEqual(expected);
  });

  it('near miss: what is made beside it goes elsewhere', () => {
    expect(ends('const o = { a: made(), b: key }; send(o.b);')).toEqual([]);
    expect(ends('const r = await made(); send(r.description);')).toEqual([]);
    expect(ends('if (made()) send(key);')).toEqual([]);
    expect(ends('const r = made(); send(key ? 1 : 2);')).toEqual([]);
  });
});
