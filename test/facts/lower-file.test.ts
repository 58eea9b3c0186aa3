import { describe, expect, it } from 'vitest';

import { lowerFile } from '../../src/facts/lower-file.js';
import { NONE, type Expr, type FileFacts, type Variable } from '../../src/facts/model.js';

const lower = (text: string, path = 'a.ts'): FileFacts => lowerFile(path, text);
const variables = (facts: FileFacts, name: string): Variable[] => facts.variables.filter((v) => v.name === name);
const variable = (facts: FileFacts, name: string): Variable => {
  const [found, ...more] = variables(facts, name);
  if (!found || more.length > 0) throw new Error(`${1 + more.length} variables \`${name}\``);
  return found;
};
const textOf = (text: string, expr: Expr | undefined): string => (expr ? text.slice(expr.start, expr.end) : '');
/** Which declaration each use of a name belongs to, in the order of the text, by the offset of the declaration's line. */
const bindings = (text: string, name: string): string[] => {
  const facts = lower(text);
  return facts.exprs.filter((e) => e.kind === 'name' && e.name === name).map((e) => {
    const start = e.kind === 'name' && e.variable !== NONE ? facts.variables[e.variable]?.start : undefined;
    return start === undefined ? 'global' : `line ${text.slice(0, start).split('\n').length}`;
  });
};

describe('scopes', () => {
  it.each<[string, string, string[]]>([
    ['a block has names of its own', 'const x = 1;\n{ const x = 2; f(x); }\nf(x);', ['line 2', 'line 1']],
    ['a parameter hides', 'const x = 1;\nfunction g(x) { f(x); }\nf(x);', ['line 2', 'line 1']],
    ['var belongs to the function', 'function g() { if (a) { var x = 1; }\nf(x); }\nf(x);', ['line 1', 'global']],
    ['let does not leave its block', 'function g() { if (a) { let x = 1; }\nf(x); }', ['global']],
    ['a function is known before it stands there', 'f(x);\nfunction x() {}', ['line 2']],
    ['a class is known in what is above it', 'const g = () => f(x);\nclass x {}', ['line 2']],
    ['a named function expression knows itself', 'const y = function x() { f(x); };\nf(x);', ['line 1', 'global']],
    ['a loop variable stays in the loop', 'for (const x of xs) f(x);\nf(x);', ['line 1', 'global']],
    ['a caught error stays in the catch', 'try { g(); } catch (x) { f(x); }\nf(x);', ['line 1', 'global']],
    ['a case shares the scope of its switch', 'switch (a) {\n case 1: const x = 1; f(x);\n case 2: f(x); }\nf(x);', ['line 2', 'line 2', 'global']],
    ['a closure sees what surrounds it', 'function g() {\n const x = 1;\n return () => f(x); }', ['line 2']],
    ['a default sees the parameters before it', 'function g(x, y = f(x)) {}', ['line 1']],
    ['a shorthand is a use', 'const x = 1;\nf({ x });', ['line 1']],
  ])('%s', (_, text, expected) => {
    expect(bindings(text, 'x')).toEqual(expected);
  });

  it('a nested declaration hoists to its function, not to the module', () => {
    const facts = lower('function g() { var inner = 1; }\nvar outer = 2;');
    expect([...facts.topLevel.keys()]).toEqual(['g', 'outer']);
  });
});

