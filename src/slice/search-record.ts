import type { StubTexts } from '../catalogue/stub-texts.js';
import { ROLE_TAG } from '../catalogue/roles.js';
import { digestOf } from '../text/digest.js';
import type { Workspace } from '../workspace/workspace.js';
import type { Searches } from './searches.js';
import { Slice } from './slice.js';
import { countDefinitions, seemsToExport, type TextShape } from './text-shapes.js';

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

/** Notes the searches of a run, and which files hold the `signs`. */
export function recordSearches({ shaped, plain, definitions, exports }: Searches, workspace: Workspace, signs: readonly string[], parsed: readonly string[]): SearchRecord {
  const unparsed = new Map(workspace.files.map((path) => [path, new Array<string>()]));
  for (const path of parsed) unparsed.delete(path);
  [...shaped.values()].forEach((list, i) => { for (const path of list) unparsed.get(path)?.push(`s${i}`); });
  [...plain.values()].forEach((list, i) => { for (const path of list) unparsed.get(path)?.push(`p${i}`); });
  signs.forEach((sign, i) => { for (const path of workspace.filesContaining(sign)) unparsed.get(path)?.push(`t${i}`); });
  [...definitions.values()].forEach((counts, i) => { for (const [path, count] of counts) if (count > 0) unparsed.get(path)?.push(`d${i}:${count}`); });
  const asked = [...exports].filter(([path]) => unparsed.has(path)).map(([path, names]) => [path, [...names]] as const);
  return {
    shaped: [...shaped.keys()],
    plain: [...plain.keys()],
    signs,
    definitions: [...definitions].map(([name, { limit }]) => [name, limit]),
    exports: Object.fromEntries(asked),
    answers: Object.fromEntries([...unparsed].map(([path, answers]) => [path, digestOf(answers.join(' '))])),
  };
}

/**
 * Whether files answer the searches of a run as they did then, although their texts are others. False for a file that was parsed.
 */
export function answersAlike(record: SearchRecord, workspace: Workspace, catalogue: StubTexts, paths: readonly string[]): boolean {
  const some = workspace.only(paths);
  const slice = new Slice(some, catalogue);
  const answers = new Map(paths.map((path) => [path, new Array<string>()]));
  record.shaped.forEach((key, i) => { for (const path of slice.filesShaped(key.slice(key.indexOf(' ') + 1), key.slice(0, key.indexOf(' ')) as TextShape)) answers.get(path)?.push(`s${i}`); });
  record.plain.forEach((name, i) => { for (const path of slice.filesContaining(name)) answers.get(path)?.push(`p${i}`); });
  record.signs.forEach((sign, i) => { for (const path of some.filesContaining(sign)) answers.get(path)?.push(`t${i}`); });
  record.definitions.forEach(([name, limit], i) => {
    for (const path of slice.filesContaining(name)) {
      const count = countDefinitions(workspace.text(path), name, limit);
      if (count > 0) answers.get(path)?.push(`d${i}:${count}`);
    }
  });
  return paths.every((path) => {
    const text = workspace.text(path);
    // role tags are read as text, wherever they are; and who might export a name is parsed
    return !text.includes(`@${ROLE_TAG}`) && record.answers[path] === digestOf((answers.get(path) ?? []).join(' ')) && !(record.exports[path] ?? []).some((name) => seemsToExport(text, name));
  });
}
