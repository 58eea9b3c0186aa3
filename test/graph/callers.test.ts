import { describe, expect, it } from 'vitest';

import { memoryCode, type MemoryCode } from '../support/memory-code.js';
import type { Texts } from '../support/memory-workspace.js';

const one = (text: string): MemoryCode => memoryCode({ 'a.ts': text });

describe('plain calls', () => {
  it('a function by its name, here and imported', () => {
    const code = memoryCode({
      'a.ts': 'export function target() {}\nfunction near() { target(); }',
      'b.ts': "import { target } from './a.js';\nexport const far = () => target();",
      'c.ts': 'function target() {}\nfunction other() { target(); }',
    });
    expect(code.callers('a.ts', 'target')).toEqual(['far -> target', 'near -> target']);
  });

  it.each<[string, Texts, string]>([
    ['under another name', { 'b.ts': "import { target as t } from './a.js';\nfunction run() { t(); }" }, 'run -> t'],
    ['through a namespace', { 'b.ts': "import * as a from './a.js';\nfunction run() { a.target(); }" }, 'run -> target'],
    ['through a barrel', { 'index.ts': "export { target } from './a.js';", 'b.ts': "import { target } from './index.js';\nfunction run() { target(); }" }, 'run -> target'],
    ['through a barrel under another name', { 'index.ts': "export { target as goal } from './a.js';", 'b.ts': "import { goal } from './index.js';\nfunction run() { goal(); }" }, 'run -> goal'],
    ['through two barrels of stars', { 'x/index.ts': "export * from '../a.js';", 'index.ts': "export * from './x/index.js';", 'b.ts': "import { target } from './index.js';\nfunction run() { target(); }" }, 'run -> target'],
    ['through a namespace export', { 'index.ts': "export * as tools from './a.js';", 'b.ts': "import { tools } from './index.js';\nfunction run() { tools.target(); }" }, 'run -> target'],
    ['by dynamic import', { 'b.ts': "async function run() { const a = await import('./a.js'); a.target(); }" }, 'run -> target'],
    ['by dynamic import, taken apart', { 'b.ts': "async function run() { const { target } = await import('./a.js'); target(); }" }, 'run -> target'],
    ['by dynamic import and then', { 'b.ts': "async function run() { await import('./a.js').then((a) => a.target()); }" }, 'run -> target'],
    ['by require', { 'b.cjs': "const a = require('./a');\nfunction run() { a.target(); }" }, 'run -> target'],
    ['by require, taken apart', { 'b.cjs': "const { target: t } = require('./a');\nfunction run() { t(); }" }, 'run -> t'],
    ['from another package of the workspace', { 'packages/core/package.json': '{ "name": "@x/core" }', 'packages/core/src/index.ts': "export { target } from '../../../a.js';", 'packages/app/src/b.ts': "import { target } from '@x/core';\nfunction run() { target(); }" }, 'run -> target'],
  ])('imported %s', (_, files, expected) => {
    expect(memoryCode({ 'a.ts': 'export function target() {}', ...files }).callers('a.ts', 'target')).toEqual([expected]);
  });

  it('a default export, whatever the importer calls it', () => {
    const code = memoryCode({ 'hub.ts': 'export default function connect() {}', 'b.ts': "import link from './hub.js';\nfunction run() { link(); }" });
    expect(code.callers('hub.ts', 'connect')).toEqual(['run -> link']);
  });

  it('module.exports with shorthand, and with assignment', () => {
    const code = memoryCode({
      'a.cjs': 'function target() {}\nmodule.exports = { target };',
      'b.cjs': "const { target } = require('./a.cjs');\nfunction run() { target(); }",
      'c.cjs': 'exports.other = function other() {};',
      'd.cjs': "const c = require('./c.cjs');\nfunction go() { c.other(); }",
    });
    expect(code.callers('a.cjs', 'target')).toEqual(['run -> target']);
    expect(code.callers('c.cjs', 'other')).toEqual(['go -> other']);
  });

  it('a shadowed name is another function', () => {
    expect(one('function target() {}\nfunction run(target: () => void) { target(); }').callers('a.ts', 'target')).toEqual([]);
  });
});

