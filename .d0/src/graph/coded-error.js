import { at, exprAs, exprOf } from './code.js';
/** How the handler's SDK says invalid params, and the edit that makes it of a plain error where its names are at hand. */
export function codedError({ handler, at: ref, kind }) {
    const isNext = handler.file.topLevel.has('ProtocolError') || handler.file.variables.some((v) => v.definitions.some((d) => d.kind === 'import' && /^@modelcontextprotocol\/(?:server|core)/.test(d.specifier)));
    const [error, code] = isNext ? ['ProtocolError', 'ProtocolErrorCode'] : ['McpError', 'ErrorCode'];
    const text = `\`${error}(${code}.InvalidParams, …)\``;
    const made = exprAs(ref, 'new');
    const [first] = made?.args ?? [];
    const isNamed = ref.file.topLevel.has(error) && ref.file.topLevel.has(code);
    if (!made || first === undefined || !isNamed || (kind !== 'plainError' && kind !== 'plainMissing'))
        return { text, edit: undefined };
    return { text, edit: { at: { file: ref.file, start: made.start, end: exprOf(at(ref, first)).start }, text: `new ${error}(${code}.InvalidParams, ` } };
}
