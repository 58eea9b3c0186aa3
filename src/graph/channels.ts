import { NONE } from '../facts/model.js';
import { at, calleeName, exprAs, exprOf, type Ref } from './code.js';
import type { Graph } from './graph.js';

/** What the sending end of a channel is called: event emitters, IPC, message buses, editor commands. */
const SENDS = /^(?:emit\w*|send\w*|invoke\w*|publish\w*|post\w*|dispatch\w*|trigger\w*|fire\w*|request\w*|call\w*|executeCommand|notify\w*|raise)$/;
/** Names too short or too common to mean one channel. */
const COMMON = new Set(['message', 'error', 'data', 'close', 'open', 'end', 'exit', 'connect', 'disconnect', 'change', 'click', 'ready', 'load', 'keydown', 'submit', 'request', 'response', 'finish']);

/** Calls that send on the literal channel under which a handler is registered: `on('x', f)` is run by `emit('x')`. */
export function findSignals(graph: Graph, registration: Ref): Ref[] {
  const channel = channelOf(registration);
  if (channel === undefined || channel.length < 4 || COMMON.has(channel)) return [];
  return filesSpelling(graph, channel).flatMap((path) => {
    const file = graph.source.facts(path);
    if (!file) return [];
    return file.exprs.flatMap((expr, id) => {
      const ref = { file, id };
      const isSend = expr.kind === 'call' && channelOf(ref) === channel && SENDS.test(methodName(ref));
      return isSend && !(file === registration.file && id === registration.id) ? [ref] : [];
    });
  });
}

/** Files that hold the channel as a text of its own: another word, or a part of a longer text, is no channel. */
function filesSpelling(graph: Graph, channel: string): readonly string[] {
  const spelling = new Set(['\'', '"', '`'].flatMap((quote) => graph.source.filesContaining(quote + channel + quote)));
  return graph.source.filesContaining(channel).filter((path) => spelling.has(path));
}

function channelOf(call: Ref): string | undefined {
  const expr = exprOf(call);
  const first = expr.kind === 'call' ? expr.args[0] : undefined;
  if (first === undefined) return undefined;
  const made = exprAs(at(call, first), 'new');
  const name = made && calleeName(at(call, first)).endsWith('Event') ? made.args[0] ?? NONE : first;
  const literal = exprAs(at(call, name), 'literal');
  return typeof literal?.value === 'string' ? literal.value : undefined;
}

function methodName(call: Ref): string {
  const expr = exprAs(call, 'call');
  return expr ? (exprAs(at(call, expr.callee), 'member')?.property ?? exprAs(at(call, expr.callee), 'name')?.name ?? '') : '';
}
