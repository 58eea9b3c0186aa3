import { describe, expect, it } from 'vitest';

import { isOnlySourceAlong } from '../../src/graph/sole-sources.js';
import { sliceOf } from '../../src/graph/rendered.js';
import { toldFailures } from '../../src/graph/told-failures.js';
import { findFunction, memoryCode } from '../support/memory-code.js';

const BEFORE = "import { load, also } from 'somewhere'; const text = (t: string) => ({ content: [{ type: 'text', text: t }] }); const fail = (t: string) => ({ content: [{ type: 'text', text: t }], isError: true });";

/** How many failures the answer of `run` tells of as if they were answers. */
function told(body: string, before = ''): string[] {
  const code = memoryCode({ 'a.ts': `${BEFORE} ${before} export async function run(args: any) { ${body} }` });
  const file = code.factsOf('a.ts');
  const rendered = sliceOf(code.graph, file, findFunction(file, 'run'), { file, id: -1 });
  return toldFailures(code.graph, rendered).map(({ kind }) => kind);
}

describe('a failure told as an answer', () => {
  it.each([
    ['caught', 'try { return text(await load()); } catch (e) { return text(`Error: ${e}`); }', ['caught']],
    ['caught, as data', "try { return text(await load()); } catch (e) { return { content: [{ type: 'text', text: JSON.stringify({ success: false }) }] }; }", ['caught']],
    ['a rejection', "return load().then((t: string) => text(t)).catch((e: Error) => text('Failed: ' + e.message));", ['rejection']],
    ['a bad status', "const res = await fetch('https://example.org'); if (!res.ok) return text(`Request failed: ${res.status}`); return text(await res.text());", ['status']],
  ])('%s', (_, body, expected) => {
    expect(told(body)).toEqual(expected);
  });

  it.each([
    ['flagged', "try { return text(await load()); } catch (e) { return { content: [{ type: 'text', text: `Error: ${e}` }], isError: true }; }"],
    ['flagged by a helper', 'try { return text(await load()); } catch (e) { return fail(`Error: ${e}`); }'],
    ['thrown on', 'try { return text(await load()); } catch (e) { throw new Error(`Error: ${e}`); }'],
    ['what was asked for was done', 'try { return text(await load()); } catch (e) { return text(`Saved successfully, ${e}`); }'],
    ['one of many', "const all = await Promise.all(args.ids.map(async (id: string) => { try { return await load(id); } catch (e) { return `Error: ${e}`; } })); return text(all.join());"],
    ['the branch that went well', "const res = await fetch('https://example.org'); if (res.ok) return text('no errors'); throw new Error('x');"],
  ])('near miss: %s', (_, body) => {
    expect(told(body)).toEqual([]);
  });
});

describe('the only source of an answer', () => {
  /** Is the call of `part` the only one that `run` gets its answer from? */
  const isOnly = (body: string): boolean => {
    const code = memoryCode({ 'a.ts': `${BEFORE} async function part() { try { return await load(); } catch { return []; } } async function other() { return await also(); } export async function run(args: any) { ${body} }` });
    const file = code.factsOf('a.ts');
    const rendered = sliceOf(code.graph, file, findFunction(file, 'run'), { file, id: -1 });
    const hops = [...rendered.functions.values()].find(({ fn }) => fn === findFunction(file, 'part'))?.hops;
    return isOnlySourceAlong(rendered, hops);
  };

  it.each([
    ['alone', 'return text(JSON.stringify(await part()));', true],
    ['beside what only tells', "await console.info('x'); return text(JSON.stringify(await part()));", true],
    ['in another arm', "switch (args.kind) { case 'a': return text(JSON.stringify(await part())); case 'b': return text(await other()); }", true],
    ['beside another source', 'const a = await part(); const b = await other(); return text(JSON.stringify({ a, b }));', false],
  ])('%s', (_, body, expected) => {
    expect(isOnly(body)).toBe(expected);
  });
});
