import { type Access, type ExprId, type FileFacts, NONE, type RegionId, type VarId } from '../facts/model.js';
import { storedArgument } from './builtins.js';
import { at, calleeName, exprAs, exprOf, numberOf, type Ref } from './code.js';
import { hop, type Search, toWay, type Way } from './value-search.js';

/** `const [x, setX] = useState()`: x is also whatever setX is called with. */
export function walkState(s: Search, file: FileFacts, variable: VarId, value: ExprId, path: readonly Access[], way: Way): void {
  if (!/^use\w*State\w*$/.test(value === NONE ? '' : calleeName({ file, id: value }))) return;
  const setter = file.variables.findIndex((v, id) => id !== variable && v.definitions.some((d) => d.kind === 'value' && d.value === value && d.path[0] === '1'));
  for (const use of file.variables[setter]?.uses ?? []) {
    const run = exprAs({ file, id: file.exprs[use]?.parent ?? NONE }, 'call');
    const [argument] = run?.args ?? [];
    if (run?.callee === use && argument !== undefined) s.to.expr(s, { file, id: argument }, path, hop(way, { file, id: use }, 'stored'));
  }
}

/** How far back the step that read the member may be. */
const MAX_HOPS = 4;

/**
 * `const before = x.p; x.p = () => before()`: what was read before the member is written, in the same run of the same function, is not what is written.
 * In a loop it may be.
 */
function isReadBefore(store: Ref, property: string, way: Way): boolean {
  const { fn, region, start } = exprOf(store);
  let hops = way.hops;
  for (let i = 0; hops && i < MAX_HOPS; i++, hops = hops.from) {
    const read = hops.at.file === store.file ? exprAs(hops.at, 'member') : undefined;
    if (read?.property === property) return read.fn === fn && read.start < start && !isLooped(store.file, region);
  }
  return false;
}

function isLooped(file: FileFacts, id: RegionId): boolean {
  for (let region = file.regions[id]; region && region.kind !== 'function'; region = file.regions[region.parent]) if (region.kind === 'loop' || region.kind === 'each') return true;
  return false;
}

/** Writes through one use of a variable or field: `use.push(v)`, `use.set(k, v)`, `use.p = v`, `use[k] = v`, `Object.assign(use, v)`, `fill(use)`. */
export function walkMutation(s: Search, use: Ref, path: readonly Access[], way: Way): void {
  s.graph.touch(use.file);
  const parentId = exprOf(use).parent;
  if (parentId === NONE) return;
  const parent = at(use, parentId);
  const expr = exprOf(parent);
  const [first, ...rest] = path;
  if (expr.kind === 'member' && expr.object === use.id) {
    const outer = expr.parent === NONE ? undefined : exprOf(at(use, expr.parent));
    if (outer?.kind === 'assign' && outer.target === parentId && (expr.property === first || (first === '*' && expr.property !== 'length')) && !isReadBefore(at(use, expr.parent), expr.property, way)) s.to.expr(s, at(use, outer.value), rest, hop(way, at(use, expr.parent), 'stored'));
    if (outer?.kind === 'call' && outer.callee === parentId) walkStoredArguments(s, at(use, expr.parent), expr.property, outer.args, path, way);
    if (expr.property === first && first !== undefined) walkMutation(s, parent, rest, way);
  } else if (expr.kind === 'element' && expr.object === use.id) {
    const outer = expr.parent === NONE ? undefined : exprOf(at(use, expr.parent));
    if (outer?.kind === 'assign' && outer.target === parentId) {
      if (first === '#') s.to.expr(s, at(use, expr.index), rest, hop(way, at(use, expr.parent), 'stored'));
      else s.to.expr(s, at(use, outer.value), rest, hop(way, at(use, expr.parent), 'stored'));
    }
  } else if (expr.kind === 'call') {
    const position = expr.args.indexOf(use.id);
    if (position < 0) return;
    if (isObjectAssign(parent, expr.callee)) { if (position === 0) expr.args.slice(1).forEach((a) => { s.to.expr(s, at(use, a), path, hop(way, parent, 'stored')); }); return; }
    walkFilledArgument(s, parent, position, path, way);
  }
}

function walkStoredArguments(s: Search, call: Ref, method: string, args: readonly ExprId[], path: readonly Access[], way: Way): void {
  const stored = storedArgument(method, path, args.length);
  if (!stored) return;
  for (const argument of args.slice(stored.from, stored.to)) {
    const spread = exprAs(at(call, argument), 'spread');
    if (spread) s.to.expr(s, at(call, spread.value), ['*', ...stored.rest], hop(way, call, 'listed'));
    else s.to.expr(s, at(call, argument), stored.rest, hop(way, call, 'stored'));
  }
}

/** A collection handed to a function that fills it. */
function walkFilledArgument(s: Search, call: Ref, position: number, path: readonly Access[], way: Way): void {
  if (way.climbs >= s.climb) return;
  for (const callee of s.graph.calleesOf(call)) {
    if (callee.kind !== 'function') continue;
    const variable = callee.file.functions[callee.fn]?.params[position]?.variable ?? NONE;
    const uses = callee.file.variables[variable]?.uses ?? [];
    for (const use of uses) {
      const key = `fill ${numberOf(callee.file)}:${use} ${path.join('.')}`;
      if (s.seen.has(key)) continue;
      s.seen.add(key);
      walkMutation(s, { file: callee.file, id: use }, path, toWay({ at: call, note: 'argument', from: way.hops }, way.climbs + 1, way.within, way.isOneOfMany));
    }
  }
}

function isObjectAssign(call: Ref, callee: ExprId): boolean {
  const member = exprAs(at(call, callee), 'member');
  return member?.property === 'assign' && exprAs(at(call, member.object), 'name')?.name === 'Object';
}