describe('methods', () => {
  const HUB = 'export class Hub { target() {} other() { this.target(); } }\n';

  it('on this, on an instance, on a declared parameter, on a field', () => {
    const code = one(`${HUB}
      function made() { new Hub().target(); }
      function held() { const hub = new Hub(); hub.target(); }
      function given(hub: Hub) { hub.target(); }
      class Owner { constructor(private readonly hub: Hub) {} use() { this.hub.target(); } }
      class Field { private hub = new Hub(); use() { this.hub.target(); } }`);
    expect(code.callers('a.ts', 'Hub.target')).toEqual(['Field.use -> target', 'Hub.other -> target', 'Owner.use -> target', 'given -> target', 'held -> target', 'made -> target']);
  });

  it('not on an instance of another class', () => {
    expect(one(`${HUB} class Near { target() {} }\nfunction run(near: Near) { near.target(); }`).callers('a.ts', 'Hub.target')).toEqual(['Hub.other -> target']);
  });

  it('static on the class, not on an instance', () => {
    const code = one('class Hub { static target() {} }\nfunction run() { Hub.target(); }\nfunction not(hub: Hub) { hub.target(); }');
    expect(code.callers('a.ts', 'Hub.target')).toEqual(['run -> target']);
  });

  it('a getter where it is read, a constructor where it is made, super where it is called', () => {
    const code = one(`
      class Base { constructor() {} get list() { return []; } }
      class Sub extends Base { constructor() { super(); } }
      function read(base: Base) { return base.list; }
      function make() { return new Sub(); }`);
    expect(code.callers('a.ts', 'Base.list')).toEqual(['read -> ']);
    expect(code.callers('a.ts', 'Sub.constructor')).toEqual(['make -> Sub']);
    expect(code.callers('a.ts', 'Base.constructor')).toEqual(['Sub.constructor -> super']);
  });

  it('an abstract method called in the base, built in a subclass elsewhere', () => {
    const code = memoryCode({
      'base.ts': 'export abstract class Command { abstract perform(): void; start() { this.perform(); } }',
      'get.ts': "import { Command } from './base.js';\nexport class GetPrompt extends Command { perform() {} }",
      'near.ts': 'export class Near { perform() {} }',
    });
    expect(code.callers('get.ts', 'GetPrompt.perform')).toEqual(['Command.start -> perform']);
    expect(code.callers('near.ts', 'Near.perform')).toEqual([]);
  });

  it('through the interface a class implements', () => {
    const code = memoryCode({
      'port.ts': 'export interface PromptPort { fetchOne(name: string): void }',
      'impl.ts': "import type { PromptPort } from './port.js';\nexport class McpPort implements PromptPort { fetchOne(name: string) {} }",
      'near.ts': 'export class Near { fetchOne(name: string) {} }',
      'use.ts': "import type { PromptPort } from './port.js';\nexport function use(port: PromptPort) { port.fetchOne('a'); }",
    });
    expect(code.callers('impl.ts', 'McpPort.fetchOne')).toEqual(['use -> fetchOne']);
    expect(code.callers('near.ts', 'Near.fetchOne')).toEqual([]);
  });

  it('through the interface an object literal is written for, returned by a factory or injected', () => {
    const code = memoryCode({
      'port.ts': 'export interface PromptPort { fetchOne(name: string): void; listAll(): void }',
      'impl.ts': "import type { PromptPort } from './port.js';\nexport const makePort = (): PromptPort => ({ fetchOne(name) {}, listAll() {} });",
      'use.ts': "import type { PromptPort } from './port.js';\nexport class View { constructor(private port: PromptPort) {} open() { this.port.fetchOne('a'); } }",
    });
    expect(code.callers('impl.ts', 'fetchOne')).toEqual(['View.open -> fetchOne']);
  });

  it('bound in a table, bound in a constructor, held as an arrow field', () => {
    const code = one(`
      class Hub {
        constructor() { this.bound = this.bound.bind(this); }
        bound() {}
        table() {}
        arrow = () => {};
      }
      const map = new Map<string, () => void>();
      function run(hub: Hub) { hub.bound(); hub.arrow(); }
      function fill(hub: Hub) { map.set('x', hub.table.bind(hub)); }
      function viaTable(name: string) { const entry = map.get(name); entry?.(); }`);
    expect(code.callers('a.ts', 'Hub.bound')).toContain('run -> bound');
    expect(code.callers('a.ts', 'arrow')).toEqual(['run -> arrow']);
    expect(code.callers('a.ts', 'Hub.table')).toEqual(['viaTable -> entry']);
  });

  it('optional calls and optional chains', () => {
    expect(one(`${HUB} function run(hub?: Hub) { hub?.target?.(); }`).callers('a.ts', 'Hub.target')).toEqual(['Hub.other -> target', 'run -> target']);
  });

  it('instances kept in a Map, an array, a record, a singleton', () => {
    const code = one(`${HUB}
      class Pool { private readonly hubs = new Map<string, Hub>(); open(id: string) { this.hubs.set(id, new Hub()); } use(id: string) { this.hubs.get(id)?.target(); } all() { for (const hub of this.hubs.values()) hub.target(); } }
      const byName: Record<string, Hub> = {};
      function named(id: string) { byName[id]?.target(); }
      let single: Hub | undefined;
      function instance() { return (single ??= new Hub()); }
      function sole() { instance().target(); }`);
    expect(code.callers('a.ts', 'Hub.target')).toEqual(['Hub.other -> target', 'Pool.all -> target', 'Pool.use -> target', 'named -> target', 'sole -> target']);
  });
});

