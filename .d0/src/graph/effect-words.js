import { wordsOf } from '../text/name-words.js';
const REMOVES = new Set(['delete', 'remove', 'del', 'destroy', 'drop', 'purge', 'erase', 'unlink', 'truncate', 'wipe', 'revoke', 'cancel', 'uninstall', 'discard', 'terminate', 'kill']);
const CHANGES = new Set(['update', 'upsert', 'patch', 'modify', 'edit', 'rename', 'move', 'replace', 'overwrite', 'archive', 'restore', 'merge', 'rotate', 'reset', 'disable', 'enable', 'finalize', 'refund', 'transfer', 'deploy', 'rollback', 'approve', 'reject', 'write', 'save', 'persist', 'store', 'put', 'set', 'assign', 'unassign', 'close', 'reopen', 'lock', 'unlock', 'apply', 'restart', 'stop', 'start', 'pause', 'resume', 'migrate', 'commit', 'push', 'rebase', 'checkout', 'publish', 'unpublish', 'grant', 'clear', 'sync', 'reorder', 'mark', 'complete', 'toggle', 'drain', 'promote', 'prune', 'pop', 'fix']);
const ADDS = new Set(['create', 'add', 'insert', 'append', 'send', 'post', 'upload', 'submit', 'invite', 'enqueue', 'register', 'provision', 'import', 'clone', 'install', 'schedule', 'book', 'order', 'charge', 'pay', 'notify', 'comment', 'reply', 'attach', 'link', 'trigger', 'run', 'execute', 'invoke', 'duplicate', 'copy', 'fork', 'init', 'generate', 'make', 'new', 'launch']);
const READS = new Set(['get', 'list', 'search', 'find', 'query', 'fetch', 'read', 'show', 'describe', 'lookup', 'check', 'count', 'inspect', 'view', 'preview', 'status', 'explain', 'validate', 'verify', 'analyze', 'analyse', 'compare', 'diff', 'log', 'logs', 'history', 'blame', 'peek', 'browse', 'summarize', 'resolve', 'lint', 'estimate', 'export', 'download', 'info', 'stats', 'help', 'test', 'dry', 'plan', 'retrieve', 'load', 'scan', 'select', 'head', 'ping', 'whoami', 'exists', 'has', 'is', 'what', 'tail', 'current', 'details', 'overview', 'report', 'suggest', 'recommend', 'monitor', 'watch', 'tree', 'ls', 'cat', 'grep', 'docs', 'documentation']);
/** What a name says its function does: by its first word that says anything. */
export function verbOf(name) {
    for (const word of wordsOf(name)) {
        if (READS.has(word))
            return 'reads';
        if (REMOVES.has(word))
            return 'removes';
        if (CHANGES.has(word))
            return 'changes';
        if (ADDS.has(word))
            return 'adds';
    }
    return undefined;
}
/** Does a function of that name ask for something, whatever verb its request has? */
export function isAsking(name) {
    const words = wordsOf(name);
    return words[0] !== 'fetch' && (verbOf(name) === 'reads' || words.some((word) => word === 'query' || word === 'search' || word === 'graphql' || word === 'lookup'));
}
/** The same, by the first word alone. */
export function firstVerbOf(name) {
    const [word] = wordsOf(name);
    return word === undefined ? undefined : verbOf(word);
}
/** Methods of libraries that nobody declares: only words that can hardly mean anything but a write. */
const STRONG = new Set(['delete', 'remove', 'del', 'destroy', 'drop', 'purge', 'truncate', 'create', 'insert', 'update', 'upsert', 'patch', 'save', 'persist', 'archive', 'cancel', 'revoke', 'rename', 'publish', 'deploy', 'finalize', 'refund', 'invite', 'approve', 'merge', 'transfer', 'rotate', 'append', 'write', 'up', 'migrate', 'wipe', 'erase', 'send', 'post', 'put', 'submit', 'restart', 'provision', 'unlink', 'mark', 'increment', 'decrement', 'bulk']);
/** `createClient`, `sendNotification`, `updateProgress`: things of the program itself. */
const OWN_THINGS = new Set(['client', 'connection', 'server', 'transport', 'hash', 'hmac', 'cipheriv', 'stream', 'element', 'logger', 'context', 'url', 'response', 'result', 'error', 'message', 'schema', 'request', 'instance', 'handler', 'controller', 'progress', 'notification', 'logging', 'listener', 'event', 'header', 'headers', 'interface', 'proxy', 'store', 'queue', 'timer', 'timeout', 'iterator', 'cursor', 'query', 'builder', 'parser', 'prompt', 'tool', 'resource', 'agent', 'session', 'span', 'tracer', 'metric', 'cache', 'token', 'signal', 'abort', 'duplicates', 'prefix', 'suffix', 'undefined', 'null', 'whitespace', 'spaces', 'property', 'key', 'item', 'children', 'node', 'object', 'array', 'regexp', 'template', 'factory', 'config', 'options', 'params', 'payload', 'input', 'output', 'view', 'state', 'changed', 'ping', 'read', 'reader', 'readable', 'window', 'document', 'mcp', 'elicitation', 'sampling', 'completion', 'completions', 'embedding', 'embeddings', 'credentials', 'auth', 'comparator', 'filter', 'matcher', 'provider', 'service', 'manager', 'registry', 'map', 'set', 'index', 'pool', 'hook', 'middleware', 'router', 'app', 'text', 'markdown', 'summary', 'table', 'row', 'column', 'line', 'path', 'uuid', 'id', 'wrapper', 'default', 'empty', 'fallback', 'telemetry', 'analytics', 'log', 'trace', 'breadcrumb', 'tag']);
/** What a method of something unknown does, when its name hardly leaves a doubt. */
export function strongVerb(name) {
    const words = wordsOf(name);
    const [first = ''] = words;
    if (!STRONG.has(first) || words.slice(1).some((word) => OWN_THINGS.has(word)))
        return undefined;
    const verb = verbOf(first);
    return verb === 'reads' ? undefined : verb ?? 'changes';
}
const QUIET_WORDS = /(?:^|[/._-])(?:telemetry|analytics|logger|loggers|logging|log|logs|metrics?|trac(?:er|ing|e)|caches?|caching|memo(?:ize)?|sentry|posthog|instrument(?:ation)?|observability|rate-?limit\w*|audit-?log\w*|debug)(?:$|[/._-])/i;
const QUIET_FUNCTION = /^(?:log|trace|debug|warn|track|capture|telemetry|emit|memoi[sz]e|cached?|instrument|metric|report(?:Error|Usage|Event|Metric|Telemetry|Exception)|record(?:Metric|Event|Usage|Telemetry|Latency|Duration|Error|Span)|(?:save|write|store|update|set|put|flush|warm|persist|refresh|invalidate|clear|prune)\w*(?:Cache|Log|Logs|Metrics?|Telemetry|Token|Tokens|Session|Credentials|History|Stats|Usage|Lock)|(?:refresh|get|fetch|ensure|obtain|acquire|request|exchange|renew)\w*(?:Token|Tokens|Auth|Credentials|Jwt|Bearer|Session|Login|Authenticated)|(?:ensure|re)_?[cC]onnect\w*|connect|connectSource|(?:init(?:iali[sz]e)?|ensure|open|setup|get|load)(?:Db|DB|Database|Schema|Store|Storage|Tables?|Connection|Pool|Connected|Initialized|Ready)|login|log_?in|authenti?cate\w*|authorize|ensureAuth\w*|sign_?in|with(?:Cache|Lock|Telemetry|Trac\w+|Span|Metrics?|Logging)|\w*Telemetry\w*|\w*[lL]og(?:ger|Event|Entry|Line|Message)?)$/;
const QUIET_CLASS = /(?:Logger|Log|Telemetry|Cache|Metrics?|Tracer|Analytics|Auth\w*|TokenProvider|TokenManager|TokenStore|OAuth\w*|Session(?:Store|Manager)?|RateLimiter|Reporter|Monitor|Observer)$/;
/** Code that keeps the house: telemetry, caches, logging, tokens. What it writes is nobody's data. */
export const isQuietFunction = (name) => QUIET_FUNCTION.test(name);
export const isQuietClass = (name) => QUIET_CLASS.test(name);
/** What holds the settings of the program itself. */
export const isSettingsClass = (name) => /(?:Config|Configuration|Settings|Preferences)(?:Manager|Store|Service)?$/.test(name);
export const isQuietPath = (path) => QUIET_WORDS.test(path.replace(/\.[cm]?[jt]sx?$/, ''));
const QUIET_TARGETS = new Set(['tmp', 'temp', 'temporary', 'tmpdir', 'mkdtemp', 'cache', 'caches', 'log', 'logs', 'telemetry', 'lock', 'scratch']);
/** Places where what is written is thrown away, or is nobody's data: by the words of paths, variables and calls. */
export const isQuietTarget = (text) => wordsOf(text).some((word) => QUIET_TARGETS.has(word));
/** Addresses to which a POST asks a question, or that only tell somebody how it went. */
const QUESTION_URL = /(?:^|[/_:?.-])(?:search\w*|query|queries|find|lookup|list|filter|graphql|gql|token|tokens|oauth2?|login|auth|authorize|authenticate|introspect\w*|completions?|chat|embed\w*|generate\w*|messages:count\w*|analy[sz]e\w*|validate\w*|verify|check|preview|estimate\w*|quote|batch_?get\w*|bulk_?get\w*|read|fetch|get\w*|describe\w*|explain|count|aggregate\w*|report\w*|simulate\w*|convert|translate|parse|extract|classify|rerank|retriev\w*|recommend\w*|suggest\w*|autocomplete|resolve|telemetry|analytics|events?|metrics?|track\w*|collect|log|logs|ingest|otlp|sentry|envelope|rpc|json-?rpc|mcp|_search|_msearch|_count|scrape|crawl|render|screenshot|run-?query|sql|ask)(?:$|[/_:?.#&=-])/i;
export const isQuestionUrl = (text) => QUESTION_URL.test(text);
const BOOKS = new Set(['snapshot', 'history', 'version', 'versions', 'audit', 'activity', 'event', 'revision', 'backup', 'notification', 'log', 'journal', 'changelog', 'usage']);
/** What is kept beside a change, of the change: it grows with every call and is not what the call is for. */
export const isBookkeeping = (name) => wordsOf(name).some((word) => BOOKS.has(word));
