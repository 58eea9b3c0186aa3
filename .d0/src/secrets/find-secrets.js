import { compile, loadPatterns } from './patterns.js';
import { entropyOf, isPlaceholder } from './placeholder.js';
/** Longer texts are looked at in pieces; expressions were not written to be safe on text of any length. */
const LONGEST = 20_000;
const OVERLAP = 500;
/** Keys, connection strings with passwords, and paths of one person's machine. */
export function findSecrets(text) {
    const found = [];
    for (let start = 0; start === 0 || start < text.length; start += LONGEST - OVERLAP) {
        const piece = text.slice(start, start + LONGEST);
        for (const secret of [...connectionsIn(piece), ...keysIn(piece), ...pathsIn(piece)])
            found.push({ ...secret, start: secret.start + start, end: secret.end + start });
    }
    return withoutOverlaps(found);
}
/** Of matches that overlap the surest, then the first, is told. */
function withoutOverlaps(found) {
    const kept = [];
    for (const secret of [...found].sort((a, b) => Number(a.isDoubtful) - Number(b.isDoubtful) || a.start - b.start)) {
        if (!kept.some((other) => secret.start < other.end && other.start < secret.end))
            kept.push(secret);
    }
    return kept.sort((a, b) => a.start - b.start);
}
function keysIn(text) {
    const patterns = loadPatterns();
    const lower = text.toLowerCase();
    return patterns.patterns.filter(({ keywords }) => keywords.length === 0 || keywords.some((word) => lower.includes(word))).flatMap((pattern) => matchesOf(patterns, pattern, text));
}
function matchesOf(patterns, pattern, text) {
    return [...text.matchAll(compile(pattern.regex))].flatMap((match) => {
        const group = pattern.group ?? match.slice(1).findIndex((part) => part !== undefined && part !== '') + 1;
        const secret = match[group] ?? match[0];
        const verdict = judge(patterns, pattern, secret, match[0]);
        const start = match.index + match[0].lastIndexOf(secret);
        return verdict === 'none' ? [] : [{ kind: 'key', start, end: start + secret.length, isDoubtful: verdict === 'doubtful' }];
    });
}
/** An assignment of some value to a name says less than a key whose shape its issuer chose. */
const isGeneric = ({ id }) => id.startsWith('generic') || id.endsWith('-generic');
function judge(patterns, pattern, secret, match) {
    if (pattern.entropy !== undefined && entropyOf(secret) <= pattern.entropy)
        return 'none';
    if (isAllowed({ ...patterns.allow, target: 'secret' }, secret, match))
        return 'none';
    const isOwnExample = pattern.allow.some((list) => isAllowed(list, secret, match));
    if (isGeneric(pattern))
        return isOwnExample || isPlaceholder(secret) || !/\d/.test(secret) ? 'none' : 'doubtful';
    // a key the issuer's documentation shows has the shape, and a reader cannot tell
    if (isOwnExample)
        return isPlaceholder(secret.replace(/EXAMPLE(?:KEY)?$/, '')) ? 'none' : 'doubtful';
    return isPlaceholder(secret) ? 'none' : 'sure';
}
function isAllowed({ regexes, stopwords, target }, secret, match) {
    const text = target === 'secret' ? secret : match;
    const lower = secret.toLowerCase();
    return regexes.some((source) => compile(source).test(text)) || stopwords.some((word) => lower.includes(word));
}
const URL_WITH_PASSWORD = /\b(?:postgres(?:ql)?|mysql|mariadb|mongodb(?:\+srv)?|rediss?|amqps?|mssql|sqlserver|clickhouse|cockroachdb|smtps?|s?ftps?|ldaps?|nats|https?):\/\/([^\s:@/'"`<>{}$]*):([^\s@/'"`<>{}$]{3,200})@([^\s/'"`:<>{}$]+)/g;
const FIELD_WITH_PASSWORD = /\b(?:Server|Data Source|Host|Endpoint|AccountName|DefaultEndpointsProtocol)=[^\n;]{1,200};(?:[^\n;=]{1,60}=[^\n;]{0,200};){0,8}?\s*(?:Password|Pwd|AccountKey|SharedAccessKey)=([^;\s"'`<>{}$]{6,200})/gi;
const USUAL = /^(?:pass(?:word|wd)?\d{0,3}|pwd|secret|user(?:name)?|login|token|key|api_?key|postgres|mysql|root|admin|guest|test|p[a4@]ss(?:w[o0]rd)?\d{0,3}|pw|hunter2)$/i;
function connectionsIn(text) {
    const urls = [...text.matchAll(URL_WITH_PASSWORD)].map((match) => ({ match, secret: match[2] ?? '', host: match[3] ?? '' }));
    const fields = [...text.matchAll(FIELD_WITH_PASSWORD)].map((match) => ({ match, secret: match[1] ?? '', host: '' }));
    return [...urls, ...fields].filter(({ secret }) => !USUAL.test(secret) && !isPlaceholder(secret)).map(({ match, secret, host }) => {
        const start = match.index + match[0].lastIndexOf(host === '' ? secret : `${secret}@`);
        return { kind: 'connection', start, end: start + secret.length, isDoubtful: /^(?:localhost|127\.0\.0\.1|host(?:name)?|db|.*example\.(?:com|org|net))$/i.test(host) };
    });
}
const HOME = /(?<![\w/.~-])(?:\/Users\/|\/home\/|[A-Za-z]:\\+Users\\+)([A-Za-z][\w.-]*)(?=[\\/])[^\s'"`<>{}$,;)]*/g;
const NOBODY = /^(?:you|user|users|username|user_?name|name|me|myself|someone|your.*|my.*|.*example.*|shared|public|default|ubuntu|runner|node|vscode|app|dev|developer|alice|bob|jane|john|jdoe|johndoe|foo|bar|demo|test|admin|root|linuxbrew)$/i;
/** The home of one person: true on that machine alone. */
function pathsIn(text) {
    return [...text.matchAll(HOME)].filter((match) => !NOBODY.test(match[1] ?? '')).map((match) => ({ kind: 'path', start: match.index, end: match.index + match[0].length, isDoubtful: true }));
}
