import { type Access, type ExprId, type FileFacts, type FnId, NONE, type RegionId, type VarId } from '../facts/model.js';

export interface Bound { readonly variable: VarId; readonly path: readonly Access[] }
export interface BoundParameter extends Bound { readonly index: number; readonly rest: boolean }

/** Where the values of a file go without an expression around them. */
export interface Bindings {
  /** Variables that an expression gives a value to. */
  readonly values: ReadonlyMap<ExprId, readonly Bound[]>;
  readonly parameters: ReadonlyMap<FnId, readonly BoundParameter[]>;
  /** The function that returns an expression. */
  readonly returns: ReadonlyMap<ExprId, FnId>;
  /** The field of a class that an expression initialises. */
  readonly fields: ReadonlyMap<ExprId, string>;
  /** Regions that run under a condition, by the condition. */
  readonly tests: ReadonlyMap<ExprId, readonly RegionId[]>;
}

const known = new WeakMap<FileFacts, Bindings>();

export function bindingsOf(file: FileFacts): Bindings {
  const found = known.get(file) ?? findBindings(file);
  known.set(file, found);
  return found;
}

/** Variables that take their value out of a parameter; out of one that collects the rest, as an element of it. */
export function boundToParameter(file: FileFacts, fn: FnId, index: number): readonly Bound[] {
  const own = (bindingsOf(file).parameters.get(fn) ?? []).filter((parameter) => parameter.index === index);
  return own.map(({ variable, path, rest }) => ({ variable, path: rest ? ['*', ...path] : path }));
}

function findBindings(file: FileFacts): Bindings {
  const values = new Map<ExprId, Bound[]>();
  const parameters = new Map<FnId, BoundParameter[]>();
  const tests = new Map<ExprId, RegionId[]>();
  file.variables.forEach((fact, variable) => {
    for (const d of fact.definitions) {
      if (d.kind === 'value') add(values, d.value, { variable, path: d.path });
      if (d.kind === 'parameter') add(parameters, d.fn, { variable, path: d.path, index: d.index, rest: d.rest });
    }
  });
  file.regions.forEach((region, id) => { if (['if', 'else', 'loop', 'guard'].includes(region.kind)) add(tests, region.test, id); });
  const returns = new Map(file.functions.flatMap((fn, id) => fn.returns.map((exit): [ExprId, FnId] => [exit.value, id])));
  const fields = new Map(file.classes.flatMap((c) => [...c.members.values()].flat().flatMap((m): [ExprId, string][] => (m.value === NONE ? [] : [[m.value, m.name]]))));
  return { values, parameters, returns, fields, tests };
}

function add<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
