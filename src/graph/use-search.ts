import { NONE, type Access, type ExprId, type FileFacts, type FnId, type VarId } from '../facts/model.js';
import { bindingsOf } from './bindings.js';
import { at, calleeName, exprAs, exprOf, type Ref } from './code.js';
import type { Graph } from './graph.js';

/** Where a value is: in an expression, or in a variable. */
export type Holder = { readonly kind: 'expr'; readonly ref: Ref } | { readonly kind: 'variable'; readonly file: FileFacts; readonly variable: VarId };

/** The expressions at which a holder's value stands. */
export const placesHeld = (holder: Holder): Ref[] => (holder.kind === 'expr' ? [holder.ref] : (holder.file.variables[holder.variable]?.uses ?? []).map((id) => ({ file: holder.file, id })));

/** A property that is read of the value, and where what was read is then. */
export interface PropertyRead {
  readonly property: string;
  readonly at: Ref;
  readonly holder: Holder;
  /** Where in the holder it is. */
  readonly path: readonly Access[];
}

/** A place behind which the value cannot be followed. */
export interface Escape { readonly at: Ref; readonly how: 'returned' | 'argument' | 'stored' | 'logged' }

/** What becomes of a value. */
export interface Uses {
  readonly reads: PropertyRead[];
  readonly escapes: Escape[];
  /** Places where it is asked whether it is truthy. */
  readonly tests: Ref[];
}

/** The call by which the search entered a function: what the function returns goes back there. */
export interface Entered { readonly file: FileFacts; readonly fn: FnId; readonly call: Ref; readonly from: Entered | undefined }

export interface UseSearch extends Uses {
  readonly graph: Graph;
  /** Is enough known to end the search? */
  readonly isEnough: (uses: Uses) => boolean;
  readonly seen: Set<string>;
  readonly to: UseWays;
}

/** Where the search goes on; files call one another through this table. */
export interface UseWays {
  expression(s: UseSearch, ref: Ref, path: readonly Access[], within: Entered | undefined): void;
  variable(s: UseSearch, file: FileFacts, variable: VarId, path: readonly Access[], within: Entered | undefined): void;
}

/** One step of a pattern or an access, and one step towards the value. */
export function isSameStep(taken: Access, towards: Access): boolean {
  return taken === towards || (taken === '*' && /^\d+$/.test(towards)) || (towards === '*' && /^\d+$/.test(taken));
}

/** Is it asked whether the expression is truthy: a condition, an operand of `!`, `&&` and `||`, `Boolean(x)`? */
export function isTested(ref: Ref): boolean {
  const { parent } = exprOf(ref);
  if (parent === NONE) return bindingsOf(ref.file).tests.has(ref.id);
  const holder = at(ref, parent);
  const expr = exprOf(holder);
  switch (expr.kind) {
    case 'unary': return expr.operator === '!';
    case 'cast': return isTested(holder);
    // `cursor || ''` gives an empty text for an empty text
    case 'choice': return expr.operator === '||' && expr.test === ref.id && isEmptyText(at(ref, expr.options[1] ?? NONE)) ? false : expr.operator === '?:' ? expr.test === ref.id : expr.operator !== '??' && (expr.test === ref.id || isTested(holder));
    case 'call': { const callee = exprOf(at(ref, expr.callee)); return callee.kind === 'name' && callee.name === 'Boolean' && expr.args[0] === ref.id; }
    default: return false;
  }
}

const isEmptyText = (ref: Ref): boolean => exprAs(ref, 'literal')?.value === '';

/** The state that a call sets: `const [page, setPage] = useState()`. */
export function stateSetBy(call: Ref): readonly VarId[] {
  const { file } = call;
  const expr = exprOf(call);
  const setter = expr.kind === 'call' ? exprOf(at(call, expr.callee)) : undefined;
  const made = setter?.kind === 'name' ? file.variables[setter.variable]?.definitions[0] : undefined;
  if (made?.kind !== 'value' || made.path.length !== 1 || made.path[0] !== '1' || calleeNameOf(file, made.value) !== 'useState') return [];
  return (bindingsOf(file).values.get(made.value) ?? []).filter((b) => b.path[0] === '0').map((b) => b.variable);
}

function calleeNameOf(file: FileFacts, call: ExprId): string {
  return file.exprs[call]?.kind === 'call' ? calleeName({ file, id: call }) : '';
}
