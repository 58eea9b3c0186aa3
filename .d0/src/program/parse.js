import { typescript } from './typescript.js';
/** Parses one text, never throwing for what the text holds. */
export function parse(path, text) {
    const compiler = typescript();
    const sourceFile = compiler.createSourceFile(path, text, { languageVersion: compiler.ScriptTarget.ESNext, jsDocParsingMode: compiler.JSDocParsingMode.ParseNone }, false, scriptKindOf(path, compiler));
    return { sourceFile, syntaxError: firstSyntaxError(sourceFile, compiler) };
}
function scriptKindOf(path, compiler) {
    // plain JavaScript files hold JSX often enough, and the JSX grammar accepts everything else they hold
    if (/\.[cm]?jsx?$/.test(path))
        return compiler.ScriptKind.JSX;
    return path.endsWith('.tsx') ? compiler.ScriptKind.TSX : compiler.ScriptKind.TS;
}
function firstSyntaxError(sourceFile, compiler) {
    const diagnostics = sourceFile.parseDiagnostics ?? [];
    const [first] = diagnostics;
    if (!first)
        return undefined;
    const { line } = sourceFile.getLineAndCharacterOfPosition(first.start ?? 0);
    return `line ${line + 1}: ${compiler.flattenDiagnosticMessageText(first.messageText, ' ')}`;
}
