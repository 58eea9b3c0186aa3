import { at, calleeName, exprAs, exprOf } from './code.js';
import { originsIn, textsIn, wordsIn } from './effect-scope.js';
import { isAsking, isQuestionUrl, verbOf } from './effect-words.js';
const VERBS = { GET: 'reads', HEAD: 'reads', OPTIONS: 'reads', POST: 'adds', PUT: 'changes', PATCH: 'changes', DELETE: 'removes' };
const BY_NAME = { get: 'GET', head: 'HEAD', options: 'OPTIONS', post: 'POST', postForm: 'POST', put: 'PUT', putForm: 'PUT', patch: 'PATCH', patchForm: 'PATCH', delete: 'DELETE', del: 'DELETE' };
export const isVerb = (text) => text.toUpperCase() in VERBS;
/** The verb a client's method stands for. */
export const verbNamed = (name) => BY_NAME[name];
/** What a request does, by its verb, its address and its body; `undefined` when it asks and changes nothing. */
export function requestEffect(scope, call, verb, isOpen) {
    const what = verb ?? 'a request';
    const plain = { change: undefined, at: call, what, isNamed: false, repeats: false };
    if (verb === undefined)
        return { ...plain, kind: isOpen ? 'network' : 'read' };
    const change = VERBS[verb] ?? 'changes';
    if (change === 'reads')
        return { ...plain, kind: 'read' };
    if (verb !== 'POST')
        return { ...plain, kind: 'write', change };
    return { ...plain, ...postEffect(scope, call) };
}
/** A POST that asks (search, GraphQL query, token) changes nothing. */
function postEffect(scope, call) {
    const args = (exprAs(call, 'call')?.args ?? []).map((id) => at(call, id));
    const body = args.map((arg) => wordsIn(scope, arg)).join(' ');
    if (/\bmutation\b\s*[\w({$]/.test(body))
        return { kind: 'write', change: 'changes', isNamed: false };
    const [url] = args;
    const address = url ? [...textsIn(scope, url), wordsIn(scope, url), ...textsIn(scope, url, ['url'])].join(' ') : '';
    if (isQuestionUrl(address) || /\bquery\s*[\w({$]/.test(body))
        return { kind: 'read', change: undefined, isNamed: true };
    const path = address.replace(/https?:\/\/[^/\s$]+/g, '');
    const spoken = /\/(?:create|add|update|delete|remove|cancel|submit|send|publish|approve|archive|refund|merge|deploy|restart|close)\b/i.test(path);
    const verb = verbOf(scope.own.name ?? '');
    if (spoken)
        return { kind: 'write', change: 'adds', isNamed: verb === 'reads' };
    if (verb === 'reads' || scope.names.some(isAsking))
        return { kind: 'network', change: undefined, isNamed: true };
    return { kind: 'write', change: 'adds', isNamed: verb === undefined && !/\/[a-z][\w-]*/i.test(path) };
}
/** The verb that a call of `fetch`, `request` and the like is made with; `open` when it is given by somebody unknown. */
export function verbOfRequest(scope, call) {
    const args = (exprAs(call, 'call')?.args ?? []).slice(0, 3).map((id) => at(call, id));
    const [first] = args;
    const route = first && textsIn(scope, first).map((text) => /^(GET|HEAD|POST|PUT|PATCH|DELETE)\s+\//.exec(text)?.[1]).find((v) => v !== undefined);
    if (route)
        return { verb: route, isOpen: false };
    let isOpen = false;
    const verbs = [];
    for (const arg of args) {
        const kind = exprOf(arg).kind;
        if (kind === 'literal' || kind === 'template' || kind === 'function')
            continue;
        for (const { value } of originsIn(scope, arg, ['method'], 'value')) {
            if (value.kind === 'literal' && typeof value.value === 'string' && isVerb(value.value))
                verbs.push(value.value.toUpperCase());
            else if (value.kind === 'unknown' && value.why !== 'uninitialised' && value.why !== 'global' && isObjectLike(arg))
                isOpen = true;
        }
    }
    const acting = verbs.filter((verb) => VERBS[verb] !== 'reads');
    // several callers, of which only some write: that is no statement about this one
    if (acting.length > 0 && acting.length < verbs.length && new Set(verbs).size > 1)
        return { verb: undefined, isOpen: true };
    return { verb: acting[0] ?? verbs[0] ?? (isOpen ? undefined : 'GET'), isOpen };
}
function isObjectLike(ref) {
    const expr = exprOf(ref);
    if (expr.kind === 'object')
        return expr.properties.some((p) => p.key === 'method' || p.key === undefined);
    return expr.kind !== 'call' || calleeName(ref) !== 'URL';
}
