import { audit, fix, suppressions } from '../../src/audit.js';
import { allRules } from '../../src/rule/registry.js';
import { findRoot } from '../../src/workspace/find-root.js';
import { runCli, type Fakes, type Outcome } from './fake-context.js';

/** Runs the command in this process, in the folder `cwd`, with everything real but the streams. */
export async function runReal(cwd: string, argv: readonly string[], fakes: Fakes = {}): Promise<Outcome> {
  return runCli(argv, { cwd, audit, fix, suppressions, rules: allRules, findRoot, ...fakes });
}
