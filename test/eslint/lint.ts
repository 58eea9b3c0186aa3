import { ESLint, type Linter } from 'eslint';
import { ESLint as ESLint9 } from 'eslint9';
import { join } from 'node:path';
import plugin from '../../src/plugin.js';

/** Both supported majors; what a test uses of them is the same in both. */
export const MAJORS: readonly (readonly [name: string, make: (options: ESLint.Options) => ESLint])[] = [
  ['ESLint 10', (options) => new ESLint(options)],
  ['ESLint 9', (options) => new ESLint9(options as never) as unknown as ESLint],
];

export const EVERYWHERE: Linter.Config = { ...plugin.configs.strict, files: ['**/*.{js,mjs,cjs,jsx,ts,mts,cts,tsx}'] };

export type LintText = (path: string, text: string) => Promise<readonly Linter.LintMessage[]>;

/** Lints the text an editor holds for a file of the folder. */
export function editor(make: (options: ESLint.Options) => ESLint, root: string, config: Linter.Config[] = [EVERYWHERE]): LintText {
  const eslint = make({ cwd: root, overrideConfigFile: true, overrideConfig: config });
  return async (path, text) => (await eslint.lintText(text, { filePath: join(root, path) }))[0]?.messages ?? [];
}

/** `line:column rule`, as far as it is ours. */
export function placesOf(messages: readonly Linter.LintMessage[]): string[] {
  return messages.map(({ line, column, ruleId }) => `${line}:${column} ${ruleId ?? 'parser'}`);
}
