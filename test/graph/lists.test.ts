import { describe, expect, it } from 'vitest';

import { memoryCode } from '../support/memory-code.js';

/** The roles of the name of an element of `list`, which `body` builds from `LISTED`, the prompts a server listed. */
function rolesOf(body: string): readonly string[] {
  const code = memoryCode({
    'a.ts': `import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
      import type { Prompt } from '@modelcontextprotocol/sdk/types.js';
      declare function probe(x: unknown): void;
      const entry = (p: Prompt) => ({ name: p.name });
      export async function run(client: Client, clients: Client[], cb: unknown) { ${body.replaceAll('LISTED', '(await client.listPrompts()).prompts')} probe(list); }`,
  });
  return code.graph.originsOf(code.find('a.ts', 'list'), ['*', 'name'], 'derived').flatMap(({ value }) => ('roles' in value ? value.roles.map((role) => role.name) : []));
}

describe('an element of a list comes from the listing it was built from', () => {
  it.each([
    'const list = LISTED.map(entry);',
    'const list = LISTED.map((p) => entry(p));',
    'const list = LISTED.flatMap((p) => [entry(p)]);',
    'const list = LISTED.reduce((all, p) => [...all, entry(p)], [] as unknown[]);',
    'const list = LISTED.reduce((all: any[], p) => { all.push(entry(p)); return all; }, []);',
    'const list: any[] = []; LISTED.forEach((p) => list.push(entry(p)));',
    'const list: any[] = []; for (const p of LISTED) list.push(entry(p));',
    'const list: any[] = []; for (let i = 0; i < 3; i++) { const p = LISTED[i]; list.push(entry(p)); }',
    'const list: any[] = []; list.push(...LISTED.map(entry));',
    'let list: any[] = []; list = list.concat(LISTED.map(entry));',
    'let list: any[] = []; list = [...list, ...LISTED.map(entry)];',
    'const list: any[] = []; LISTED.forEach(({ name }) => { list[list.length] = { name }; });',
    'const list: any[] = []; let i = 0; for (const p of LISTED) list[i++] = entry(p);',
    'const list = (await Promise.all(clients.map(async (c) => (await c.listPrompts()).prompts))).flat().map(entry);',
    'const list = (await Promise.all(clients.map(async (c) => { const { prompts } = await c.listPrompts(); return prompts.map(entry); }))).flat();',
    "const results = await Promise.allSettled(clients.map((c) => c.listPrompts())); const list = results.flatMap((r) => (r.status === 'fulfilled' ? r.value.prompts.map(entry) : []));",
    'const [a, b] = await Promise.all([client.listPrompts(), client.listTools()]); const list = a.prompts.map(entry);',
    'const list = await client.listPrompts().then((r) => r.prompts.map(entry));',
    'const list = await client.listPrompts().then(({ prompts }) => prompts).then((ps) => ps.map(entry));',
    'const { prompts: [first, ...rest] } = await client.listPrompts(); const list = rest.map(entry);',
    'const { prompts = [] } = await client.listPrompts(); const list = prompts.map(entry);',
    'const byName = Object.fromEntries(LISTED.map((p) => [p.name, entry(p)])); const list = Object.values(byName);',
    'const byName: Record<string, any> = {}; for (const p of LISTED) byName[p.name] = entry(p); const list = Object.values(byName);',
    'const byName = new Map<string, any>(); for (const p of LISTED) byName.set(p.name, entry(p)); const list = [...byName.values()];',
    'const byName = new Map(LISTED.map((p) => [p.name, entry(p)] as const)); const list = Array.from(byName.values());',
    'const list = Array.from(LISTED, entry);',
    'const set = new Set(LISTED.map(entry)); const list = [...set];',
    'function* gen(ps: Prompt[]) { for (const p of ps) yield entry(p); } const list = [...gen(LISTED)];',
    'async function* gen() { for (const p of LISTED) yield entry(p); } const list: any[] = []; for await (const e of gen()) list.push(e);',
    'const list = LISTED.filter(Boolean).sort().slice(0, 3).map((p) => ({ ...p }));',
    'const list = LISTED.map((p) => Object.assign({}, p));',
    'const list = LISTED.map((p) => { const copy: any = {}; copy.name = p.name; return copy; });',
    'const list = LISTED.map((p) => { const { name } = p; return { name }; });',
    'const list = LISTED.map(({ name, ...rest }) => ({ name, ...rest }));',
    'const all = { prompts: LISTED, tools: [] }; const { prompts: list } = all;',
    'class Store { items: any[] = []; add(p: Prompt) { this.items.push(entry(p)); } get list() { return this.items; } } const s = new Store(); for (const p of LISTED) s.add(p); const list = s.list;',
    'class Store { private items: any[] = []; load(ps: Prompt[]) { this.items = ps.map(entry); return this; } all() { return this.items; } } const list = new Store().load(LISTED).all();',
    'let cursor: string | undefined; const list: any[] = []; do { const page = await client.listPrompts({ cursor }); list.push(...page.prompts.map(entry)); cursor = page.nextCursor; } while (cursor);',
    'const list = LISTED.map(cb ? entry : entry);',
    'const make = (f: (p: Prompt) => any) => (ps: Prompt[]) => ps.map(f); const list = make(entry)(LISTED);',
    'const list = [LISTED.map(entry), []].flat();',
    'const list = await Promise.all(LISTED.map(async (p) => entry(p)));',
    'const ps = LISTED; const list = ps.length > 0 ? ps.map(entry) : [];',
    'const list = (LISTED ?? []).map(entry);',
    'const list = Object.entries({ a: LISTED }).flatMap(([id, ps]) => ps.map((p) => ({ name: id + p.name })));',
    'const list = [...LISTED].reverse().map((p) => ({ name: `prompt_${p.name}` }));',
    'const list: any[] = []; const add = (p: Prompt) => { list.push(entry(p)); }; LISTED.forEach(add);',
    'const list: any[] = []; fill(list, LISTED); function fill(out: any[], ps: Prompt[]) { for (const p of ps) out.push(entry(p)); }',
    'const out = { list: [] as unknown[] }; for (const p of LISTED) out.list.push(entry(p)); const list = out.list;',
    'const list: any[] = []; list.unshift(...LISTED.map(entry));',
    'const list: any[] = []; list.splice(0, 0, ...LISTED.map(entry));',
    'const iterator = LISTED.values(); const list = [...iterator].map(entry);',
    'const list = Array.from(LISTED, (p) => ({ name: p.name }));',
    'const list = LISTED.toSorted((a, b) => 1).map(entry).with(0, {});',
  ])('%s', (body) => {
    expect(rolesOf(body)).toContain('wire-name');
  });

  it.fails.each([
    'function* inner(ps: Prompt[]) { for (const p of ps) yield entry(p); } function* gen(ps: Prompt[]) { yield* inner(ps); } const list = [...gen(LISTED)];',
    'const list = structuredClone(LISTED);',
    'const groups = Object.groupBy(LISTED.map(entry), (p) => p.name); const list = Object.values(groups).flat();',
  ])('%s', (body) => {
    expect(rolesOf(body)).toContain('wire-name');
  });
});

describe('an element of another list does not', () => {
  it.each([
    'const listed = LISTED; const list = [{ name: "a" }];',
    'const list: any[] = []; const other: any[] = []; for (const p of LISTED) other.push(entry(p)); list.push({ name: "a" });',
    'const list = LISTED.map((p) => ({ name: p.title, id: p.name }));',
    'const list = LISTED.map((p) => p.arguments).map(() => ({ name: "a" }));',
    'const { prompts } = await client.listPrompts(); const list = prompts.length > 0 ? [{ name: "a" }] : [];',
  ])('%s', (body) => {
    expect(rolesOf(body)).not.toContain('wire-name');
  });
});
