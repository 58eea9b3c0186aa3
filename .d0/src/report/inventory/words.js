import { counted } from '../count.js';
export const UNNAMED = '(computed name)';
/** What a tool declares, in words. All of it is in the JSON form. */
export function declared({ kind, hints, hasUnknownHints }) {
    if (kind !== 'tool')
        return '';
    const { readOnlyHint, destructiveHint, idempotentHint } = hints;
    const words = [
        readOnlyHint === true ? 'read-only' : readOnlyHint === false ? 'writes' : '',
        readOnlyHint === true || destructiveHint === undefined ? '' : destructiveHint ? 'destructive' : 'only adds',
        readOnlyHint !== true && idempotentHint === true ? 'idempotent' : '',
    ].filter((word) => word !== '');
    if (words.length > 0)
        return words.join(', ');
    return hasUnknownHints ? 'computed' : 'nothing';
}
/** What its handler does: `writes: unlink`. */
export function does({ does: verdict, effect }) {
    if (verdict === 'nothing')
        return 'nothing outside';
    if (!effect)
        return verdict;
    const what = effect.what === 'POST' || /^[A-Z]+$/.test(effect.what) ? `${effect.what} request` : effect.what;
    if (verdict === 'unknown')
        return 'unknown';
    return `${verdict}: ${what}${effect.isLikely ? ' (likely)' : ''}`;
}
/** Who can cause a request, each once: `user, model (likely)`. */
export function initiators({ initiators: all }) {
    const names = [...new Set(all.map(({ initiator }) => initiator))];
    if (names.length === 0)
        return 'nobody found';
    return names.map((name) => (all.some((i) => i.initiator === name && !i.isLikely) ? name : `${name} (likely)`)).join(', ');
}
const KIND_TITLES = [['tool', 'Tools'], ['prompt', 'Prompts'], ['resource', 'Resources']];
const CONTROLLERS = { tool: 'the model calls them', prompt: 'the user picks them', resource: 'the application reads them' };
/** What is offered, kind by kind; kinds with no entry are left out. */
export function sections({ offered }) {
    return KIND_TITLES.flatMap(([kind, title]) => {
        const entries = offered.filter((o) => o.kind === kind);
        return entries.length === 0 ? [] : [{ title: `${title} (${entries.length})`, who: CONTROLLERS[kind], entries }];
    });
}
/** `25 tools: 3 write, 10 read, 12 unknown. 2 requests of prompts/get: user 1, model 1.` */
export function closing({ offered, requests }) {
    const lines = KIND_TITLES.flatMap(([kind, title]) => {
        const entries = offered.filter((o) => o.kind === kind);
        if (entries.length === 0)
            return [];
        const parts = ['writes', 'runs a process', 'relays', 'reads', 'nothing', 'unknown'].flatMap((verdict) => {
            const count = entries.filter((e) => e.does === verdict).length;
            return count === 0 ? [] : [`${VERDICTS[verdict]} ${count}`];
        });
        return [`${counted(entries.length, title.toLowerCase().slice(0, -1))}: ${parts.join(', ')}`];
    });
    const methods = [...new Set(requests.map((r) => r.method))];
    return [...lines, ...methods.map((method) => {
            const calls = requests.filter((r) => r.method === method);
            const names = [...new Set(calls.flatMap((c) => c.initiators.map((i) => i.initiator)))].sort();
            return `${counted(calls.length, `place that sends ${method}`, `places that send ${method}`)}${names.length === 0 ? '' : `: ${names.join(', ')}`}`;
        })];
}
const VERDICTS = { writes: 'write', 'runs a process': 'run a process', relays: 'relay', reads: 'read', nothing: 'do nothing outside', unknown: 'unknown' };
