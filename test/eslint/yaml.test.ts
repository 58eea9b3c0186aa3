import { join } from 'node:path';
import { writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import plugin from '../../src/plugin.js';
import { createTree } from '../workspace/temp-tree.js';
import { editor, EVERYWHERE, MAJORS, placesOf } from './lint.js';

const GOOD = 'prompts:\n  - name: a\n    description: A.\n    arguments: [{ name: item, description: X. }]\n    template: Do {{item}}.\n';
const BAD = GOOD.replace('{{item}}', '{{itme}}');

describe.each(MAJORS)('templates in %s', (_, make) => {
  const editorOf = (texts: Record<string, string>) => {
    const root = createTree({ 'package.json': '{}', ...texts });
    return { root, lint: editor(make, root, [EVERYWHERE, plugin.configs.yaml]) };
  };

  test('a finding stands where the audit has it, with its suggestion', async () => {
    const { lint } = editorOf({ 'prompts.yaml': BAD });
    const messages = await lint('prompts.yaml', BAD);
    expect(placesOf(messages)).toEqual(['4:25 mcp/valid-prompt-template', '5:18 mcp/valid-prompt-template']);
    expect(messages[1]?.suggestions?.map(({ fix }) => BAD.slice(0, fix.range[0]) + fix.text + BAD.slice(fix.range[1]))).toEqual([GOOD]);
  });

  test('the text of the editor counts, also of a file that is new', async () => {
    const { lint } = editorOf({ 'prompts.yaml': BAD });
    expect(await lint('prompts.yaml', GOOD)).toEqual([]);
    expect(await lint('new/x.prompt.yaml', 'name: x\ndescription: X.\ntemplate: "{{"\n')).toEqual([]);
    expect(placesOf(await lint('new/prompts.yaml', BAD))).toHaveLength(2);
  });

  test('a skill that changes on disk names other files', async () => {
    const { root, lint } = editorOf({ 'SKILL.md': '---\nname: s\n---\n', 'deep/y.prompt.yaml': 'name: y\ndescription: Y.\ntemplate: Do {{x}}.\n' });
    expect(await lint('deep/y.prompt.yaml', 'name: y\ndescription: Y.\ntemplate: Do {{x}}.\n')).toEqual([]);
    writeFileSync(join(root, 'SKILL.md'), '---\nname: s\nmetadata: { n.prompts: deep/*.prompt.yaml }\n---\n');
    await new Promise((done) => { setTimeout(done, 1100); });
    expect(placesOf(await lint('deep/y.prompt.yaml', 'name: y\ndescription: Y.\ntemplate: Do {{x}}.\n'))).toEqual(['3:14 mcp/valid-prompt-template']);
  });

  test('comments of YAML silence', async () => {
    const { lint } = editorOf({ 'prompts.yaml': BAD });
    expect(await lint('prompts.yaml', `# eslint-disable mcp/valid-prompt-template -- known\n${BAD}`)).toEqual([]);
    expect(placesOf(await lint('prompts.yaml', BAD.replace('    template', '    # eslint-disable-next-line mcp/valid-prompt-template\n    template')))).toEqual(['4:25 mcp/valid-prompt-template']);
  });

  test('what is half written is the parser\'s to tell', async () => {
    const { lint } = editorOf({ 'prompts.yaml': BAD });
    expect(placesOf(await lint('prompts.yaml', `${BAD}    x: "`))).toEqual([expect.stringMatching(/parser$/)]);
  });

  test('other YAML is silent', async () => {
    const { lint } = editorOf({ 'prompts.yaml': 'prompts:\n  - name: a\n    messages: []\n' });
    expect(await lint('prompts.yaml', 'prompts:\n  - name: a\n    messages: []\n')).toEqual([]);
  });
});

test('who lists the configurations does not load the YAML language', () => {
  expect(Object.keys(plugin.configs)).toEqual(['recommended', 'strict']);
  expect(plugin.configs.yaml.language).toBe('yml/yaml');
});
