import parser from '@typescript-eslint/parser';
import { ESLint, Linter } from 'eslint';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import plugin from '../../src/plugin.js';
import { createTree, writeFile } from '../workspace/temp-tree.js';
import { editor, EVERYWHERE, MAJORS, placesOf } from './lint.js';
import { AGENT, HARMLESS_AGENT, HOST, HUB } from './sample-host.js';

const FOUND = ['8:35 mcp/no-model-invoked-prompts'];

beforeEach(() => { vi.useFakeTimers({ toFake: ['Date'] }); });
afterEach(() => { vi.useRealTimers(); });

/** Lets so much time pass that the next lint looks at the disk. */
function laterOn(): void {
  vi.setSystemTime(Date.now() + 60_000);
}

describe.each(MAJORS)('%s', (_, make) => {
  test('finds what crosses files, with espree', async () => {
    const messages = await editor(make, createTree(HOST))('src/agent.js', AGENT);
    expect(placesOf(messages)).toEqual(FOUND);
    expect(messages[0]).toMatchObject({ messageId: 'genericPromptTool', endLine: 8, endColumn: 54, severity: 2 });
    expect(messages[0]?.message).toMatch(/prompts\/get.* Path: src\/agent\.js:8 → src\/hub\.js:9\.$/);
  });

  test.each([
    ['untyped', {}],
    ['typed', { projectService: { allowDefaultProject: ['src/*.js'] } }],
  ])('finds the same with @typescript-eslint/parser, %s', async (__, parserOptions) => {
    const root = createTree(HOST);
    const config = { ...EVERYWHERE, languageOptions: { parser, parserOptions: { ...parserOptions, tsconfigRootDir: root } } };
    expect(placesOf(await editor(make, root, [config])('src/agent.js', AGENT))).toEqual(FOUND);
  });

  test('reports in the file of the finding only', async () => {
    const lint = editor(make, createTree(HOST));
    expect(await lint('src/hub.js', HUB)).toEqual([]);
    expect(await lint('src/other.js', HOST['src/other.js'])).toEqual([]);
  });

  test('an edit takes the finding away and brings it back', async () => {
    const lint = editor(make, createTree(HOST));
    expect(await lint('src/agent.js', HARMLESS_AGENT)).toEqual([]);
    expect(placesOf(await lint('src/agent.js', AGENT))).toEqual(FOUND);
    expect(placesOf(await lint('src/agent.js', `// moved\n${AGENT}`))).toEqual(['9:35 mcp/no-model-invoked-prompts']);
    expect(await lint('src/agent.js', '')).toEqual([]);
  });

  test('an unsaved edit elsewhere counts here', async () => {
    const lint = editor(make, createTree(HOST));
    expect(placesOf(await lint('src/agent.js', AGENT))).toEqual(FOUND);
    await lint('src/hub.js', HUB.replace('this.client.getPrompt({ name })', 'this.client.callTool({ name })'));
    expect(await lint('src/agent.js', AGENT)).toEqual([]);
    await lint('src/hub.js', HUB);
    expect(placesOf(await lint('src/agent.js', AGENT))).toEqual(FOUND);
  });

  test('a file saved elsewhere counts here, once the disk is looked at again', async () => {
    const root = createTree({ ...HOST, 'src/hub.js': 'export default { briefing: (name) => name };\n' });
    const lint = editor(make, root);
    expect(await lint('src/agent.js', AGENT)).toEqual([]);
    writeFile(root, 'src/hub.js', HUB);
    laterOn();
    expect(placesOf(await lint('src/agent.js', AGENT))).toEqual(FOUND);
    rmSync(join(root, 'src/hub.js'));
    laterOn();
    expect(await lint('src/agent.js', AGENT)).toEqual([]);
  });

  test('an unsaved text gives way to the file when that is written', async () => {
    const root = createTree(HOST);
    const lint = editor(make, root);
    await lint('src/hub.js', 'export default {};\n');
    expect(await lint('src/agent.js', AGENT)).toEqual([]);
    writeFile(root, 'src/hub.js', `${HUB}\n`);
    laterOn();
    expect(placesOf(await lint('src/agent.js', AGENT))).toEqual(FOUND);
  });

  test('a syntax error in another file costs nothing here', async () => {
    const root = createTree(HOST);
    const lint = editor(make, root);
    expect(placesOf(await lint('src/agent.js', AGENT))).toEqual(FOUND);
    writeFile(root, 'src/hub.js', HUB.replace('async weather(place) {', 'async weather(place {'));
    laterOn();
    expect(placesOf(await lint('src/agent.js', AGENT))).toEqual(FOUND);
  });

  test('a half-typed file costs the others nothing', async () => {
    const lint = editor(make, createTree(HOST));
    expect(placesOf(await lint('src/agent.js', AGENT))).toEqual(FOUND);
    expect((await lint('src/hub.js', HUB.slice(0, 150)))[0]).toMatchObject({ fatal: true });
    expect(placesOf(await lint('src/agent.js', AGENT))).toEqual(FOUND);
  });

  test('a new file that is not on disk takes part', async () => {
    const { 'src/agent.js': _agent, ...rest } = HOST;
    const lint = editor(make, createTree(rest));
    expect(placesOf(await lint('src/agent.js', AGENT))).toEqual(FOUND);
  });

  test('a file just written to disk takes part', async () => {
    const { 'src/agent.js': _agent, ...rest } = HOST;
    const root = createTree(rest);
    const lint = editor(make, root);
    await lint('src/hub.js', HUB);
    writeFile(root, 'src/agent.js', AGENT);
    vi.useRealTimers();
    expect(placesOf(await lint('src/agent.js', AGENT))).toEqual(FOUND);
  });

  test('two roots in one process keep to themselves', async () => {
    const [one, other] = [createTree(HOST), createTree({ ...HOST, 'src/hub.js': 'export default {};\n' })];
    const [lintOne, lintOther] = [editor(make, one), editor(make, other)];
    expect(placesOf(await lintOne('src/agent.js', AGENT))).toEqual(FOUND);
    expect(await lintOther('src/agent.js', AGENT)).toEqual([]);
    expect(placesOf(await lintOne('src/agent.js', AGENT))).toEqual(FOUND);
  });

  test('disable comments are those of ESLint', async () => {
    const lint = editor(make, createTree(HOST), [{ ...EVERYWHERE, linterOptions: { reportUnusedDisableDirectives: 'error' } }]);
    const disabled = AGENT.replace('    execute', '    // eslint-disable-next-line mcp/no-model-invoked-prompts -- the crew asked for it\n    execute');
    expect(await lint('src/agent.js', disabled)).toEqual([]);
    expect(placesOf(await lint('src/agent.js', disabled.replace('briefing(topic)', 'weather(topic)')))).toEqual(['8:5 parser']);
  });

  test('a byte-order mark and Windows line ends move nothing', async () => {
    const lint = editor(make, createTree(HOST));
    expect(placesOf(await lint('src/agent.js', `\uFEFF${AGENT.replaceAll('\n', '\r\n')}`))).toEqual(FOUND);
  });
});