describe('elements of lists', () => {
  it('an element by its number has the declared type of the list', () => {
    expect(one('class Hub { target() {} }\nconst list: Hub[] = [];\nfunction first() { list[0]?.target(); }').callers('a.ts', 'Hub.target')).toEqual(['first -> target']);
  });
});

describe('an unknown receiver', () => {
  it('gives a direct call by name, when the name is rare', () => {
    const code = one('class Hub { fetchPromptText() {} }\nfunction run(x: any) { x.fetchPromptText(); }');
    expect(code.callers('a.ts', 'Hub.fetchPromptText')).toEqual(['run -> fetchPromptText']);
  });

  it('says so when the name is defined several times', () => {
    const code = one('class Hub { fetchIt() {} }\nclass Other { fetchIt() {} }\nfunction run(x: any) { x.fetchIt(); }');
    expect(code.callers('a.ts', 'Hub.fetchIt')).toEqual(['run -> fetchIt (by name)']);
  });

  it('gives nothing when the name is defined more than eight times', () => {
    const others = Array.from({ length: 9 }, (_, i) => `class Other${i} { fetchIt() {} }`).join('\n');
    const code = one(`class Hub { fetchIt() {} }\n${others}\nfunction run(x: any) { x.fetchIt(); }`);
    expect(code.callers('a.ts', 'Hub.fetchIt')).toEqual([]);
    expect(code.ambiguous('a.ts', 'Hub.fetchIt')).toBeGreaterThan(0);
  });

  it('gives no value flow: what is handed on is not called', () => {
    const code = one('class Hub { fetchIt() {} }\nclass Other { fetchIt() {} }\nfunction go(f: () => void) { f(); }\nfunction run(x: any) { go(x.fetchIt); }');
    expect(code.callers('a.ts', 'Hub.fetchIt')).toEqual([]);
  });
});

