import { expect, test } from 'vitest';

import { runCli } from './fake-context.js';

test.each([100, 40])('--help in %i columns tells options, commands and exit codes', async (columns) => {
  const { code, stdout, stderr, audits } = await runCli(['--help', '--no-color'], { columns, isTTY: true });
  expect({ code, stderr, audits }).toEqual({ code: 0, stderr: '', audits: [] });
  expect(stdout).toMatchSnapshot();
});

test('--help of a sub-command is the same text', async () => {
  expect(await runCli(['explain', '--help'])).toEqual(await runCli(['-h']));
});

test('behind -- a command is a path', async () => {
  expect((await runCli(['--', 'rules'])).stderr).toContain('`rules` does not exist');
});

test('--version', async () => {
  expect(await runCli(['--version'])).toMatchObject({ code: 0, stdout: expect.stringMatching(/^\d+\.\d+\.\d+\S*\n$/u) });
});

test.each([
  ['--frmat json', 'There is no option `--frmat`; did you mean `--format`?'],
  ['-x', 'There is no option `-x`'],
  ['--format jsn', 'There is no format `jsn`; did you mean `json`?'],
  ['--format', 'Not enough arguments following: format.'],
  ['--format json=', '`--format json=` names no file; write `--format json=FILE`.'],
  ['--format json --format stylish', 'Only one report fits on standard output; write the others to files with `--format NAME=FILE`.'],
  ['--format json=a --format stylish=a', 'Two reports cannot share the file `a`.'],
  ['--preset strikt', '`strikt` is not a value of `--preset`; did you mean `strict`?'],
  ['--fail-on info', '`info` is not a value of `--fail-on`; use `error`, `warn` or `never`.'],
  ['--rule no-titel-as-name=off', 'There is no rule `no-titel-as-name`; did you mean `no-title-as-name`?'],
  ['--rule no-title-as-name', '`--rule no-title-as-name` needs the form `--rule ID=off|warn|error`.'],
  ['--rule no-title-as-name=on', '`on` is not a severity in `--rule no-title-as-name=on`'],
  ['--max-warnings many', '`--max-warnings many` needs a number that is not negative.'],
  ['--max-warnings=-1', '`--max-warnings -1` needs a number that is not negative.'],
  ['--root', 'Not enough arguments following: root.'],
  ['--root=', '`--root` needs a value.'],
  ['--root . --root ..', '`--root` is given twice; give it once.'],
  ['--root nowhere', '`nowhere` does not exist (looked for '],
  ['--root arguments.test.ts', '`--root arguments.test.ts` is not a folder; name the folder to analyse.'],
  ['nowhere/at/all', '`nowhere/at/all` does not exist (looked for '],
  ['--print-facts nowhere.ts', '`--print-facts nowhere.ts` is not a file.'],
  ['explain', '`mcp-audit explain` needs a RULE: `mcp-audit explain RULE`.'],
  ['explain no-titel', 'There is no rule `no-titel`; did you mean `no-title-as-name`?'],
  ['explain no-title-as-name more', '`mcp-audit explain` does not take `more`.'],
  ['rules --frmat x', 'There is no option `--frmat`'],
  ['merge', '`mcp-audit merge` needs reports'],
  ['init somewhere', '`mcp-audit init` does not take `somewhere`.'],
  ['--shard 1/2', '`--shard` divides the list of `--roots FILE`; give that, too.'],
  ['--roots list --shard 3/2', '`--shard 3/2` needs the form `--shard I/N`, I from 1 to N.'],
  ['--roots list --baseline b.json', '`--roots` and `--baseline` do not go together.'],
  ['--roots nowhere.txt', 'cannot be read (ENOENT'],
])('%s', async (line, complaint) => {
  const { code, stdout, stderr, audits } = await runCli(line.split(' '));
  expect({ code, stdout, audits }).toEqual({ code: 2, stdout: '', audits: [] });
  expect(stderr).toContain(`mcp-audit: `);
  expect(stderr).toContain(complaint);
  expect(stderr.split('\n')).toHaveLength(2);
});
