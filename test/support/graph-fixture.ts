import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { callGraph, type CallGraph } from '../../src/call-graph.js';
import { parse } from '../../src/program/parse.js';
import { functionsIn } from './function-names.js';

const HOME = fileURLToPath(new URL('../../fixtures/graphs/', import.meta.url));

/** What a person says of a small program. */
export interface Expected {
  /** `caller -> callee`; `(module)` is code outside of functions. */
  readonly edges: readonly string[];
  /** Edges that no stack of calls shows: a callback that runs later, code that does not run. */
  readonly unseen?: readonly string[];
  /** Why the program cannot be run as it stands, when it cannot. */
  readonly notRun?: string;
}

export interface GraphFixture {
  readonly name: string;
  readonly root: string;
  readonly expected: Expected;
  readonly files: readonly string[];
  /** Names of functions by `file:line:column`. */
  readonly names: ReadonlyMap<string, string>;
  /** Classes that have no constructor of their own. */
  readonly implicit: ReadonlySet<string>;
}

export const graphFixtures = (): readonly GraphFixture[] => readdirSync(HOME).sort().map(readFixture);

function readFixture(name: string): GraphFixture {
  const root = join(HOME, name);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/')).filter((path) => /\.[cm]?[jt]sx?$/.test(path)).sort();
  const named = files.flatMap((file) => functionsIn(parse(file, readFileSync(join(root, file), 'utf8')).sourceFile).map((fn) => ({ ...fn, key: `${file}:${fn.place}`, file })));
  const counts = new Map<string, number>();
  for (const fn of named) counts.set(fn.name, (counts.get(fn.name) ?? 0) + 1);
  const nameOf = (fn: (typeof named)[number]): string => ((counts.get(fn.name) ?? 0) > 1 ? `${fn.file}:${fn.name}` : fn.name);
  return {
    name, root, files,
    expected: JSON.parse(readFileSync(join(root, 'expected.json'), 'utf8')) as Expected,
    names: new Map(named.map((fn) => [fn.key, nameOf(fn)])),
    implicit: new Set(named.filter(({ node }) => isWithoutConstructor(node)).map(nameOf)),
  };
}

function isWithoutConstructor(node: unknown): boolean {
  const { members } = node as { readonly members?: readonly { readonly parameters?: unknown; readonly name?: unknown; readonly body?: unknown; readonly type?: unknown }[] };
  return members !== undefined && !members.some((member) => member.parameters !== undefined && member.name === undefined);
}

/** The edges that the analysis finds, by the names a reader uses. Edges into modules and into constructors nobody wrote are seen through or left out. */
export async function foundEdges(fixture: GraphFixture): Promise<readonly string[]> {
  const graph = await callGraph({ root: fixture.root });
  const name = (index: number): string => nameOfFunction(fixture, graph, index);
  const edges = graph.fun2fun.map(([from, to]) => [name(from), name(to)] as const).filter(([, to]) => to !== '(module)');
  return withoutImplicit(edges, fixture.implicit);
}

function nameOfFunction({ names }: GraphFixture, graph: CallGraph, index: number): string {
  const [file, line, column] = (graph.functions[index] ?? '').split(':');
  // the module is the first function of its file
  return graph.functions[index - 1]?.split(':')[0] !== file ? '(module)' : names.get(`${graph.files[Number(file)]}:${line}:${column}`) ?? '(module)';
}

/** A class without a constructor runs that of its base: the edge goes there from whoever makes it. */
export function withoutImplicit(edges: readonly (readonly [string, string])[], implicit: ReadonlySet<string>): readonly string[] {
  const beyond = (to: string, depth = 0): readonly string[] => (implicit.has(to) && depth < 9 ? edges.filter(([from]) => from === to).flatMap(([, next]) => beyond(next, depth + 1)) : [to]);
  return [...new Set(edges.filter(([from]) => !implicit.has(from)).flatMap(([from, to]) => beyond(to).map((end) => `${from} -> ${end}`)))].sort();
}
