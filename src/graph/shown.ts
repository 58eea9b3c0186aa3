import { NONE } from '../facts/model.js';
import { bindingsOf } from './bindings.js';
import { at, calleeName, exprOf, type Ref } from './code.js';
import { LOGS } from './use-arguments.js';

const HANDS_ON = new Set(['map', 'filter', 'find', 'flatMap', 'join', 'slice', 'at', 'trim', 'substring', 'substr', 'replace', 'replaceAll', 'padEnd', 'padStart', 'split', 'toUpperCase', 'toLowerCase', 'toString', 'stringify', 'String', 'parse', 'isArray', 'some', 'every']);
const COMPARISONS = new Set(['===', '!==', '==', '!=', '<', '>', '<=', '>=', 'in', 'instanceof']);
/** What a test or an example says must be so: it fails aloud on the text of an error. */
const ASSERTS = /^(?:assert\w*|expect|(?:not|deep|strict|deepStrict)?[eE]qual|(?:doesNot)?[mM]atch|ok|truthy|check)$/;
const MAX_DEPTH = 14;

/** Does the value go to a log, a terminal or an assertion and nowhere else? Whoever reads it sees what it says. */
export function isOnlyShown(ref: Ref, depth = 0): boolean {
  if (depth > MAX_DEPTH) return false;
  const { parent } = exprOf(ref);
  if (parent === NONE) return isShownByName(ref, depth);
  const holder = at(ref, parent);
  const expr = exprOf(holder);
  const on = (): boolean => isOnlyShown(holder, depth + 1);
  switch (expr.kind) {
    case 'binary': return COMPARISONS.has(expr.operator) || on();
    case 'call': {
      const name = calleeName(holder);
      if (expr.callee !== ref.id && (LOGS.test(name) || ASSERTS.test(name))) return true;
      return HANDS_ON.has(name) && on();
    }
    case 'member': case 'element': case 'template': case 'cast': case 'await': case 'choice': case 'spread': case 'unary': return on();
    case 'object': case 'array': return on();
    default: return false;
  }
}

/** The variables that hold it, or a test of it. */
function isShownByName(ref: Ref, depth: number): boolean {
  const { file } = ref;
  const bound = bindingsOf(file).values.get(ref.id) ?? [];
  if (bound.length === 0) return file.regions.some((region) => region.test === ref.id);
  return bound.every(({ variable }) => (file.variables[variable]?.uses ?? []).every((use) => isOnlyShown({ file, id: use }, depth + 1)));
}
