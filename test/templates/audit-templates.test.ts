import { describe, expect, it } from 'vitest';
import { audit, type Finding } from '../../src/audit.js';
import { createTree } from '../workspace/temp-tree.js';

const GOOD = 'prompts:\n  - name: a\n    description: A.\n    arguments: [{ name: x, description: X. }]\n    template: Do {{x}}.\n';
const BAD = `${GOOD}  - name: b\n    description: B.\n    template: Do {{y}}.\n`;

const placesOf = (findings: readonly Finding[]): string[] => findings.map(({ ruleId, location: { path, line, column, endColumn } }) => `${ruleId} ${path}:${line}:${column}-${endColumn}`);

describe('templates in an audit', () => {
  it('are read, counted and placed to the column', async () => {
    const root = createTree({ 'prompts.yaml': BAD, 'other.yaml': 'a: 1\n' });
    const { findings, coverage } = await audit({ root });
    expect(placesOf(findings)).toEqual(['mcp/valid-prompt-template prompts.yaml:8:18-23']);
    expect(coverage).toMatchObject({ filesSeen: 2, filesRead: 1, filesAnalysed: 1, servers: 1, notAnalysed: [{ reason: 'not JavaScript or TypeScript', count: 1 }] });
  });

  it('of a skill count with the skill and its workflows', async () => {
    const root = createTree({
      's/SKILL.md': '---\nname: s\nmetadata: { n.prompts: p/x.yaml }\n---\n', 's/p/x.yaml': `${GOOD}workflows: [{ file: w.yaml }]\n`, 's/w.yaml': 'steps: [{ id: a }]\n', 'o/SKILL.md': '---\nname: o\n---\n',
    });
    const { findings, coverage } = await audit({ root });
    expect(findings).toEqual([]);
    expect(coverage).toMatchObject({ filesSeen: 4, filesRead: 3, filesAnalysed: 3 });
  });

  it('in a folder of tests give no findings', async () => {
    const root = createTree({ 'test/prompts.yaml': BAD });
    expect((await audit({ root })).coverage.filesAnalysed).toBe(0);
    expect((await audit({ root, includeTests: true })).findings).toHaveLength(1);
  });

  it('with a syntax error are parse failures and hide nothing else', async () => {
    const root = createTree({ 'a/prompts.yaml': BAD, 'b/SKILL.md': '---\nname: b\nmetadata: { n.prompts: prompts.yaml }\n---\n', 'b/prompts.yaml': `${BAD}    template: "` });
    const { findings, coverage } = await audit({ root });
    expect(coverage.parseFailures.map(({ path }) => path)).toEqual(['b/prompts.yaml']);
    expect(placesOf(findings)).toEqual(['mcp/valid-prompt-template a/prompts.yaml:8:18-23']);
  });

  it('are silenced by comments of YAML', async () => {
    const line = BAD.replace('    template: Do {{y}}.', '    # eslint-disable-next-line mcp/valid-prompt-template -- filled elsewhere\n    template: Do {{y}}.');
    const root = createTree({ 'a/prompts.yaml': line, 'b/prompts.yaml': BAD.replace('{{y}}.', '{{y}}. # eslint-disable-line'), 'c/prompts.yaml': `# eslint-disable mcp/valid-prompt-template\n${BAD}` });
    const { findings, summary } = await audit({ root });
    expect(findings.map(({ suppressed }) => suppressed)).toEqual([{ kind: 'directive', reason: 'filled elsewhere' }, { kind: 'directive' }, { kind: 'directive' }]);
    expect(summary.errors).toBe(0);
  });

  it('are read again after they changed', async () => {
    const root = createTree({ 'prompts.yaml': GOOD });
    expect((await audit({ root })).findings).toEqual([]);
    const { writeFileSync } = await import('node:fs');
    writeFileSync(`${root}/prompts.yaml`, BAD);
    expect((await audit({ root })).findings).toHaveLength(1);
  });
});