describe('destructuring', () => {
  it.each<[string, string, string[]]>([
    ['a property', 'const { x } = o;', ['x']],
    ['a renamed property', 'const { y: x } = o;', ['y']],
    ['a nested one', 'const { a: { b: [, x] } } = o;', ['a', 'b', '1']],
    ['a string key', 'const { "a-b": x } = o;', ['a-b']],
    ['an element', 'const [, x] = o;', ['1']],
    ['the rest', 'const { y, ...x } = o;', []],
    ['an assignment', 'let x; ({ y: x } = o);', ['y']],
    ['an assignment to elements', 'let x; [, x] = o;', ['1']],
    ['an element of what is iterated', 'for (const { x } of o) f(x);', ['*', 'x']],
    ['a key of what is iterated', 'for (const x in o) f(x);', ['#']],
  ])('%s', (_, text, path) => {
    const [definition] = variable(lower(text), 'x').definitions;
    expect(definition).toMatchObject({ kind: 'value', path });
  });

  it('parameters, with the position and the path', () => {
    expect(variable(lower('function g(a, { b: { x } }) {}'), 'x').definitions).toEqual([{ kind: 'parameter', fn: 1, index: 1, path: ['b', 'x'], rest: false }]);
    expect(variable(lower('function g(a, ...x) {}'), 'x').definitions).toEqual([{ kind: 'parameter', fn: 1, index: 1, path: [], rest: true }]);
  });

  it('a default is a second definition', () => {
    const text = 'const { x = 1 } = o;';
    const facts = lower(text);
    expect(variable(facts, 'x').definitions.map((d) => (d.kind === 'value' ? textOf(text, facts.exprs[d.value]) : d.kind))).toEqual(['o', '1']);
  });

  it('is found by the name that was taken out', () => {
    const facts = lower('const { getPrompt: get } = client;');
    expect(facts.index.destructured.get('getPrompt')?.map((id) => facts.variables[id]?.name)).toEqual(['get']);
  });
});

describe('regions', () => {
  /** The kinds of the regions around the call `probe()`, innermost first, with their conditions. */
  const around = (text: string): string[] => {
    const facts = lower(text);
    const call = facts.exprs.find((e) => e.kind === 'call' && textOf(text, e) === 'probe()');
    const list: string[] = [];
    for (let id = call?.region ?? NONE; id > 0; id = facts.regions[id]?.parent ?? NONE) {
      const region = facts.regions[id];
      if (region) list.push([region.kind, ...region.labels.map((l) => textOf(text, facts.exprs[l])), region.test === NONE ? '' : textOf(text, facts.exprs[region.test])].filter(Boolean).join(' '));
    }
    return list;
  };

  it.each<[string, string, string[]]>([
    ['nothing', 'probe();', []],
    ['if', 'if (a) probe();', ['if a']],
    ['else', 'if (a) {} else { probe(); }', ['else a']],
    ['else if', 'if (a) {} else if (b) probe();', ['if b', 'else a']],
    ['after an early return', 'function g() { if (!a) return; probe(); }', ['guard !a']],
    ['after an early continue', 'for (const x of xs) { if (a) continue; probe(); }', ['guard a', 'each xs']],
    ['not after an if that goes on', 'function g() { if (a) f(); probe(); }', []],
    ['case', 'switch (a) { case 1: probe(); }', ['case 1 a']],
    ['cases that share', 'switch (a) { case 1: case 2: probe(); }', ['case 1 2 a']],
    ['default', 'switch (a) { case 1: break; default: probe(); }', ['case a']],
    ['while', 'while (a) probe();', ['loop a']],
    ['for of', 'for (const x of xs) probe();', ['each xs']],
    ['try', 'try { probe(); } catch {}', ['try']],
    ['catch', 'try { f(); } catch { probe(); }', ['catch']],
    ['finally', 'try { f(); } finally { probe(); }', []],
    ['and', 'a && probe();', ['if a']],
    ['or', 'a || probe();', ['else a']],
    ['a conditional', 'a ? probe() : f();', ['if a']],
  ])('%s', (_, text, expected) => {
    expect(around(text).filter((r) => r !== 'function')).toEqual(expected);
  });

  it('a try knows its catch', () => {
    const facts = lower('try { f(); } catch (e) {}\ntry { f(); } catch (e) { log(e); }\ntry { f(); } finally { g(); }');
    expect(facts.tries.map((t) => ({ empty: t.catchIsEmpty, caught: facts.variables[t.caught]?.name, caughtBy: t.catchRegion !== NONE }))).toEqual([
      { empty: true, caught: 'e', caughtBy: true }, { empty: false, caught: 'e', caughtBy: true }, { empty: false, caught: undefined, caughtBy: false },
    ]);
  });
});

