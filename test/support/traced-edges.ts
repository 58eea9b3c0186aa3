import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { parse } from '../../src/program/parse.js';
import { typescript, type ts } from '../../src/program/typescript.js';
import { createTree } from '../workspace/temp-tree.js';
import { isFunction, placeOf } from './function-names.js';
import { withoutImplicit, type GraphFixture } from './graph-fixture.js';

/**
 * Runs the programs of the fixtures, which are our own, with a note of the stack at the beginning of each function, and says who was
 * seen to call whom: by fixture, `caller -> callee`. A function that runs with no code of the program below it has the caller `(later)`.
 */
export function traceEdges(fixtures: readonly GraphFixture[]): ReadonlyMap<string, readonly string[]> {
  const folder = createTree({ 'package.json': '{ "type": "module" }', 'trace.cjs': TRACE });
  const ranges = Object.fromEntries(fixtures.flatMap((fixture) => writeInstrumented(fixture, join(folder, fixture.name))));
  writeFileSync(join(folder, 'ranges.json'), JSON.stringify(ranges));
  const mains = fixtures.map(({ name, files }) => ({ name, main: `./${name}/${(files.find((file) => /(?:^|\/)main\.[cm]?[jt]sx?$/.test(file)) ?? '').replace(/\.tsx?$/, '.js')}` }));
  writeFileSync(join(folder, 'run.mjs'), runner(mains));
  const { stdout, stderr, status } = spawnSync(process.execPath, ['run.mjs'], { cwd: folder, encoding: 'utf8', timeout: 60_000 });
  if (status !== 0) throw new Error(stderr);
  const seen = JSON.parse(stdout) as Readonly<Record<string, readonly string[]>>;
  return new Map(fixtures.map((fixture) => [fixture.name, nameEdges(fixture, seen[fixture.name] ?? [])]));
}

function nameEdges({ names, implicit }: GraphFixture, seen: readonly string[]): readonly string[] {
  const name = (key: string): string => names.get(key) ?? key;
  return withoutImplicit(seen.map((edge) => { const [from = '', to = ''] = edge.split(' -> '); return [name(from), name(to)] as const; }), implicit);
}

function runner(mains: readonly { readonly name: string; readonly main: string }[]): string {
  return `import './trace.cjs';
const edges = {};
const failures = [];
process.on('unhandledRejection', (e) => failures.push(String(e)));
for (const { name, main } of ${JSON.stringify(mains)}) {
  try { globalThis.__begin(name); await import(main); await new Promise((done) => setTimeout(done, 60)); } catch (e) { failures.push(name + ': ' + (e?.stack ?? e)); }
  edges[name] = globalThis.__end();
}
if (failures.length > 0) { console.error(failures.join('\\n')); process.exit(1); }
process.stdout.write(JSON.stringify(edges));
process.exit(0);
`;
}

/** Files tell where their functions begin; a frame belongs to the innermost one. Frames of helpers that are no code of ours are passed over. */
const TRACE = `
const { fileURLToPath } = require('node:url');
let current;
const ranges = new Map(Object.entries(require('./ranges.json')));
Error.stackTraceLimit = 40;
globalThis.__begin = () => { current = new Set(); };
globalThis.__end = () => [...current].sort();
function frames() {
  const before = Error.prepareStackTrace;
  Error.prepareStackTrace = (_, sites) => sites;
  const sites = new Error().stack;
  Error.prepareStackTrace = before;
  return sites;
}
globalThis.__enter = (id) => {
  if (!current) return;
  for (const site of frames().slice(3)) {
    const name = site.getFileName() ?? '';
    const list = ranges.get(name.startsWith('file:') ? fileURLToPath(name) : name);
    if (!list) continue;
    const [line, column] = [site.getLineNumber(), site.getColumnNumber()];
    const inner = list.filter((r) => (r.from[0] < line || (r.from[0] === line && r.from[1] <= column)) && (line < r.to[0] || (line === r.to[0] && column <= r.to[1]))).at(-1);
    if (inner ? inner.id === '' : site.isConstructor()) continue;
    if (site.isAsync?.()) break;
    current.add((inner ? inner.id : '(module)') + ' -> ' + id);
    return;
  }
  current.add('(later) -> ' + id);
};
`;

/** Returns the ranges of the functions of each file that was written. */
function writeInstrumented(fixture: GraphFixture, folder: string): readonly (readonly [file: string, ranges: readonly Range[]])[] {
  return fixture.files.map((file) => {
    const compiled = instrument(file, readFileSync(join(fixture.root, file), 'utf8'));
    const target = join(folder, file.replace(/\.tsx?$/, '.js'));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, compiled);
    if (/\brequire\(|module\.exports|\bexports\./.test(compiled)) writeFileSync(join(dirname(target), 'package.json'), '{ "type": "commonjs" }');
    return [target, rangesOf(file, compiled)] as const;
  });
}

