import { typescript, type ts } from './typescript.js';

export interface ParsedFile {
  readonly sourceFile: ts.SourceFile;
  /** First syntax error, when there is one; the tree is usable all the same. */
  readonly syntaxError: string | undefined;
}

/** Parses one text, never throwing for what the text holds. */
export function parse(path: string, text: string): ParsedFile {
  const compiler = typescript();
  const sourceFile = compiler.createSourceFile(
    path,
    text,
    { languageVersion: compiler.ScriptTarget.ESNext, jsDocParsingMode: compiler.JSDocParsingMode.ParseNone },
    false,
    scriptKindOf(path, compiler),
  );
  return { sourceFile, syntaxError: firstSyntaxError(sourceFile, compiler) };
}

function scriptKindOf(path: string, compiler: ReturnType<typeof typescript>): ts.ScriptKind {
  // plain JavaScript files hold JSX often enough, and the JSX grammar accepts everything else they hold
  if (/\.[cm]?jsx?$/.test(path)) return compiler.ScriptKind.JSX;
  return path.endsWith('.tsx') ? compiler.ScriptKind.TSX : compiler.ScriptKind.TS;
}

function firstSyntaxError(sourceFile: ts.SourceFile, compiler: ReturnType<typeof typescript>): string | undefined {
  const diagnostics = (sourceFile as unknown as { parseDiagnostics?: readonly ts.Diagnostic[] }).parseDiagnostics ?? [];
  const [first] = diagnostics;
  if (!first) return undefined;
  const { line } = sourceFile.getLineAndCharacterOfPosition(first.start ?? 0);
  return `line ${line + 1}: ${compiler.flattenDiagnosticMessageText(first.messageText, ' ')}`;
}
