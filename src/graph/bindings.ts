import { type Access, type ExprId, type FileFacts, type FnId, NONE, type VarId } from '../facts/model.js';

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
}

const known = new WeakMap<FileFacts, Bindings>();

export function bindingsOf(file: FileFacts): Bindings {
  const found = known.get(file) ?? findBindings(file);
  known.set(file, found);
  return found;
}

function findBindings(file: FileFacts): Bindings {
  const values = new Map<ExprId, Bound[]>();
  const parameters = new Map<FnId, BoundParameter[]>();
  file.variables.forEach((fact, variable) => {
    for (const d of fact.definitions) {
      if (d.kind === 'value') values.set(d.value, [...(values.get(d.value) ?? []), { variable, path: d.path }]);
      if (d.kind === 'parameter') parameters.set(d.fn, [...(parameters.get(d.fn) ?? []), { variable, path: d.path, index: d.index, rest: d.rest }]);
    }
  });
  const returns = new Map(file.functions.flatMap((fn, id) => fn.returns.map((exit): [ExprId, FnId] => [exit.value, id])));
  const fields = new Map(file.classes.flatMap((c) => [...c.members.values()].flat().flatMap((m): [ExprId, string][] => (m.value === NONE ? [] : [[m.value, m.name]]))));
  return { values, parameters, returns, fields };
}
