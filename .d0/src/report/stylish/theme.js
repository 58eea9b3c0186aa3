import pc from 'picocolors';
const UNICODE = {
    pointer: '❯', bar: '│', caret: '^', ellipsis: '…', pathStart: '┌', pathNext: '├', pathEnd: '└', pathOnly: '╶', dot: '·', error: '✖', warning: '▲', success: '✔',
};
const ASCII = {
    pointer: '>', bar: '|', caret: '^', ellipsis: '...', pathStart: '.', pathNext: '|', pathEnd: '`', pathOnly: '-', dot: '-', error: 'x', warning: '!', success: 'ok',
};
/** Below this nothing can be read; the terminal wraps. */
const NARROWEST = 24;
/** Above this lines are too long to be followed. */
const WIDEST = 120;
export function themeOf({ color, unicode, columns }) {
    return { paint: pc.createColors(color), symbols: unicode ? UNICODE : ASCII, columns: Math.min(WIDEST, Math.max(NARROWEST, columns)) };
}
