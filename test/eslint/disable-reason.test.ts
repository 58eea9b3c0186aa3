import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { audit } from '../../src/audit.js';
import { createTree, writeFile } from '../workspace/temp-tree.js';
import { editor, MAJORS, placesOf } from './lint.js';
import { AGENT, HOST } from './sample-host.js';

const RULE = 'mcp/no-model-invoked-prompts';
const ASKS = '{ "requireReasons": true }';
/** The finding's line, 8, and what stands in front of or behind it. */
const agent = (before: string, behind = ''): string => {
  const lines = AGENT.split('\n');
  return [...lines.slice(0, 7), ...(before === '' ? [] : [before]), `${lines[7] ?? ''}${behind}`, ...lines.slice(8)].join('\n');
};

const TEXTS: readonly (readonly [name: string, text: string, expected: readonly string[]])[] = [
  ['no comment', AGENT, [`8 ${RULE}`]],
  ['a reason', agent(`    // eslint-disable-next-line ${RULE} -- a person confirms`), []],
  ['no reason', agent(`    // eslint-disable-next-line ${RULE}`), ['8 mcp/require-disable-reason']],
  ['every rule, next line', agent('    // eslint-disable-next-line'), ['8 mcp/require-disable-reason']],
  ['every rule, same line', agent('', ' // eslint-disable-line'), ['8 mcp/require-disable-reason']],
  ['every rule, from the top', `/* eslint-disable */\n${AGENT}`, ['1 mcp/require-disable-reason']],
  ['every rule, behind code', AGENT.replace("'ai';", "'ai'; /* eslint-disable */"), ['1 mcp/require-disable-reason']],
  ['every rule, where nothing is found', `${AGENT}\n/* eslint-disable */\n`, [`8 ${RULE}`]],
  ['a stretch', `/* eslint-disable ${RULE} */\n${AGENT}/* eslint-enable ${RULE} */\n`, ['1 mcp/require-disable-reason']],
  ['itself disabled, with a reason', `/* eslint-disable mcp/require-disable-reason -- generated */\n/* eslint-disable ${RULE} */\n${AGENT}`, []],
  ['itself disabled for the line', `// eslint-disable-next-line mcp/require-disable-reason -- generated\n/* eslint-disable ${RULE} */\n${AGENT}`, []],
];

describe.each(TEXTS)('%s', (_, text, expected) => {
  test('the audit', async () => {
    const root = createTree({ ...HOST, 'src/agent.js': text, 'mcp-audit.jsonc': ASKS });
    const { findings } = await audit({ root });
    expect(findings.filter(({ suppressed }) => !suppressed).map(({ ruleId, location }) => `${location.line} ${ruleId}`)).toEqual(expected);
  });

  test.each(MAJORS)('%s', async (__, make) => {
    const root = createTree({ ...HOST, 'src/agent.js': text, 'mcp-audit.jsonc': ASKS });
    const messages = await editor(make, root)('src/agent.js', text);
    // ESLint itself warns of comments that silence nothing
    expect(placesOf(messages.filter(({ ruleId }) => ruleId !== null)).map((place) => place.replace(/:\d+/u, ''))).toEqual(expected);
  });
});

test('nothing is asked unless the configuration does', async () => {
  const root = createTree({ ...HOST, 'src/agent.js': agent(`    // eslint-disable-next-line ${RULE}`) });
  const text = readFileSync(`${root}/src/agent.js`, 'utf8');
  expect((await audit({ root })).summary).toMatchObject({ errors: 0, suppressed: 1 });
  expect(await editor(MAJORS[0]?.[1] as never, root)('src/agent.js', text)).toEqual([]);
  expect((await audit({ root, rules: { 'mcp/require-disable-reason': 'warn' } })).summary).toMatchObject({ warnings: 1, suppressed: 1 });
  writeFile(root, 'mcp-audit.jsonc', '{ "requireReasons": true, "rules": { "require-disable-reason": "off" } }');
  expect((await audit({ root })).summary).toMatchObject({ errors: 0, suppressed: 1 });
});

test('equal comments are two findings, which stay the same when lines move', async () => {
  const text = `// eslint-disable-next-line ${RULE}\none();\n// eslint-disable-next-line ${RULE}\ntwo();\n`;
  const root = createTree({ ...HOST, 'src/many.js': text, 'mcp-audit.jsonc': ASKS });
  const printsOf = async (): Promise<string[]> => (await audit({ root, paths: [`${root}/src/many.js`] })).findings.map(({ fingerprint }) => fingerprint);
  const before = await printsOf();
  expect(before).toHaveLength(2);
  expect(before[1]).toBe(`${before[0] ?? ''}-2`);
  writeFile(root, 'src/many.js', `\n\n${text}`);
  expect(await printsOf()).toEqual(before);
});
