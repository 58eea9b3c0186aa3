/** Columns assumed where nobody says: pipes, files, logs. */
const DEFAULT_COLUMNS = 100;
/** What standard output can show. `color` is the option of that name, which outranks the environment. */
export function terminalOf(context, color) {
    return { color: hasColor(context, color), unicode: hasUnicode(context), columns: (context.isTTY && context.columns) || DEFAULT_COLUMNS };
}
function hasColor({ env, isTTY }, option) {
    if (option !== undefined)
        return option;
    if (env['NO_COLOR'])
        return false;
    const forced = env['FORCE_COLOR'];
    if (forced !== undefined)
        return forced !== '0' && forced !== 'false';
    return isTTY && env['TERM'] !== 'dumb';
}
/** Windows consoles use a code page unless they are known not to; elsewhere the locale says it, and none at all is no objection. */
function hasUnicode({ env, platform = process.platform }) {
    if (platform === 'win32')
        return Boolean(env['WT_SESSION'] ?? env['ConEmuTask']) || env['TERM_PROGRAM'] === 'vscode' || env['CI'] !== undefined;
    const locale = env['LC_ALL'] || env['LC_CTYPE'] || env['LANG'] || '';
    return locale === '' ? env['TERM'] !== 'linux' : /utf-?8/iu.test(locale);
}