describe('callbacks run for whoever passed them', () => {
  const RETRY = 'async function withRetry<T>(run: () => Promise<T>) { for (;;) { try { return await run(); } catch {} } }\n';

  it('a callback of a function of the code belongs to the call that passed it', () => {
    const code = one(`${RETRY}
      function mine() { return withRetry(async () => { target(); }); }
      function other() { return withRetry(async () => {}); }
      function target() {}`);
    expect(code.callers('a.ts', '(anonymous)')).toEqual(['mine -> withRetry']);
  });

  it('a wrapper that stores its callback makes it run where the stored one is called', () => {
    const code = one(`
      class Queue { private jobs = new Map<string, () => void>(); add(id: string, job: () => void) { this.jobs.set(id, job); } flush(id: string) { const job = this.jobs.get(id); job?.(); } }
      function fill(queue: Queue) { queue.add('a', () => target()); }
      function drain(queue: Queue) { queue.flush('a'); }
      function target() {}`);
    expect(code.callers('a.ts', '(anonymous)')).toEqual(['Queue.flush -> job']);
  });

  it('a wrapper that returns a closure: the closure runs for whoever calls what was returned', () => {
    const code = one(`
      const guarded = (run: () => void) => () => { run(); };
      const open = guarded(() => target());
      function click() { open(); }
      function target() {}`);
    expect(code.callers('a.ts', '(anonymous)')).toEqual(['click -> open']);
  });

  it('methods of collections run theirs at once', () => {
    const code = one('function run(names: string[]) { return names.map(function each(name) { return name; }); }');
    expect(code.callers('a.ts', 'each')).toEqual(['run -> map']);
  });

  it('Array.from hands each element to its callback', () => {
    const code = one("class Hub { target() {} }\nfunction run(hubs: Map<string, Hub>) { return Array.from(hubs.values(), (hub) => hub.target()); }");
    expect(code.callers('a.ts', 'Hub.target')).toEqual(['run -> target']);
  });

  it('then runs what it is given; a timer keeps it', () => {
    const code = one(`
      function later(p: Promise<string>) { return p.then(function given(text) { return text; }); }
      function timed() { setTimeout(function kept() {}, 10); }`);
    expect(code.callers('a.ts', 'given')).toEqual(['later -> then']);
    expect(code.callers('a.ts', 'kept')).toEqual([]);
    expect(code.landings('a.ts', 'kept').length).toBeGreaterThan(0);
  });

  it('making a closure, returning it or registering it does not call it', () => {
    const code = one(`
      declare const server: { on(event: string, f: () => void): void };
      function make() { return function made() {}; }
      function hold() { const held = () => {}; return { held }; }
      function register() { server.on('x', function registered() {}); }`);
    expect(code.callers('a.ts', 'made')).toEqual([]);
    expect(code.callers('a.ts', 'held')).toEqual([]);
    expect(code.callers('a.ts', 'registered')).toEqual([]);
    expect(code.landings('a.ts', 'registered')).toEqual(['registered on']);
  });

  it('a returned closure runs where the result is called', () => {
    expect(one('function make() { return function made() {}; }\nfunction run() { make()(); }').callers('a.ts', 'made')).toHaveLength(1);
  });
});

describe('tables of functions', () => {
  it.each([
    ['of arrows', 'const handlers = { target: () => {}, other: () => {} };', 'handlers[kind]()'],
    ['of named functions', 'function target() {}\nconst handlers: Record<string, () => void> = { target };', 'handlers[kind]?.()'],
    ['read into a variable first', 'function target() {}\nconst handlers = { get: target };', '{ const handler = handlers[kind]; handler(); }'],
  ])('a record %s, run by a computed key', (_, table, run) => {
    expect(one(`${table}\nexport function dispatch(kind: string) { ${run} }`).callers('a.ts', 'target')).toHaveLength(1);
  });

  it('a Map made with its entries', () => {
    const code = one('function target() {}\nconst handlers = new Map([["x", target]]);\nexport function dispatch(kind: string) { handlers.get(kind)?.(); }');
    expect(code.callers('a.ts', 'target')).toEqual(['dispatch -> ']);
  });

  it.each(['for (const each of list) each();', 'list.forEach((each) => each());'])('a list, run by `%s`', (loop) => {
    const code = one(`function target() {}\nconst list = [target];\nexport function all() { ${loop} }`);
    expect(code.callers('a.ts', 'target').length).toBeGreaterThan(0);
  });

  it('objects with a kind in a list, run through the element', () => {
    const code = one(`
      interface Capability { kind: string; run(name: string): void }
      const capabilities: Capability[] = [{ kind: 'prompt', run: (name) => {} }];
      export function dispatch(kind: string) { capabilities.find((c) => c.kind === kind)?.run('a'); }`);
    expect(code.callers('a.ts', 'run')).toEqual(['dispatch -> run']);
  });

  it('classes in a table, made and run far from their declaration', () => {
    const code = memoryCode({
      'commands.ts': 'export abstract class Command { abstract execute(): void }\nexport class GetPrompt extends Command { execute() {} }\nexport class Ping extends Command { execute() {} }',
      'run.ts': "import { GetPrompt, Ping, type Command } from './commands.js';\nconst TABLE: Record<string, new () => Command> = { get: GetPrompt, ping: Ping };\nexport function run(name: string) { new TABLE[name]!().execute(); }",
    });
    expect(code.callers('commands.ts', 'GetPrompt.execute')).toEqual(['run -> execute']);
  });

  it('a lazy table of imports', () => {
    const code = memoryCode({
      'get.ts': 'export async function handle() {}',
      'run.ts': "const TABLE = { get: () => import('./get.js') };\nexport async function run(name: 'get') { const { handle } = await TABLE[name](); await handle(); }",
    });
    expect(code.callers('get.ts', 'handle')).toEqual(['run -> handle']);
  });

  it('members added by a conditional spread', () => {
    const code = one(`
      interface Backend { list(): void; prompt?(name: string): void }
      const makeBackend = (on: boolean): Backend => ({ list() {}, ...(on && { prompt: (name: string) => {} }) });
      export function run(backend: Backend) { backend.prompt?.('a'); }`);
    expect(code.callers('a.ts', 'prompt')).toEqual(['run -> prompt']);
  });

  it('an object copied and extended by spread', () => {
    const code = one(`
      const listed = [{ name: 'a' }].map((prompt) => ({ ...prompt, invoke: () => {} }));
      export function run() { listed[0]?.invoke(); }`);
    expect(code.callers('a.ts', 'invoke')).toEqual(['run -> invoke']);
  });
});

