import type { Access } from '../facts/model.js';

/** How a method of the language's collections, strings and promises hands on what its receiver and arguments hold. */
const SAME_COLLECTION = new Set(['filter', 'slice', 'sort', 'toSorted', 'reverse', 'toReversed', 'concat', 'flat', 'splice', 'toSpliced', 'values', 'finally', 'set', 'add', 'valueOf', 'freeze', 'fill', 'toArray', 'with']);
const ONE_ELEMENT = new Set(['find', 'findLast', 'at', 'pop', 'shift', 'get', 'next', 'findFirst']);
/** Methods whose callback runs at once, its first parameter being an element of the receiver. */
export const ELEMENT_CALLBACKS = new Set(['map', 'flatMap', 'filter', 'forEach', 'find', 'findLast', 'findIndex', 'some', 'every', 'sort', 'toSorted', 'findLastIndex']);
/** Methods that make one value of a list. */
export const isFold = (name: string): boolean => name === 'reduce' || name === 'reduceRight';
export const TEXT_METHODS = new Set([
  'trim', 'trimStart', 'trimEnd', 'toLowerCase', 'toUpperCase', 'toLocaleLowerCase', 'toLocaleUpperCase', 'replace', 'replaceAll', 'slice', 'substring', 'substr', 'split', 'join', 'match', 'matchAll',
  'concat', 'padStart', 'padEnd', 'normalize', 'toString', 'at', 'charAt', 'repeat',
]);
/** Storing a function for later, whatever the receiver is. */
const REGISTRATIONS = /^(?:on|once|off|addListener|prependListener|addEventListener|subscribe|listen|watch|observe|use|register\w*|setRequestHandler|setNotificationHandler|add(?:Tool|Prompt|Resource|Command|Handler|Route)\w*|handle|command|action|hook|setTimeout|setInterval|setImmediate|requestAnimationFrame|schedule|cron|useEffect|useCallback|useMemo|useLayoutEffect|useImperativeHandle|provide|bind)$/;
const ROUTES = new Set(['get', 'post', 'put', 'patch', 'delete', 'all', 'options']);

export const isRegistration = (name: string): boolean => REGISTRATIONS.test(name);
export const isRoute = (name: string): boolean => ROUTES.has(name);

/** Where the value at `path` of a method's result stands in its receiver; `undefined` when the method does not hand the receiver on. */
export function receiverPath(name: string, path: readonly Access[]): readonly Access[] | undefined {
  const [first, second, ...rest] = path;
  if (SAME_COLLECTION.has(name)) return path;
  if (ONE_ELEMENT.has(name)) return ['*', ...path];
  if ((name === 'entries' || name === 'keys') && !isElement(first)) return undefined;
  if (name === 'entries') return first === undefined ? [] : second === '0' ? ['#', ...rest] : ['*', ...rest];
  if (name === 'keys') return ['#', ...path.slice(1)];
  return undefined;
}

/** Is the step one into a list, or none at all? */
export const isElement = (step: Access | undefined): boolean => step === undefined || step === '*' || /^\d+$/.test(step);

/** The same for the static helpers that take a collection as their first argument. */
export function helperPath(owner: string, name: string, path: readonly Access[]): readonly Access[] | undefined {
  const [first, second, ...rest] = path;
  switch (`${owner}.${name}`) {
    case 'Promise.resolve': case 'Object.freeze': case 'Object.seal': case 'Object.assign': return path;
    case 'Object.fromEntries': return first === '#' ? ['*', '0'] : first === undefined ? [] : ['*', '1', ...path.slice(1)];
    case 'Promise.race': case 'Promise.any': return ['*', ...path];
    default:
  }
  // the others make lists
  if (!isElement(first)) return undefined;
  switch (`${owner}.${name}`) {
    case 'Object.values': case 'Array.from': case 'Array.of': case 'Promise.all': return path;
    case 'Promise.allSettled': return first !== undefined && second === 'value' ? [first, ...rest] : first === undefined ? [] : undefined;
    case 'Object.entries': return first === undefined ? [] : second === '0' ? ['#', ...rest] : ['*', ...rest];
    case 'Object.keys': return ['#', ...path.slice(1)];
    default: return undefined;
  }
}

/** Does a mutating method put one of its arguments at the beginning of `path`? Gives the argument's index and what remains of the path. */
export function storedArgument(method: string, path: readonly Access[], count: number): { readonly from: number; readonly to: number; readonly rest: readonly Access[] } | undefined {
  const [first, ...rest] = path;
  if (first === undefined) return undefined;
  const element = isElement(first);
  if (method === 'push' || method === 'unshift' || method === 'add') return element || (first === '#' && method === 'add') ? { from: 0, to: count, rest } : undefined;
  if (method === 'splice') return element ? { from: 2, to: count, rest } : undefined;
  if (method === 'set') {
    if (first === '#') return { from: 0, to: 1, rest };
    // walking a Map gives pairs
    if (first === '*' && rest[0] === '0') return { from: 0, to: 1, rest: rest.slice(1) };
    if (first === '*' && rest[0] === '1') return { from: 1, to: 2, rest: rest.slice(1) };
    return first === '*' ? { from: 1, to: 2, rest } : undefined;
  }
  return undefined;
}
