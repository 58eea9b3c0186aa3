import { NONE } from '../facts/model.js';
import { ELEMENT_CALLBACKS, TEXT_METHODS } from './builtins.js';
import { argumentAt } from './calls.js';
import { calleeRoles } from './callees.js';
import { at, calleeName, exprAs, exprOf, isCatalogue } from './code.js';
import { readCommand } from './effect-commands.js';
import { requestEffect, verbNamed, isVerb, verbOfRequest } from './effect-http.js';
import { isAwaited, isLocal, textsIn, wordsIn } from './effect-scope.js';
import { readSql, runsExplained } from './effect-sql.js';
import { isQuietTarget, strongVerb, verbOf } from './effect-words.js';
import { hasRole, roleOf } from './value.js';
const NOTHING = { effect: undefined, isOpen: false };
const OPEN = { effect: undefined, isOpen: true };
const SQL_METHODS = /^(?:\$?(?:query|execute|exec|prepare|run|all|get|each|iterate|raw|unsafe|batch)\w*|\$?(?:query|execute)Raw\w*|sql|runSql|executeSql|one|many|any|none|oneOrNone|manyOrNone)$/i;
export function effectOfCall(scope, call, callees) {
    const roles = calleeRoles(callees);
    const sql = sqlEffect(scope, call);
    if (sql)
        return { effect: sql, isOpen: false };
    if (hasRole(roles, 'tool-call'))
        return relayEffect(scope, call, roleOf(roles, 'tool-call'));
    const effects = roles.filter((role) => role.name === 'effect').map((role) => role.values['is'] ?? '');
    if (effects.length > 0)
        return { ...declaredEffect(scope, call, effects) };
    if (callees.some((c) => (c.kind === 'function' && !isCatalogue(c.file)) || c.kind === 'constructor'))
        return NOTHING;
    // what the catalogue declares without a role does nothing outside
    if (callees.some((c) => c.kind === 'function'))
        return NOTHING;
    return namedEffect(scope, call, callees);
}
const simple = (kind, at, what, more = {}) => ({ kind, change: undefined, at, what, isNamed: false, repeats: false, ...more });
/** Text of SQL decides, whoever runs it. */
function sqlEffect(scope, call) {
    const [first] = exprAs(call, 'call')?.args ?? [];
    if (first === undefined || !SQL_METHODS.test(calleeName(call)))
        return undefined;
    const given = at(call, first);
    const texts = [...textsIn(scope, given), ...(exprOf(given).kind === 'object' ? [...textsIn(scope, given, ['text']), ...textsIn(scope, given, ['sql'])] : [])];
    return sqlOf(call, texts);
}
/** A text that is put together on the way is judged by each of its forms; it writes when one of them does. */
export function sqlOf(call, texts) {
    for (const text of texts)
        if (runsExplained(text) && text.includes('${}'))
            return simple('write', call, 'SQL EXPLAIN ANALYZE', { change: 'changes', isNamed: true });
    const read = texts.map(readSql).filter((s) => s !== undefined);
    const writes = read.filter((s) => !s.isRead);
    const [first] = writes.length === read.length ? writes : read.filter((s) => s.isRead);
    if (!first)
        return undefined;
    return first.isRead ? simple('read', call, `SQL ${first.verb}`) : simple('write', call, `SQL ${first.verb}`, { change: first.change, repeats: first.repeats });
}
/** A tool of another server: whatever the caller names, or the one that is named here. */
function relayEffect(scope, call, role) {
    const name = argumentAt(call, role?.values['name']);
    const texts = name ? textsIn(scope, name.ref, name.path) : [];
    if (texts.length === 0)
        return { effect: simple('relay', call, 'a tool of another server, whichever the caller names'), isOpen: false };
    const [verb] = texts.map(verbOf);
    if (verb === 'reads')
        return { effect: simple('read', call, `the tool ${texts[0] ?? ''} of another server`, { isNamed: true }), isOpen: false };
    return verb === undefined ? OPEN : { effect: simple('write', call, `the tool ${texts[0] ?? ''} of another server`, { change: verb, isNamed: true }), isOpen: false };
}
function declaredEffect(scope, call, kinds) {
    const name = calleeName(call);
    const one = (effect, isOpen = false) => ({ effect, isOpen });
    if (kinds.includes('process'))
        return commandEffect(scope, call);
    const isHttp = kinds.includes('fetch') && verbNamed(name) !== undefined && looksHttp(scope, call);
    if (kinds.includes('fetch') && kinds.includes('write') && UNREAD.test(name))
        return OPEN;
    if (kinds.includes('fetch') && kinds.includes('write'))
        return isHttp ? one(requestEffect(scope, call, verbNamed(name), false)) : one(databaseWrite(call, name));
    // text of SQL that could be read was judged before
    if (kinds.includes('write'))
        return /^(?:exec|execute|run)$/.test(name) ? OPEN : one(fileWrite(scope, call, name));
    if (kinds.includes('fetch')) {
        if (!REQUESTING.test(name))
            return UNREAD.test(name) ? OPEN : one(simple('read', call, name));
        const { verb, isOpen } = verbOfRequest(scope, call);
        return one(requestEffect(scope, call, verb, isOpen));
    }
    return kinds.includes('read') ? one(openEffect(scope, call, name)) : NOTHING;
}
/** What these do stands in a text or object that is not written here. */
const UNREAD = /^(?:query|execute|raw|command|rpc|prepare|\$(?:query|execute)Raw\w*)$/;
const REQUESTING = /^(?:\w*[fF]etch|request|stream|got|ky|axios|undici|http|https|client|api|instance|\w*(?:Client|Api|Http|Axios))$/;
/** Not a Map or a table that happens to have such a method: it is given an address. */
const looksHttp = (scope, call) => (exprAs(call, 'call')?.args.length ?? 0) > 0 && !/^\s*$/.test(wordsIn(scope, call));
function databaseWrite(call, name) {
    const verb = verbOf(name);
    return simple('write', call, name, { change: verb === 'reads' ? 'changes' : verb ?? 'changes', repeats: verb === 'adds' && /^(?:insert|create|append|add|send|push)/i.test(name) });
}
const FILE_ADDS = new Set(['appendFile', 'appendFileSync', 'mkdir', 'mkdirSync', 'ensureDir', 'ensureDirSync', 'copyFile', 'copyFileSync', 'cp', 'cpSync', 'link', 'linkSync', 'symlink', 'symlinkSync']);
function fileWrite(scope, call, name) {
    const [first] = exprAs(call, 'call')?.args ?? [];
    if (/^(?:mkdtemp|utimes|lutimes)/.test(name))
        return undefined;
    if (first !== undefined && isQuietTarget(wordsIn(scope, at(call, first))))
        return undefined;
    const verb = verbOf(name);
    const isRemoval = /^(?:rm|unlink|remove|emptyDir|delete|del)/.test(name);
    return simple('write', call, name, { change: isRemoval ? 'removes' : FILE_ADDS.has(name) ? 'adds' : verb === 'reads' ? 'changes' : verb ?? 'changes', repeats: name.startsWith('append') });
}
/** `open(path, 'a')` writes. */
function openEffect(scope, call, name) {
    const flags = /^open(?:Sync)?$/.test(name) ? textsIn(scope, argumentAt(call, '1')?.ref) : [];
    return flags.some((f) => /^[wa]|\+/.test(f)) ? simple('write', call, name, { change: 'changes' }) : simple('read', call, name);
}
/** A command by its words; one that the caller of the tool words is a process of the caller's choice. */
function commandEffect(scope, call) {
    const [first, second] = (exprAs(call, 'call')?.args ?? []).map((id) => at(call, id));
    const [text] = textsIn(scope, first);
    if (['exit', 'kill', 'abort'].includes(calleeName(call)))
        return NOTHING;
    const list = second ? exprAs(second, 'array')?.elements : [];
    const more = list?.map((id) => { const [word] = textsIn(scope, at(second ?? call, id)); return word; }) ?? [undefined];
    const words = [...(text?.trim().split(/\s+/).map((w) => (w.includes('${}') ? undefined : w)) ?? [undefined]), ...more];
    const does = readCommand(words);
    const what = `the command ${words.slice(0, 2).map((w) => w ?? '…').join(' ')}`;
    if (does === 'reads')
        return { effect: simple('read', call, what), isOpen: false };
    if (does)
        return { effect: simple('write', call, what, { change: does }), isOpen: false };
    return { effect: simple('process', call, what, { isNamed: words[0] !== undefined || !isFromCaller(scope, first) }), isOpen: false };
}
/** Is the whole command what a parameter brought? */
function isFromCaller(scope, ref) {
    return ref !== undefined && exprOf(ref).kind !== 'call' && /\b(?:command|cmd|script|shell)\b/i.test(wordsIn(scope, ref));
}
const COLLECTING = /^(?:set|add|delete|clear|push|splice|pop|shift|unshift)$/;
const GLOBALS = new Set(['console', 'Object', 'Array', 'Math', 'JSON', 'Promise', 'Number', 'String', 'Date', 'Reflect', 'Symbol', 'process', 'Buffer', 'URL', 'Set', 'Map', 'Intl', 'crypto', 'performance', 'z', 'res', 'response', 'reply', 'headers', 'server', 'transport', 'logger', 'log']);
/** A method that nothing but its name speaks of: of an interface nobody implements here, or of a package that is not known. */
function namedEffect(scope, call, callees) {
    const expr = exprAs(call, 'call');
    const callee = expr && exprAs(at(call, expr.callee), 'member');
    const name = calleeName(call);
    const waits = isAwaited(call) && !isLanguage(call, name);
    if (!expr || (callee && GLOBALS.has(rootName(at(call, callee.object)))))
        return NOTHING;
    if (callee && !waits && COLLECTING.test(name)) {
        return isLocal(scope, at(call, callee.object)) ? NOTHING : { effect: simple('state', call, name, { change: name === 'delete' || name === 'clear' || name === 'pop' || name === 'shift' || name === 'splice' ? 'removes' : name === 'set' ? 'changes' : 'adds', repeats: name === 'push' || name === 'unshift' }), isOpen: false };
    }
    const spoken = spokenRequest(scope, call);
    if (spoken)
        return { effect: { ...spoken, isNamed: spoken.kind !== 'read' }, isOpen: false };
    const change = waits ? strongVerb(name) : undefined;
    if (change && (callee || callees.length > 0))
        return { effect: simple('write', call, name, { change, isNamed: true }), isOpen: false };
    if (!waits || isPlain(name))
        return NOTHING;
    return verbOf(name) === 'reads' ? { effect: simple('read', call, name, { isNamed: true }), isOpen: false } : OPEN;
}
/** `client.request('DELETE', path)`, `api({ method: 'PUT' })` of something unknown. */
function spokenRequest(scope, call) {
    const args = (exprAs(call, 'call')?.args ?? []).slice(0, 2).map((id) => at(call, id));
    if (!/request|fetch|call|api|http|send|invoke/i.test(calleeName(call)))
        return undefined;
    const literal = args.map((arg) => exprAs(arg, 'literal')?.value).find((v) => typeof v === 'string' && isVerb(v) && v === v.toUpperCase());
    const object = args.flatMap((arg) => (exprOf(arg).kind === 'object' ? textsIn(scope, arg, ['method']) : [])).find((v) => isVerb(v));
    const verb = typeof literal === 'string' ? literal : object?.toUpperCase();
    return verb === undefined ? undefined : requestEffect(scope, call, verb, false);
}
function rootName(ref) {
    const expr = exprOf(ref);
    if (expr.kind === 'member' || expr.kind === 'element')
        return rootName(at(ref, expr.object));
    return expr.kind === 'name' ? expr.name : '';
}
const LANGUAGE = new Set([...TEXT_METHODS, ...ELEMENT_CALLBACKS, 'includes', 'startsWith', 'endsWith', 'indexOf', 'resolve', 'relative', 'dirname', 'basename', 'extname', 'normalize', 'has', 'keys', 'values', 'entries', 'reduce', 'toISOString', 'toLocaleString', 'getTime', 'toFixed', 'fromEntries', 'assign', 'isArray', 'stringify', 'now', 'test', 'exec', 'close', 'end', 'apply', 'call', 'bind', 'abort', 'codePointAt', 'charCodeAt']);
/** A method of the language's own values, or one of its functions. */
function isLanguage(call, name) {
    const expr = exprAs(call, 'call');
    const callee = expr && exprAs(at(call, expr.callee), 'name');
    return LANGUAGE.has(name) || (name === 'get' && expr?.args.length === 1 && exprOf(call).parent === NONE) || callee?.variable === NONE;
}
const isPlain = (name) => name === '' || /^(?:then|catch|finally|json|text|all|allSettled|race|map|filter|forEach|reduce|parse|parseAsync|safeParse|safeParseAsync|toString|next|sleep|delay|wait|setTimeout)$/.test(name);