describe('modules', () => {
  it.each<[string, string, unknown]>([
    ['named', "import { a as x } from 'm';", { specifier: 'm', name: 'a' }],
    ['default', "import x from 'm';", { specifier: 'm', name: 'default' }],
    ['namespace', "import * as x from 'm';", { specifier: 'm', name: '*' }],
    ['types', "import type { x } from 'm';", { specifier: 'm', name: 'x' }],
    ['equals', "import x = require('m');", { specifier: 'm', name: '=' }],
  ])('import %s', (_, text, expected) => {
    expect(variable(lower(text), 'x').definitions).toEqual([{ kind: 'import', ...(expected as object) }]);
  });

  it.each<[string, string, string, unknown]>([
    ['a declaration', 'export const x = 1;', 'x', { kind: 'variable' }],
    ['a list', 'const y = 1; export { y as x };', 'x', { kind: 'variable' }],
    ['a default function', 'export default function x() {}', 'default', { kind: 'variable' }],
    ['a default expression', 'export default { a: 1 };', 'default', { kind: 'expr' }],
    ['from elsewhere', "export { a as x } from 'm';", 'x', { kind: 'reexport', specifier: 'm', name: 'a' }],
    ['a namespace', "export * as x from 'm';", 'x', { kind: 'reexport', specifier: 'm', name: '*' }],
    ['a type', 'export interface x {}', 'x', { kind: 'type', name: 'x' }],
    ['destructured', 'export const { x } = o;', 'x', { kind: 'variable' }],
    ['module.exports', 'module.exports = { x: 1 };', '=', { kind: 'expr' }],
    ['a property of exports', 'exports.x = 1;', 'x', { kind: 'expr' }],
    ['a property of module.exports', 'module.exports.x = 1;', 'x', { kind: 'expr' }],
  ])('export %s', (_, text, name, expected) => {
    expect(lower(text).exports.get(name)).toMatchObject(expected as object);
  });

  it('stars are kept by specifier, require and import() are expressions', () => {
    const facts = lower("export * from 'a';\nconst b = require('b');\nconst c = await import('c');");
    expect(facts.exportStars).toEqual(['a']);
    expect(facts.exprs.flatMap((e) => (e.kind === 'import' ? [e.specifier] : []))).toEqual(['b', 'c']);
  });

  it('a local function called require requires nothing', () => {
    expect(lower("function require(x) {}\nrequire('b');").exprs.some((e) => e.kind === 'import')).toBe(false);
  });
});

describe('classes', () => {
  const facts = lower(`
    abstract class Hub<T> extends Base<string> implements Port {
      static count = 0;
      #secret = 1;
      arrow = () => {};
      constructor(private readonly client: Client, plain: number) { super(); }
      get size() { return 1; }
      set size(value) {}
      abstract run(): void;
      async *list() { yield 1; }
    }`);
  const [hub] = facts.classes;

  it('members by name, with their kind', () => {
    const members = [...(hub?.members.values() ?? [])].flat().map((m) => `${m.isStatic ? 'static ' : ''}${m.isAbstract ? 'abstract ' : ''}${m.kind} ${m.name}`);
    expect(members).toEqual(['static field count', 'field #secret', 'field arrow', 'parameter client', 'get size', 'set size', 'abstract method run', 'method list']);
  });

  it('what it extends and implements', () => {
    expect(hub).toMatchObject({ name: 'Hub', isAbstract: true, typeParameters: ['T'] });
    expect(hub?.implements.map((t) => facts.types[t])).toMatchObject([{ kind: 'reference', name: 'Port' }]);
    expect(hub?.extendsArguments.map((t) => facts.types[t])).toMatchObject([{ kind: 'keyword', name: 'string' }]);
  });

  it('methods are functions of the class; a method without body has none', () => {
    expect(facts.functions.filter((f) => f.class === 0 && f.kind !== 'arrow').map((f) => [f.name, f.hasBody, f.isGenerator])).toEqual([
      ['constructor', true, false], ['size', true, false], ['size', true, false], ['run', false, false], ['list', true, true],
    ]);
  });
});