describe('files the rules have no say about', () => {
  const make = (options: ESLint.Options): ESLint => new ESLint(options);

  test.each([
    ['a test', 'src/agent.test.js'],
    ['vendored code', 'third_party/agent.js'],
    ['a file git ignores', 'local/agent.js'],
    ['a declaration file', 'src/agent.d.ts'],
  ])('%s', async (_, path) => {
    const root = createTree({ ...HOST, '.gitignore': 'local/\n', [path]: AGENT.replace('./hub', '../src/hub') });
    expect(await editor(make, root)(path, AGENT.replace('./hub', '../src/hub'))).toEqual([]);
  });

  test('excluded by the configuration', async () => {
    const root = createTree({ ...HOST, 'mcp-audit.jsonc': '{ "exclude": ["src/agent.js"] }' });
    expect(await editor(make, root)('src/agent.js', AGENT)).toEqual([]);
  });

  test('texts without a file', async () => {
    const linter = new Linter();
    expect(linter.verify(AGENT, [plugin.configs.strict])).toEqual([]);
    const eslint = new ESLint({ cwd: createTree(HOST), overrideConfigFile: true, overrideConfig: [EVERYWHERE] });
    expect((await eslint.lintText(AGENT))[0]?.messages).toEqual([]);
  });

  test('code blocks inside other files', async () => {
    const processor = { preprocess: (text: string) => [{ text, filename: '0.js' }], postprocess: (messages: Linter.LintMessage[][]) => messages.flat() };
    const config = [EVERYWHERE, { files: ['**/*.md'], plugins: { md: { processors: { md: processor } } }, processor: 'md/md' }];
    expect(await editor(make, createTree({ ...HOST, 'src/agent.md': AGENT }), config as Linter.Config[])('src/agent.md', AGENT)).toEqual([]);
  });

  test('files of another root or of none', async () => {
    const eslint = make({ cwd: createTree(HOST), overrideConfigFile: true, overrideConfig: [EVERYWHERE] });
    const lonely = createTree({ 'agent.js': AGENT });
    expect((await eslint.lintText(AGENT, { filePath: join(lonely, 'agent.js') }))[0]?.messages.filter(({ ruleId }) => ruleId)).toEqual([]);
  });

  test('files of a root that is gone', async () => {
    const root = createTree(HOST);
    const lint = editor(make, root);
    await lint('src/agent.js', AGENT);
    rmSync(root, { recursive: true });
    laterOn();
    expect(await lint('src/agent.js', AGENT)).toEqual([]);
  });

  test('code bases without MCP', async () => {
    const root = createTree({ 'package.json': '{}', 'a.js': 'export const one = 1;\n' });
    expect(await editor(make, root)('a.js', 'export const two = 2;\n')).toEqual([]);
  });
});

test('a name in another case is the same file where the disk says so', async () => {
  // new in the editor here; the very file on a disk that folds case
  expect(await editor((options) => new ESLint(options), createTree(HOST))('src/AGENT.js', AGENT)).toHaveLength(1);
});