describe('channels', () => {
  it('an emitter with a literal event', () => {
    const code = memoryCode({
      'bus.ts': "import { EventEmitter } from 'node:events';\nexport const bus = new EventEmitter();",
      'listen.ts': "import { bus } from './bus.js';\nbus.on('prompt', function onPrompt() {});\nbus.on('other', function onOther() {});",
      'emit.ts': "import { bus } from './bus.js';\nexport function run() { bus.emit('prompt', 'a'); }",
    });
    expect(code.callers('listen.ts', 'onPrompt')).toEqual(['run -> emit']);
    expect(code.callers('listen.ts', 'onOther')).toEqual([]);
  });

  it('an IPC channel between two processes', () => {
    const code = memoryCode({
      'main.ts': "import { ipcMain } from 'electron';\nipcMain.handle('prompt:get', async function onGet() {});",
      'view.ts': "import { ipcRenderer } from 'electron';\nexport const ask = () => ipcRenderer.invoke('prompt:get');\nexport const not = () => ipcRenderer.invoke('prompt:list');",
    });
    expect(code.callers('main.ts', 'onGet')).toEqual(['ask -> invoke']);
  });
});

describe('generators', () => {
  it('a generator runs where it is called, its loop where it is iterated', () => {
    const code = one(`
      async function* turns() { yield 1; }
      export async function run() { for await (const turn of turns()) void turn; }`);
    expect(code.callers('a.ts', 'turns')).toEqual(['run -> turns']);
  });
});

describe('recursion and size', () => {
  it('functions that call each other have callers and do not hang', () => {
    const code = one('function a(n: number): void { b(n); }\nfunction b(n: number): void { a(n - 1); }\nfunction start() { a(3); }');
    expect(code.callers('a.ts', 'a')).toEqual(['b -> a', 'start -> a']);
    expect(code.callers('a.ts', 'b')).toEqual(['a -> b']);
  });

  it('answers do not depend on the order of questions', () => {
    const text = `
      class Node { next?: Node; visit() { this.next?.visit(); this.after(); } after() { this.visit(); } }
      function start(node: Node) { node.visit(); }`;
    const forwards = one(text);
    const first = [forwards.callers('a.ts', 'Node.visit'), forwards.callers('a.ts', 'Node.after')];
    const backwards = one(text);
    const second = [backwards.callers('a.ts', 'Node.after'), backwards.callers('a.ts', 'Node.visit')].reverse();
    expect(first).toEqual(second);
    expect(first[0]).toEqual(['Node.after -> visit', 'Node.visit -> visit', 'start -> visit']);
  });
});