/** What the note in a function says, which stands behind what the compiler puts at the beginning of constructors. */
function idOf(node: ts.SignatureDeclaration, source: ts.SourceFile): string {
  const { body } = node as ts.FunctionLikeDeclaration;
  const notes = body && typescript().isBlock(body) ? body.statements.map((statement) => new RegExp(`^${ENTER}\\("([^"]*)"\\)`).exec(statement.getText(source))?.[1]) : [];
  return notes.find((note) => note !== undefined) ?? '';
}

interface Range { readonly id: string; readonly from: readonly number[]; readonly to: readonly number[] }

const ENTER = '__enter';

/** Notes the stack at the beginning of every function, and makes JavaScript of the text. */
function instrument(file: string, text: string): string {
  const compiler = typescript();
  const options: ts.CompilerOptions = { target: compiler.ScriptTarget.ES2022, module: compiler.ModuleKind.Preserve, jsx: compiler.JsxEmit.React, removeComments: true, newLine: compiler.NewLineKind.LineFeed };
  return compiler.transpileModule(text, { fileName: file, compilerOptions: options, transformers: { before: [(context) => (source) => enterFunctions(context, source, file)] } }).outputText;
}

function enterFunctions(context: ts.TransformationContext, source: ts.SourceFile, file: string): ts.SourceFile {
  const compiler = typescript();
  const { factory } = compiler;
  const note = (owner: ts.Node): ts.Statement => factory.createExpressionStatement(factory.createCallExpression(factory.createIdentifier(ENTER), undefined, [factory.createStringLiteral(`${file}:${placeOf(source, owner)}`)]));
  const visit = (node: ts.Node): ts.Node => {
    const owner = compiler.isConstructorDeclaration(node) ? node.parent : node;
    const inner = compiler.visitEachChild(node, visit, context);
    if (!isFunction(node) && !compiler.isConstructorDeclaration(node)) return inner;
    return withNote(inner, note(owner));
  };
  return compiler.visitEachChild(source, visit, context);
}

function withNote(node: ts.Node, note: ts.Statement): ts.Node {
  const { factory } = typescript();
  const compiler = typescript();
  const block = (body: ts.Block | undefined): ts.Block => factory.createBlock([note, ...(body?.statements ?? [])], true);
  if (compiler.isArrowFunction(node)) return factory.updateArrowFunction(node, node.modifiers, node.typeParameters, node.parameters, node.type, node.equalsGreaterThanToken, compiler.isBlock(node.body) ? block(node.body) : factory.createBlock([note, factory.createReturnStatement(node.body)], true));
  if (compiler.isFunctionDeclaration(node)) return factory.updateFunctionDeclaration(node, node.modifiers, node.asteriskToken, node.name, node.typeParameters, node.parameters, node.type, block(node.body));
  if (compiler.isFunctionExpression(node)) return factory.updateFunctionExpression(node, node.modifiers, node.asteriskToken, node.name, node.typeParameters, node.parameters, node.type, block(node.body));
  if (compiler.isMethodDeclaration(node)) return factory.updateMethodDeclaration(node, node.modifiers, node.asteriskToken, node.name, node.questionToken, node.typeParameters, node.parameters, node.type, block(node.body));
  if (compiler.isGetAccessor(node)) return factory.updateGetAccessorDeclaration(node, node.modifiers, node.name, node.parameters, node.type, block(node.body));
  if (compiler.isSetAccessor(node)) return factory.updateSetAccessorDeclaration(node, node.modifiers, node.name, node.parameters, block(node.body));
  if (compiler.isConstructorDeclaration(node) && node.body) return factory.updateConstructorDeclaration(node, node.modifiers, node.parameters, block(node.body));
  return node;
}

/** Where the functions of a compiled text stand, outermost first, with what they were; empty for what the compiler added. */
function rangesOf(file: string, compiled: string): readonly Range[] {
  const compiler = typescript();
  const { sourceFile } = parse(file.replace(/\.tsx?$/, '.js'), compiled);
  const at = (offset: number): readonly number[] => { const { line, character } = sourceFile.getLineAndCharacterOfPosition(offset); return [line + 1, character + 1]; };
  const list: Range[] = [];
  const visit = (node: ts.Node): void => {
    if (compiler.isFunctionLike(node)) {
      list.push({ id: idOf(node, sourceFile), from: at(node.getStart(sourceFile)), to: at(node.end) });
    }
    compiler.forEachChild(node, visit);
  };
  visit(sourceFile);
  return list;
}
