const CHANGES = {
    INSERT: 'adds', CREATE: 'adds', GRANT: 'changes', UPDATE: 'changes', REPLACE: 'changes', MERGE: 'changes', UPSERT: 'changes', ALTER: 'changes', DELETE: 'removes', DROP: 'removes', TRUNCATE: 'removes', REVOKE: 'removes', COPY: 'changes',
};
const STATEMENT = /^\s*(?:--[^\n]*\n\s*|\/\*[\s\S]*?\*\/\s*)*(INSERT\s+(?:OR\s+\w+\s+)?INTO|CREATE\s+(?:OR\s+REPLACE\s+)?(?:TEMP(?:ORARY)?\s+)?(?:UNIQUE\s+)?(?:TABLE|INDEX|VIEW|DATABASE|SCHEMA|USER|ROLE|TYPE|FUNCTION|TRIGGER|EXTENSION|VIRTUAL|MATERIALIZED)|GRANT\s+\w+|UPDATE\s+[\w"'`.${[]+|REPLACE\s+INTO|MERGE\s+INTO|UPSERT\s+INTO|ALTER\s+(?:TABLE|DATABASE|ROLE|USER|SCHEMA|TYPE|INDEX)|DELETE\s+FROM|DROP\s+(?:TABLE|INDEX|VIEW|DATABASE|SCHEMA|USER|ROLE|TYPE|FUNCTION|TRIGGER|COLUMN|MATERIALIZED)|TRUNCATE\b|REVOKE\s+\w+|COPY\s+\w+\s+FROM|SELECT\b|SHOW\s+\w+|DESCRIBE\s+\w+|EXPLAIN\b|PRAGMA\b|VALUES\s*\(|WITH\s+(?:RECURSIVE\s+)?[\w"]+\s*(?:\([^)]*\)\s*)?AS\s*(?:NOT\s+MATERIALIZED\s*|MATERIALIZED\s*)?\()/i;
const WITHIN = /\b(INSERT\s+INTO|UPDATE\s+[\w"`.]+\s+SET|DELETE\s+FROM)\b/i;
/** What a text does, when it is SQL. */
export function readSql(text) {
    const head = STATEMENT.exec(text)?.[1];
    if (head === undefined)
        return undefined;
    const verb = head.trim().split(/\s+/)[0]?.toUpperCase() ?? '';
    if (verb === 'WITH') {
        const inner = WITHIN.exec(text)?.[1]?.split(/\s+/)[0]?.toUpperCase();
        return inner === undefined ? { verb: 'SELECT', change: undefined, isRead: true, repeats: false } : statement(inner, text);
    }
    if (/\bTEMP(?:ORARY)?\b/i.test(head))
        return undefined;
    return isProse(verb, text) ? undefined : statement(verb, text);
}
/** `Update a saved task`, `Grant access`: a sentence that begins with such a word. A text that is put together may hold the rest elsewhere. */
function isProse(verb, text) {
    if (verb === 'UPDATE')
        return !/\bUPDATE\s+(?:\S+\s+){1,5}SET\b/i.test(text) && /\bUPDATE\s+\S+\s+[a-z]/i.test(text);
    return !text.includes('${}') && (verb === 'GRANT' || verb === 'REVOKE') && !/\b(?:ON|TO|FROM)\b/i.test(text);
}
function statement(verb, text) {
    const change = CHANGES[verb];
    const isGuarded = /\bON\s+(?:CONFLICT|DUPLICATE)\b|\bOR\s+(?:IGNORE|REPLACE)\b|\bIF\s+NOT\s+EXISTS\b/i.test(text);
    return { verb, change: verb === 'INSERT' && isGuarded ? 'changes' : change, isRead: change === undefined, repeats: verb === 'INSERT' && !isGuarded };
}
/** `EXPLAIN ANALYZE` runs the statement it explains. */
export const runsExplained = (text) => /^\s*EXPLAIN\b[^;]{0,40}\bANALY[ZS]E\b/i.test(text);