describe('types', () => {
  const typeOf = (annotation: string): unknown => {
    const facts = lower(`let x: ${annotation};`);
    return facts.types[variable(facts, 'x').type];
  };

  it.each<[string, unknown]>([
    ['Client', { kind: 'reference', name: 'Client', args: [] }],
    ['mcp.Client', { kind: 'reference', name: 'mcp.Client' }],
    ['string[]', { kind: 'array' }],
    ['readonly string[]', { kind: 'array' }],
    ['Map<string, Client>', { kind: 'reference', name: 'Map' }],
    ['A | B', { kind: 'union' }],
    ['A & B', { kind: 'intersection' }],
    ['[A, b: B]', { kind: 'tuple' }],
    ['(a: A) => B', { kind: 'function' }],
    ["'x'", { kind: 'literal', value: 'x' }],
    ['typeof y.z', { kind: 'typeof' }],
    ["A['b']", { kind: 'indexed', key: 'b' }],
    ['{ [key: string]: A }', { kind: 'object', members: [{ name: '*', kind: 'index' }] }],
    ['{ a?: A; b(): B }', { kind: 'object', members: [{ name: 'a', optional: true, kind: 'property' }, { name: 'b', kind: 'method' }] }],
    ['{ [K in A]: B }', { kind: 'reference', name: 'Record' }],
    ['A extends B ? C : D', { kind: 'reference', name: 'C' }],
    ['(A)', { kind: 'reference', name: 'A' }],
  ])('%s', (annotation, expected) => {
    expect(typeOf(annotation)).toMatchObject(expected as object);
  });

  it('interfaces of one name are one', () => {
    const facts = lower('interface A { a: string }\ninterface A extends B { b: string }');
    const a = facts.typeNames.get('A');
    expect(a && facts.types[a.type]?.kind).toBe('intersection');
    expect(a?.extends).toHaveLength(1);
  });

  it('names in a namespace are dotted', () => {
    expect([...lower('declare namespace N { interface A {} }').typeNames.keys()]).toEqual(['N.A']);
  });
});

describe('JSX', () => {
  it('attributes and children are expressions, components are called', () => {
    const facts = lower('const view = <List items={all} {...rest}><Row onPick={() => pick()} /> text {more}</List>;', 'a.tsx');
    const list = facts.exprs.find((e) => e.kind === 'jsx' && e.tag === 'List');
    expect(list?.kind === 'jsx' && list.attributes.map((a) => [a.kind, a.key])).toEqual([['value', 'items'], ['spread', undefined]]);
    expect(list?.kind === 'jsx' && list.children.length).toBe(2);
    expect([...facts.index.calls.keys()].sort()).toEqual(['List', 'Row', 'pick']);
  });

  it('is accepted in plain JavaScript', () => {
    expect(lower('export const View = () => <p>hello</p>;', 'a.js').syntaxError).toBeUndefined();
  });
});

describe('text that is not right', () => {
  it.each(['const = ;', 'function (', 'class {', '<<<<<<< HEAD', 'if (', '`${', '\u0000', '@', ''])('%j gives facts and, when it is wrong, the first error', (text) => {
    const facts = lower(text);
    expect(facts.functions[0]?.kind).toBe('module');
    if (text.trim() !== '') expect(facts.syntaxError).toMatch(/^line 1: /);
  });

  it('what stands around a syntax error is read all the same', () => {
    const facts = lower('export function before() {}\nconst = ;\nexport function after() {}');
    expect([...facts.exports.keys()]).toEqual(['before', 'after']);
    expect(facts.syntaxError).toMatch(/^line 2: /);
  });
});

describe('the index', () => {
  it('finds calls, stores, reads and objects by name', () => {
    const text = 'a.send(); new Hub(); a.size = 1; f(a["b-c"]); ({ key: 1, run() {} }); g(a?.b?.());';
    const { index, exprs } = lower(text);
    const shown = (map: ReadonlyMap<string, readonly number[]>, name: string): string[] => (map.get(name) ?? []).map((id) => textOf(text, exprs[id]));
    expect(shown(index.calls, 'send')).toEqual(['a.send()']);
    expect(shown(index.calls, 'Hub')).toEqual(['new Hub()']);
    expect(shown(index.calls, 'b')).toEqual(['a?.b?.()']);
    expect(shown(index.stores, 'size')).toEqual(['a.size = 1']);
    expect(shown(index.members, 'b-c')).toEqual(['a["b-c"]']);
    expect(shown(index.objects, 'run')).toEqual(shown(index.objects, 'key'));
  });
});
