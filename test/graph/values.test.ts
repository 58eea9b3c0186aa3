import { describe, expect, it } from 'vitest';

import { memoryCode, type MemoryCode } from '../support/memory-code.js';

const CLIENT = "import { Client } from '@modelcontextprotocol/sdk/client/index.js';\n";
const one = (text: string): MemoryCode => memoryCode({ 'a.ts': text });
const use = (text: string): MemoryCode => one(`${text}\ndeclare function probe(x: unknown): void;\n`);

describe('what an expression may be', () => {
  it.each<[string, string, string[]]>([
    ['a literal through variables', "const a = 'x'; const b = a; probe(b);", ['literal "x"']],
    ['both sides of a choice', "declare const on: boolean; const b = on ? 'x' : 'y'; probe(b);", ['literal "x"', 'literal "y"']],
    ['the right of an and', "declare const on: boolean; const b = on && 'y'; probe(b);", ['literal "y"']],
    ['every assignment', "let b = 'x'; b = 'y'; probe(b);", ['literal "x"', 'literal "y"']],
    ['a property', "const o = { p: 'x', q: 'y' }; const b = o.p; probe(b);", ['literal "x"']],
    ['a property written later', "const o: any = {}; o.p = 'x'; const b = o.p; probe(b);", ['literal "x"']],
    ['the last of two properties of one name in a spread', "const base = { p: 'x' }; const o = { ...base, p: 'y' }; const b = o.p; probe(b);", ['literal "y"']],
    ['taken apart, renamed, with a default', "const { p: b = 'z' } = { p: 'x' }; probe(b);", ['literal "x"', 'literal "z"']],
    ['an element of an array', "const b = ['x', 'y'][1]; probe(b);", ['literal "y"']],
    ['any element of an array', "const list = ['x', 'y']; for (const b of list) probe(b);", ['literal "x"', 'literal "y"']],
    ['pushed', "const list: string[] = []; list.push('x'); const b = list.find(() => true); probe(b);", ['literal "x"']],
    ['a result', "function f() { return 'x'; } const b = f(); probe(b);", ['literal "x"']],
    ['an awaited result', "async function f() { return 'x'; } const b = await f(); probe(b);", ['literal "x"']],
    ['a mapped result', "const list = ['x'].map((s) => ({ s })); const b = list[0].s; probe(b);", ['literal "x"']],
    ['a Map', "const m = new Map(); m.set('k', 'x'); const b = m.get('k'); probe(b);", ['literal "x"']],
    ['the keys of a Map', "const m = new Map(); m.set('k', 'x'); for (const b of m.keys()) probe(b);", ['literal "k"']],
    ['entries taken apart', "const o = { k: 'x' }; for (const [key, b] of Object.entries(o)) probe(b);", ['literal "x"']],
    ['an enum', "enum E { A = 'x' } const b = E.A; probe(b);", ['literal "x"']],
    ['a yield', "function* g() { yield 'x'; } for (const b of g()) probe(b);", ['literal "x"']],
    ['a static', "class C { static s = 'x'; } const b = C.s; probe(b);", ['literal "x"']],
    ['a getter', "class C { get s() { return 'x'; } } const b = new C().s; probe(b);", ['literal "x"']],
    ['a field set in a method', "class C { s = ''; set() { this.s = 'x'; } get() { const b = this.s; probe(b); } }", ['literal ""', 'literal "x"']],
    ['a destructured parameter', "function f({ b }: { b: string }) { probe(b); } f({ b: 'x' });", ['literal "x"']],
    ['an argument', "function f(b: string) { probe(b); } f('x'); f('y');", ['literal "x"', 'literal "y"']],
    ['Object.assign', "const o: any = {}; Object.assign(o, { p: 'x' }); const b = o.p; probe(b);", ['literal "x"']],
    ['a name of a list of settled promises', "const rs = await Promise.allSettled([Promise.resolve('x')]); const b = rs[0].value; probe(b);", ['literal "x"']],
    ['what nobody knows', "import { q } from 'somewhere'; const b = q(); probe(b);", ['unknown external']],
  ])('%s', (_, text, expected) => {
    expect(use(text).values('a.ts', 'b')).toEqual(expected);
  });

  it('an instance of a class of the code, with its subclasses unless it was made here', () => {
    const code = one('class A {} class B extends A {}\nconst made = new A();\nexport const f = (given: A) => [made, given];');
    expect(code.values('a.ts', 'made')).toEqual(['new A']);
    expect(code.values('a.ts', 'given')).toEqual(['instance A']);
  });

  it('a class or function of the catalogue, by import', () => {
    expect(one(`${CLIENT}export const f = (client: Client) => client;`).values('a.ts', 'client')).toEqual(['declared Client']);
  });
});

