import { lstatSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { messageOf, UserError } from '../../errors.js';
import { neutraliseLine } from '../../text/neutralise.js';
import { listTree } from '../../workspace/list-tree.js';
import type { Context, ExitCode } from '../context.js';
import { versionOf } from '../home.js';
import { planInit, type InitPlan, type PlannedFile } from '../init/plan.js';

const TYPE_SCRIPT = /\.[cm]?tsx?$/u;

/** Shows what a project needs, asks, and writes it. What is there already stays as it is. */
export async function initProject(isYes: boolean, context: Context): Promise<ExitCode> {
  const folder = context.cwd;
  const plan = planInit({ has: (path) => isThere(join(folder, path)), manifest: readManifest(folder), holdsTypeScript: () => listTree(folder).files.some((path) => TYPE_SCRIPT.test(path)), version: versionOf(context.home) });
  context.stdout.write(describePlan(plan));
  if (plan.writes.length > 0) {
    if (!isYes && !context.ask) throw new UserError('Nothing was written: there is no terminal to ask at. Pass --yes to write these files.');
    if (!isYes && !(await context.ask?.(`Write ${plan.writes.length === 1 ? 'this file' : `these ${plan.writes.length} files`}?`))) {
      context.stdout.write('Nothing was written.\n');
      return 0;
    }
    for (const file of plan.writes) writeNew(folder, file);
    context.stdout.write(`Written: ${plan.writes.map(({ path }) => path).join(', ')}.\n`);
  }
  context.stdout.write(nextSteps(plan));
  return 0;
}

function describePlan({ writes, left }: InitPlan): string {
  const shown = writes.map(({ path, text }) => `${path}\n${text.replace(/^(?=.)/gmu, '  │ ')}\n`);
  const kept = left.map(({ path, advice }) => neutraliseLine(`Left as it is: ${path}; ${advice}.`));
  return `${[...shown, ...kept].join('\n').trimEnd()}\n\n`;
}

function nextSteps({ missingPackages }: InitPlan): string {
  const install = missingPackages.length === 0 ? '' : `Install what they need: npm install --save-dev ${missingPackages.join(' ')}\n`;
  return `${install}Then look: npx mcp-audit. To accept what is there today: npx mcp-audit --baseline mcp-audit-baseline.json --update-baseline\n`;
}

function isThere(file: string): boolean {
  return lstatSync(file, { throwIfNoEntry: false }) !== undefined;
}

/** A `package.json` that cannot be read says nothing. */
function readManifest(folder: string): Readonly<Record<string, unknown>> {
  try {
    const content: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8').replace(/^\ufeff/u, ''));
    return typeof content === 'object' && content !== null ? (content as Readonly<Record<string, unknown>>) : {};
  } catch {
    return {};
  }
}

/** Never over a file that came in the meantime. */
function writeNew(folder: string, { path, text }: PlannedFile): void {
  try {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text, { flag: 'wx' });
  } catch (error) {
    throw new UserError(`${path} cannot be written (${messageOf(error)}).`, { cause: error });
  }
}
