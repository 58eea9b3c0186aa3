import type { StubText, StubTexts } from '../catalogue/stub-texts.js';
import type { Role, RoleName } from '../catalogue/roles.js';
import { calleeRoles } from './callees.js';
import { NONE, type ExprId, type FileFacts, type VarId } from '../facts/model.js';
import { at, exprAs, exprOf, type Ref } from './code.js';
import type { Graph } from './graph.js';
import { roleOf } from './value.js';

/** The names under which members with a role are called, read off the stubs of the modules that `isUsed`, so that text can be searched for them. */
export function namesWithRole(catalogue: StubTexts, role: RoleName, isUsed: (specifier: string) => boolean, own: readonly string[]): readonly string[] {
  const names = new Set<string>(own.flatMap((text) => namesIn(text, role)));
  for (const stub of usedStubs(catalogue, isUsed)) for (const name of namesIn(stub.text, role)) names.add(name);
  return [...names].sort();
}

/** The stubs of modules that are used, and of those whose types they hand out: the server that a set-up function is given is one of the SDK. */
function usedStubs(catalogue: StubTexts, isUsed: (specifier: string) => boolean): ReadonlySet<StubText> {
  const used = new Set(catalogue.all.filter((stub) => modulesOf(stub).some((specifier) => isUsed(specifier))));
  for (const stub of used) for (const [, specifier = ''] of stub.text.matchAll(/\bfrom ['"]([^'"]+)['"]/g)) for (const other of catalogue.declaring(specifier)) used.add(other);
  return used;
}

const modulesOf = (stub: StubText): string[] => [...stub.text.matchAll(/^declare module ['"]([^'"]+)['"]/gm)].map((m) => m[1] ?? '');

/** The modules whose stubs use a role. */
export function specifiersWithRole(catalogue: StubTexts, role: RoleName): readonly string[] {
  return catalogue.all.filter((stub) => namesIn(stub.text, role).length > 0).flatMap(modulesOf);
}

function namesIn(text: string, role: RoleName): string[] {
  const names: string[] = [];
  for (const match of text.matchAll(new RegExp(`@mcpRole\\s+${role}(?![\\w-])[^@/]*?(?:@mcpRole[^/]*?)?\\*/\\s*(?:(?:export|declare|readonly|static|abstract|async|public|private|protected)\\s+)*(?:(?:function|const|interface|type|class)\\s+)?["']?([\\w$]+)`, 'g'))) {
    const name = match[1] === 'constructor' ? classBefore(text, match.index) : match[1];
    if (name) names.push(name);
  }
  return names;
}

function classBefore(text: string, index: number): string | undefined {
  return [...text.slice(0, index).matchAll(/\bclass\s+([\w$]+)/g)].at(-1)?.[1];
}

/** Files in which a word of each group stands, in the order of the first group. */
export function filesWithAll(graph: Graph, groups: readonly (readonly string[])[], most = Infinity): FileFacts[] {
  const [first = new Set<string>(), ...others] = groups.map((words) => new Set(words.flatMap((word) => graph.source.filesContaining(word))));
  return [...first].filter((path) => others.every((paths) => paths.has(path))).slice(0, most).flatMap((path) => graph.source.facts(path) ?? []);
}

/** Calls of the name, wherever it is a member that is called. */
export function callsNamed(graph: Graph, name: string, paths = graph.source.filesShaped(name, 'member')): Ref[] {
  return paths.flatMap((path) => {
    const file = graph.source.facts(path);
    return file ? (file.index.calls.get(name) ?? []).map((id) => ({ file, id })) : [];
  });
}

export interface RoleCall { readonly ref: Ref; readonly role: Role }

/** Calls anywhere in the code of something that has the role. Common names are looked for only behind a telling receiver. */
export function callsWithRole(graph: Graph, names: readonly string[], role: RoleName, textHint: (name: string) => string): RoleCall[] {
  const calls: RoleCall[] = [];
  for (const name of names) {
    for (const path of graph.source.filesContaining(textHint(name))) {
      const file = graph.source.facts(path);
      for (const id of file ? candidates(file, name) : []) {
        if (!file) continue;
        const ref = { file, id };
        const found = roleOf(calleeRoles(graph.calleesOf(ref)), role);
        if (found) calls.push({ ref, role: found });
      }
    }
  }
  return calls;
}

/** Calls of the name, and of names it was given: `const { getPrompt: get } = c`, `const get = c.getPrompt.bind(c)`. */
function candidates(file: FileFacts, name: string): readonly ExprId[] {
  const direct = file.index.calls.get(name) ?? [];
  const renamed = [...(file.index.destructured.get(name) ?? []), ...boundVariables(file, name)].filter((v) => file.variables[v]?.name !== name);
  return [...direct, ...renamed.flatMap((v) => (file.variables[v]?.uses ?? []).flatMap((use) => { const parent = file.exprs[use]?.parent ?? NONE; const call = file.exprs[parent]; return call?.kind === 'call' && call.callee === use ? [parent] : []; }))];
}

function boundVariables(file: FileFacts, name: string): VarId[] {
  return (file.index.members.get(name) ?? []).flatMap((member) => {
    const bind = file.exprs[file.exprs[member]?.parent ?? NONE];
    const root = bind?.kind === 'member' && bind.property === 'bind' ? bind.parent : member;
    return file.exprs[root]?.parent === NONE ? file.variables.flatMap((v, id) => (v.definitions.some((d) => d.kind === 'value' && d.value === root) ? [id] : [])) : [];
  });
}

/** The argument a role's value names: `0.name` is property `name` of the first argument. */
export function argumentAt(call: Ref, path: string | undefined): { readonly ref: Ref; readonly path: readonly string[] } | undefined {
  if (path === undefined) return undefined;
  const [index = '', ...rest] = path.split('.');
  const expr = exprOf(call);
  const args = expr.kind === 'call' || expr.kind === 'new' ? expr.args : [];
  const spread = index === 'last' ? -1 : args.findIndex((a, i) => i <= Number(index) && exprOf(at(call, a)).kind === 'spread');
  if (spread >= 0) return { ref: at(call, exprAs(at(call, args[spread] ?? NONE), 'spread')?.value ?? NONE), path: [String(Number(index) - spread), ...rest] };
  const id = args[index === 'last' ? args.length - 1 : Number(index)];
  if (id === undefined) return undefined;
  let ref = at(call, id);
  // as near to the value itself as the literal in the call allows
  for (const [i, name] of rest.entries()) {
    const property = exprAs(ref, 'object')?.properties.find((p) => p.key === name);
    if (!property) return { ref, path: rest.slice(i) };
    ref = at(ref, property.value);
  }
  return { ref, path: [] };
}
