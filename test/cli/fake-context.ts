import { fileURLToPath } from 'node:url';

import type { AuditOptions } from '../../src/audit.js';
import type { Context, RuleInfo } from '../../src/cli/context.js';
import { run } from '../../src/cli/run.js';
import type { Report } from '../../src/findings/finding.js';
import { aReport } from '../report/sample-report.js';

export const RULES: readonly RuleInfo[] = [
  { id: 'no-title-as-name', docs: { description: 'Disallow sending the title of a prompt or tool as its name.', recommended: 'error' } },
  { id: 'no-model-invoked-prompts', docs: { description: 'Disallow paths on which a model can get a prompt.', recommended: 'error' } },
  {
    id: 'mcp/require-prompt-origin',
    docs: {
      description: 'Require that a conversation says who started a prompt.', recommended: false, strict: 'warn',
      why: 'Nobody can tell later.', whatToDo: 'Send the `origin`.', url: 'https://example.test/origin',
    },
  },
];

/** What a run of the command did. */
export interface Outcome {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
  /** The options of each audit. */
  readonly audits: readonly AuditOptions[];
}

export interface Fakes extends Partial<Omit<Context, 'argv' | 'stdout' | 'stderr' | 'audit'>> {
  readonly report?: Report;
  readonly audit?: Context['audit'];
}

/** Runs the command on a fake audit that answers with `report` (default: one without findings). */
export async function runCli(argv: readonly string[], { report = aReport([]), audit, ...fakes }: Fakes = {}): Promise<Outcome> {
  let stdout = '';
  let stderr = '';
  const audits: AuditOptions[] = [];
  const code = await run({
    argv,
    env: { LANG: 'en_US.UTF-8' },
    cwd: fileURLToPath(new URL('.', import.meta.url)),
    isTTY: false,
    platform: 'linux',
    stdout: { write: (text) => { stdout += text; } },
    stderr: { write: (text) => { stderr += text; } },
    callGraph: () => Promise.reject(new Error('no call graph was asked for')),
    inventory: () => Promise.reject(new Error('no inventory was asked for')),
    rules: RULES,
    findRoot: () => fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/u, ''),
    fix: () => Promise.reject(new Error('nothing is repaired here')),
    suppressions: () => Promise.reject(new Error('nothing is listed here')),
    factsOf: (file) => ({ file }),
    home: fileURLToPath(new URL('../..', import.meta.url)),
    ...fakes,
    audit: async (options = {}) => {
      audits.push(options);
      return audit ? await audit(options) : report;
    },
  });
  return { code, stdout, stderr, audits };
}
