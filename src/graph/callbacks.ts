import { NONE } from '../facts/model.js';
import { ELEMENT_CALLBACKS, isRegistration, isRoute } from './builtins.js';
import { at, calleeName, exprAs, exprOf, type Ref } from './code.js';

/** What becomes of a function that is given to a call which runs nothing of the code: run in the course of the call, kept for later, or neither. */
export type CallbackFate = 'run' | 'kept' | 'unused';

/** Methods that take a function as a value like any other. */
const TAKES_VALUES = new Set([
  'push', 'unshift', 'set', 'add', 'fill', 'concat', 'splice', 'with', 'toSpliced', 'includes', 'indexOf', 'lastIndexOf', 'has', 'delete', 'get', 'bind', 'assign', 'freeze', 'seal', 'keys', 'values', 'entries', 'isPrototypeOf',
  'off', 'removeListener', 'removeEventListener', 'removeHandler', 'clearTimeout', 'clearInterval', 'clearImmediate', 'resolve', 'reject', 'is', 'isArray', 'toBe', 'toEqual',
]);

const TIMERS = new Set(['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'nextTick', 'requestAnimationFrame', 'requestIdleCallback']);
const CALLBACK_SECOND = new Set(['replace', 'replaceAll']);
const METHOD_CALLBACKS = new Set([...ELEMENT_CALLBACKS, 'reduce', 'reduceRight', 'then', 'catch', 'finally', 'replace', 'replaceAll']);

/** Helpers of the language's own objects that run a function: at which position it is given. */
const HELPER_CALLBACKS: Readonly<Record<string, number>> = {
  'Array.from': 1, 'Array.fromAsync': 1, 'Reflect.apply': 0, 'Reflect.construct': 0, 'JSON.parse': 1, 'JSON.stringify': 1, 'Object.groupBy': 1, 'Map.groupBy': 1, 'Promise.try': 0,
};
const LANGUAGE = new Set(['Object', 'Array', 'Promise', 'Reflect', 'JSON', 'Map', 'Set', 'Symbol', 'String', 'Number', 'Boolean', 'Math', 'console', 'Date', 'Error', 'WeakMap', 'WeakSet', 'Function', 'RegExp']);

/** The fate of the argument at `index`. */
export function fateOfCallback(call: Ref, index: number): CallbackFate {
  const name = calleeName(call);
  const owner = ownerName(call);
  if (exprOf(call).kind === 'new') return name === 'Promise' ? 'run' : LANGUAGE.has(name) ? 'unused' : 'kept';
  if (owner !== undefined && LANGUAGE.has(owner)) return HELPER_CALLBACKS[`${owner}.${name}`] === index ? 'run' : 'unused';
  if (isFree(call) && LANGUAGE.has(name)) return 'unused';
  if (TIMERS.has(name)) return index === 0 ? 'run' : 'unused';
  if (METHOD_CALLBACKS.has(name)) return index === (CALLBACK_SECOND.has(name) ? 1 : 0) || (name === 'then' && index === 1) ? 'run' : 'unused';
  if (TAKES_VALUES.has(name) && owner !== '') return isRoute(name) && hasText(call) ? 'kept' : 'unused';
  return isRegistration(name) || (isRoute(name) && hasText(call)) ? 'kept' : 'run';
}

export const isTimer = (call: Ref): boolean => TIMERS.has(calleeName(call));

const hasText = (call: Ref): boolean => typeof exprAs(at(call, exprAs(call, 'call')?.args[0] ?? NONE), 'literal')?.value === 'string';

/** `Array` of `Array.from(…)`; `undefined` when the receiver is no free name. */
function ownerName(call: Ref): string | undefined {
  const expr = exprAs(call, 'call');
  const member = expr && exprAs(at(call, expr.callee), 'member');
  const name = member && exprAs(at(call, member.object), 'name');
  return name?.variable === NONE ? name.name : undefined;
}

function isFree(call: Ref): boolean {
  const expr = exprAs(call, 'call');
  const name = expr && exprAs(at(call, expr.callee), 'name');
  return name?.variable === NONE;
}
