import { expect, test } from 'vitest';

import { UserError } from '../../src/errors.js';
import { parseConfig } from '../../src/config/parse-config.js';

function complaintAbout(text: string, ruleIds?: readonly string[]): string {
  try {
    parseConfig({ file: '/repo/mcp-audit.jsonc', text }, ruleIds ? { ruleIds } : {});
  } catch (error) {
    expect(error).toBeInstanceOf(UserError);
    return (error as UserError).message;
  }
  throw new Error('The configuration was accepted.');
}

test('comments and trailing commas are fine; every list has a default', () => {
  const config = parseConfig({ file: '/repo/mcp-audit.jsonc', text: '{\n  // ours\n  "root": "app", /* x */ "sinks": [{ "function": "get", "kind": "prompt-get" },],\n}' });
  expect(config).toEqual({
    file: '/repo/mcp-audit.jsonc', root: 'app', exclude: [], catalogue: [], entries: [], sinks: [{ function: 'get', kind: 'prompt-get' }], rules: {},
  });
});

test('rule ids get their prefix, options stay with their severity', () => {
  const { rules } = parseConfig({ file: 'f', text: '{ "rules": { "no-large-embeds": ["warn", { "lines": 40 }], "mcp/valid-completion": ["off", {}] } }' });
  expect(rules).toEqual({ 'mcp/no-large-embeds': ['warn', { lines: 40 }], 'mcp/valid-completion': 'off' });
});

test.each([
  ['{\n  "exclud": []\n}', '/repo/mcp-audit.jsonc:2:3: `exclud` is not a key of the configuration; did you mean `exclude`?'],
  ['{ "entries": [{ "file": "a.ts", "fnction": "f", "kind": "user" }] }', ':1:33: `fnction` is not a key of `entries[0]`; did you mean `function`?'],
  ['{ "entries": [{ "file": "a.ts", "kind": "user" }] }', ':1:15: `entries[0]` needs the key `function`.'],
  ['{\r\n"entries": [\r\n{ "file": "a.ts", "function": "f", "kind": "usr" }] }', ':3:44: `entries[0].kind` cannot be the string "usr"; did you mean `user`?'],
  ['{ "exclude": {} }', ':1:14: `exclude` must be a list, not an object.'],
  ['{ "root": "../x" }', ':1:11: `root` must be a path inside the root, relative and with forward slashes, not the string "../x".'],
  ['{ "rules": { "x": 2 } }', ':1:19: `rules.x` must be `off`, `warn` or `error`, or a list of severity and options, not the number 2.'],
  ['{ "rules": { "x": "err" } }', ':1:19: `rules.x` cannot be the string "err"; did you mean `error`?'],
  ['{ "rules": { "x": "off", "mcp/x": "off" } }', ':1:26: `mcp/x` is set twice, with and without its prefix.'],
  ['{ "root": "a", "root": "b" }', ':1:16: `root` is given twice in the configuration.'],
  ['{ "root": "a"', ':1:14: this is not valid JSON with comments (close brace expected).'],
  ['module.exports = {}', ':1:1: this is not valid JSON with comments'],
  ['[]', ':1:1: the configuration must be an object, not a list.'],
  ['', ':1:1: this is not valid JSON with comments (value expected).'],
])('%s', (text, complaint) => {
  expect(complaintAbout(text)).toContain(complaint);
});

test('an unknown rule is an error when the rules are known', () => {
  expect(complaintAbout('{ "rules": { "no-titel-as-name": "off" } }', ['no-title-as-name', 'valid-completion']))
    .toBe('/repo/mcp-audit.jsonc:1:14: there is no rule `no-titel-as-name`; did you mean `mcp/no-title-as-name`?');
});
