import { describe, expect, it } from 'vitest';

import { memoryCode } from '../support/memory-code.js';

const valuesOf = (texts: string | Record<string, string>, code: string): string[] => memoryCode(typeof texts === 'string' ? { 'a.ts': texts } : texts).values('a.ts', code);
const calleesOf = (text: string, call: string): string[] => memoryCode({ 'a.ts': text }).callees('a.ts', call);

describe('a namespace as a value', () => {
  it.each([
    ['a constant of it', "namespace N { export const x = 'a'; } const n = N; probe(n.x);", 'n.x', ['literal "a"']],
    ['a function of it', 'namespace N { export function f() {} } const { f } = N; f;', 'f', ['function f']],
    ['an arrow of it, handed over', 'namespace N { export const f = () => 1; } const run = (of: any) => of.f; probe(run(N));', 'run(N)', ['function f']],
    ['a class of it', 'namespace N { export class C {} } const n = N; const made = new n.C(); made;', 'made', ['new C']],
    ['a namespace in it', "namespace N { export namespace M { export const x = 'a'; } } const n = N; probe(n.M.x);", 'n.M.x', ['literal "a"']],
    ['near miss: what it keeps to itself', "namespace N { const x = 'a'; export const y = x; } const n = N; probe(n.x);", 'n.x', []],
  ])('%s', (_, text, code, expected) => {
    expect(valuesOf(text, code)).toEqual(expected);
  });

  it.fails('from another file', () => {
    expect(valuesOf({ 'n.ts': "export namespace N { export const x = 'a'; }", 'a.ts': "import { N } from './n.js'; const n = N; probe(n.x);" }, 'n.x')).toEqual(['literal "a"']);
  });
});

describe('an original that is kept', () => {
  it.each([
    ['of an object', 'const o: any = { run: real }; const before = o.run; o.run = () => before();', 'before()', ['function real']],
    ['as a function with a name', 'const o: any = { run: real }; const before = o.run; o.run = function wrapped() { return before(); };', 'before()', ['function real']],
    ['bound', 'const o: any = { run: real }; const before = o.run.bind(o); o.run = () => before();', 'before()', ['function real']],
    ['near miss: read when it is called', 'const o: any = { run: real }; o.run = later; const now = () => o.run();', 'o.run()', ['function later', 'function real']],
    ['near miss: in a loop it may be its own', 'const o: any = { run: real }; for (const one of [1, 2]) { const before = o.run; o.run = later; before(); }', 'before()', ['function later', 'function real']],
  ])('%s', (_, text, call, expected) => {
    expect(calleesOf(`function real() {} function later() {} ${text}`, call)).toEqual(expected);
  });
});

describe('an original that is kept, and is taken for the new one', () => {
  it.fails.each([
    ['taken apart', 'const o: any = { run: real }; const { run: before } = o; o.run = () => before();', 'before()', ['function real']],
    ['of a parameter', 'const o: any = { run: real }; function wrap(of: any) { const before = of.run; of.run = () => before(); } wrap(o);', 'before()', ['function real']],
  ])('%s', (_, text, call, expected) => {
    expect(calleesOf(`function real() {} ${text}`, call)).toEqual(expected);
  });
});

describe('a callback that is set from outside', () => {
  const callees = (text: string): string[] => calleesOf(`function told() {} ${text}`, text.includes('?.()') ? 'this.onDone?.()' : 'this.onDone()');
  it.each([
    ['where it is made', 'class C { onDone?: () => void; run() { this.onDone?.(); } } const c = new C(); c.onDone = told; c.run();'],
    ['by another class', 'class C { onDone?: () => void; run() { this.onDone?.(); } } class D { c = new C(); constructor() { this.c.onDone = told; } } new D();'],
    ['by a function that gets it', 'class C { onDone: (() => void) | null = null; run() { this.onDone?.(); } } function set(c: C) { c.onDone = told; } set(new C());'],
  ])('%s', (_, text) => {
    expect(callees(text)).toEqual(['function told']);
  });

  it('near miss: of another class with such a field', () => {
    expect(callees('class C { onDone?: () => void; run() { this.onDone?.(); } } class D { onDone?: () => void } const d = new D(); d.onDone = told; new C().run();')).not.toContain('function told');
  });

  it.fails.each([
    ['into a field without a type', 'class C { onDone = null; run() { this.onDone(); } } const c = new C(); c.onDone = told; c.run();'],
    ['into a field with a default', 'class C { onDone: () => void = () => {}; run() { this.onDone(); } } const c = new C(); c.onDone = told; c.run();'],
    ['by Object.assign', 'class C { onDone?: () => void; run() { this.onDone?.(); } } const c = new C(); Object.assign(c, { onDone: told }); c.run();'],
    ['into an object', 'const o: any = { onDone: null, run() { this.onDone(); } }; o.onDone = told; o.run();'],
  ])('%s', (_, text) => {
    expect(callees(text)).toContain('function told');
  });
});
