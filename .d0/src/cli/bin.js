#!/usr/bin/env node
import { createInterface } from 'node:readline/promises';
import { isatty } from 'node:tty';
import { audit, fix, suppressions } from '../audit.js';
import { factsOf } from '../facts-of.js';
import { inventory } from '../inventory.js';
import { allRules } from '../rule/registry.js';
import { findRoot } from '../workspace/find-root.js';
import { homeOf } from './home.js';
import { run } from './run.js';
const { argv, env, stdin, stdout, stderr, platform } = process;
/** No answer is no. */
async function askAtTerminal(question) {
    const terminal = createInterface({ input: stdin, output: stdout });
    try {
        return /^y(?:es)?$/iu.test((await terminal.question(`${question} (y/N) `)).trim());
    }
    finally {
        terminal.close();
    }
}
// `mcp-audit | head` closes the pipe before the report is written; that is no failure of the audit.
stdout.on('error', (error) => {
    if (error.code !== 'EPIPE')
        throw error;
});
process.exitCode = await run({
    argv: argv.slice(2), env, cwd: process.cwd(), stdout, stderr, isTTY: isatty(stdout.fd), columns: stdout.columns, platform,
    audit, inventory, fix, suppressions, rules: allRules, factsOf, findRoot, home: homeOf(import.meta.url), ask: isatty(stdin.fd) && isatty(stdout.fd) ? askAtTerminal : undefined,
});
