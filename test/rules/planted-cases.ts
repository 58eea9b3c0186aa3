import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const CASES = join(import.meta.dirname, '../../fixtures/cases');

/** A line of a case that a finding of the rule must touch. */
export interface Mark { readonly ruleId: string; readonly path: string; readonly line: number }

export interface PlantedCase {
  /** `<rule>/<case>`; the twin without the defect ends in `.ok`. */
  readonly name: string;
  readonly folder: string;
  readonly isTwin: boolean;
}

export function plantedCases(): PlantedCase[] {
  return foldersOf(CASES).flatMap((rule) => foldersOf(join(CASES, rule)).map((name) => (
    { name: `${rule}/${name}`, folder: join(CASES, rule, name), isTwin: name.endsWith('.ok') }
  )));
}

/** The lines a case marks with `// expect: <rule>` or, where a second place is as good, `// expect-or: <rule>`; in YAML and front matter with `#`. */
export function marksOf({ folder }: PlantedCase): Mark[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => /\.(?:[cm]?[jt]sx?|ya?ml|md)$/.test(path)).flatMap((path) => (
    readFileSync(join(folder, path), 'utf8').split('\n').flatMap((text, index) => (
      [...text.matchAll(/(?:\/\/|#) expect(?:-or)?: ([\w-]+)/g)].map(([, rule = '']) => ({ ruleId: `mcp/${rule}`, path: path.replaceAll('\\', '/'), line: index + 1 }))
    ))
  ));
}

function foldersOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name).sort();
}
