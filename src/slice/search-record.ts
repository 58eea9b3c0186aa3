import { ROLE_TAG } from '../catalogue/roles.js';
import { digestOf } from '../text/digest.js';
import type { Workspace } from '../workspace/workspace.js';
import type { Searches } from './searches.js';
import { shapedSearch, TextSearches } from './text-searches.js';
import { countDefinitions, seemsToExport } from './text-shapes.js';

/** What a run asked of texts, as data, with what it learnt of each file that it did not parse. */
export interface SearchRecord {
  readonly shaped: readonly string[];
  readonly plain: readonly string[];
  /** Texts that were looked for as they are. */
  readonly signs: readonly string[];
  readonly definitions: readonly (readonly [name: string, limit: number])[];
  readonly exports: Readonly<Record<string, readonly string[]>>;
  /** Digests of the answers, by file. */
  readonly answers: Readonly<Record<string, string>>;
}

/** A mark that stands for one search, and the files that hold what was looked for. */
type Holders = readonly [mark: string, paths: Iterable<string>];

/** Notes the searches of a run, and which files hold the `signs`. */
export function recordSearches({ shaped, plain, definitions, exports }: Searches, workspace: Workspace, signs: readonly string[], parsed: readonly string[]): SearchRecord {
  const wasParsed = new Set(parsed);
  const unparsed = workspace.files.filter((path) => !wasParsed.has(path));
  const answers = answersOf(unparsed, [
    ...[...shaped.values()].map((paths, i): Holders => [`s${i}`, paths]),
    ...[...plain.values()].map((paths, i): Holders => [`p${i}`, paths]),
    ...signs.map((sign, i): Holders => [`t${i}`, workspace.filesContaining(sign)]),
    ...[...definitions.values()].flatMap((counts, i) => [...counts].map(([path, count]) => defined(i, path, count))),
  ]);
  return {
    shaped: [...shaped.keys()],
    plain: [...plain.keys()],
    signs,
    definitions: [...definitions].map(([name, { limit }]) => [name, limit]),
    exports: Object.fromEntries([...exports].filter(([path]) => answers.has(path)).map(([path, names]) => [path, [...names]])),
    answers: Object.fromEntries(answers),
  };
}

/**
 * Whether files answer the searches of a run as they did then, although their texts are others. False for a file that was parsed.
 */
export function answersAlike(record: SearchRecord, workspace: Workspace, paths: readonly string[]): boolean {
  const some = workspace.limitedTo(paths);
  const texts = new TextSearches(some);
  const answers = answersOf(paths, [
    ...record.shaped.map((key, i): Holders => [`s${i}`, texts.filesShaped(...shapedSearch(key))]),
    ...record.plain.map((name, i): Holders => [`p${i}`, texts.filesContaining(name)]),
    ...record.signs.map((sign, i): Holders => [`t${i}`, some.filesContaining(sign)]),
    ...record.definitions.flatMap(([name, limit], i) => texts.filesContaining(name).map((path) => defined(i, path, countDefinitions(workspace.text(path), name, limit)))),
  ]);
  return paths.every((path) => {
    const text = workspace.text(path);
    // role tags are read as text, wherever they are; and who might export a name is parsed
    return !text.includes(`@${ROLE_TAG}`) && record.answers[path] === answers.get(path) && !(record.exports[path] ?? []).some((name) => seemsToExport(text, name));
  });
}

const defined = (search: number, path: string, count: number): Holders => [`d${search}:${count}`, count > 0 ? [path] : []];

/** A digest of what each of the files answers: the marks of the searches it holds something for, in their order. */
function answersOf(paths: readonly string[], searches: readonly Holders[]): ReadonlyMap<string, string> {
  const marks = new Map(paths.map((path) => [path, new Array<string>()]));
  for (const [mark, holders] of searches) for (const path of holders) marks.get(path)?.push(mark);
  return new Map([...marks].map(([path, ofFile]) => [path, digestOf(ofFile.join(' '))]));
}