describe('a client of the SDK', () => {
  it.each([
    ['a parameter', '(client: Client) => client.getPrompt'],
    ['an optional field', '(o: { client?: Client }) => o.client?.getPrompt'],
    ['taken apart', '({ client }: { client: Client }) => client.getPrompt'],
    ['a promise', 'async (p: Promise<Client>) => (await p).getPrompt'],
    ['a union with nothing', '(client: Client | undefined) => client!.getPrompt'],
    ['a record', '(all: Record<string, Client>) => all.one.getPrompt'],
    ['an element of a list, found', '(all: Client[]) => all.find(Boolean)?.getPrompt'],
    ['a generic', '(box: Box<Client>) => box.inner.getPrompt'],
    ['ReturnType of a factory', '(client: ReturnType<typeof make>) => client.getPrompt'],
    ['Awaited ReturnType', '(client: Awaited<ReturnType<typeof makeLater>>) => client.getPrompt'],
    ['an alias', '(client: Alias) => client.getPrompt'],
    ['a subclass', '(client: Mine) => client.getPrompt'],
  ])('known through %s', (_, arrow) => {
    const code = one(`${CLIENT}
      interface Box<T> { inner: T }
      type Alias = Client;
      class Mine extends Client {}
      const make = () => new Client({ name: 'a', version: '1' });
      const makeLater = async () => new Client({ name: 'a', version: '1' });
      export const f = ${arrow};`);
    const [value] = code.graph.valuesOf({ file: code.factsOf('a.ts'), id: code.factsOf('a.ts').exprs.findLastIndex((e) => e.kind === 'member' && e.property === 'getPrompt') });
    expect(value && 'roles' in value ? value.roles.map((r) => r.name) : value).toEqual(['prompt-get']);
  });

  it.each([
    ['a Map made with type arguments', 'const clients = new Map<string, Client>();\nexport const f = (id: string) => clients.get(id)!.getPrompt;'],
    ['a Set made with type arguments', 'const clients = new Set<Client>();\nexport const f = () => [...clients][0]!.getPrompt;'],
    ['an element of a list, by number', 'export const f = (all: Client[]) => all[0]!.getPrompt;'],
  ])('known through %s', (_, text) => {
    const code = one(CLIENT + text);
    const [value] = code.graph.valuesOf({ file: code.factsOf('a.ts'), id: code.factsOf('a.ts').exprs.findLastIndex((e) => e.kind === 'member' && e.property === 'getPrompt') });
    expect(value && 'roles' in value ? value.roles.map((r) => r.name) : value).toEqual(['prompt-get']);
  });
});

describe('titles and names', () => {
  const LIST = `${CLIENT}export async function pick(client: Client) {\n  const { prompts } = await client.listPrompts();\n`;

  it.each<[string, string, string[]]>([
    ['the name', 'for (const p of prompts) { const sent = p.name; probe(sent); }', ['@wire-name']],
    ['the title', 'for (const p of prompts) { const sent = p.title; probe(sent); }', ['@display-title']],
    ['title ?? name', 'for (const p of prompts) { const sent = p.title ?? p.name; probe(sent); }', ['@display-title', '@wire-name']],
    ['a title in a projection', 'const entries = prompts.map((p) => ({ id: p.title }));\n const sent = entries[0].id; probe(sent);', ['@display-title']],
    ['a title as the key of a Map', 'const byTitle = new Map(prompts.map((p) => [p.title, p]));\n for (const sent of byTitle.keys()) probe(sent);', ['@display-title']],
    ['a name found by its title', 'const found = prompts.find((p) => p.title === "x");\n const sent = found!.name; probe(sent);', ['@wire-name']],
    ['a name in a field called title', 'const entries = prompts.map((p) => ({ title: p.name }));\n const sent = entries[0].title; probe(sent);', ['@wire-name']],
  ])('%s', (_, body, expected) => {
    const code = use(`${LIST}${body}\n}`);
    const roles = code.graph.originsOf(code.find('a.ts', 'sent'), [], 'derived').flatMap(({ value }) => ('roles' in value ? value.roles.map((r) => `@${r.name}`) : []));
    expect([...new Set(roles)].sort()).toEqual(expected);
  });
});

describe('derived values', () => {
  it('text put together is looked into only when asked to', () => {
    const code = use('export function f(user: string) { const b = `prompt__${user}`; probe(b); }\nf("x");');
    expect(code.origins('a.ts', 'b', 'value')).toEqual(['text']);
    expect(code.origins('a.ts', 'b', 'derived')).toContain('literal "x"');
  });

  it('local answers do not climb to the callers', () => {
    const code = use('export function f(b: string) { probe(b); }\nf("x");');
    expect(code.origins('a.ts', 'b', 'local')).toEqual(['declared text']);
    expect(code.origins('a.ts', 'b', 'derived')).toEqual(['literal "x"']);
  });
});
