import type { Finding, Report } from '../../src/findings/finding.js';
import type { ReportedRule, ReporterOptions } from '../../src/report/reporter.js';

export const PLAIN_OPTIONS: ReporterOptions = {
  sourceOf: () => undefined, pathOf: (path) => path, repositoryPathOf: (path) => path, rules: [], columns: 100, color: false, unicode: true,
};

export const RULES: readonly ReportedRule[] = [
  {
    id: 'mcp/no-model-invoked-prompts', description: 'disallow paths on which a model can get a prompt', severity: 'error', isRecommended: true, section: 'boundary',
    why: 'Prompts are user-controlled.', whatToDo: 'Let a person pick.', url: 'https://example.test/no-model-invoked-prompts',
    page: () => '# mcp/no-model-invoked-prompts\n\n<!-- begin header -->\n\n> Disallow.\n\n<!-- end header -->\n\n## Why\n\nBecause.\n',
  },
  { id: 'mcp/no-title-as-name', description: 'disallow titles as names', severity: 'error', isRecommended: false, url: 'https://example.test/no-title-as-name', page: () => undefined },
];

export const AGENT_SOURCE = [
  "import { tool } from 'ai';",
  'export const tools = {',
  '  get_prompt: tool({',
  "\t\tdescription: 'Gets a prompt',",
  '    execute: async ({ server, name }) => manager.promptOf(server, name),',
  '  }),',
  '};',
  '',
].join('\n');

export function aFinding(changes: Partial<Finding> = {}): Finding {
  return {
    ruleId: 'mcp/no-model-invoked-prompts',
    messageId: 'genericPromptTool',
    severity: 'error',
    confidence: 'certain',
    message: 'The tool `get_prompt` lets the model run any prompt of any server. Prompts are user-controlled: a person picks them. Remove the tool, or let a person choose.',
    location: { path: 'src/agent.ts', line: 5, column: 5, endLine: 5, endColumn: 12 },
    trace: [
      { path: 'src/agent.ts', line: 5, column: 5, message: "the model's tool call runs `execute`" },
      { path: 'src/mcp/manager.ts', line: 120, column: 12, message: '`promptOf` asks the client of the server the model named' },
      { path: 'src/mcp/client.ts', line: 9, column: 3, message: 'sends prompts/get' },
    ],
    fingerprint: 'f1',
    ...changes,
  };
}

export function aReport(findings: readonly Finding[], changes: Partial<Report> = {}): Report {
  const open = findings.filter(({ suppressed }) => suppressed === undefined);
  return {
    schemaVersion: 1,
    tool: { name: 'eslint-plugin-mcp', version: '0.1.0' },
    root: '.',
    coverage: {
      filesSeen: 1242, filesRead: 1242, filesAnalysed: 190, parseFailures: [], hosts: 1, servers: 0, sinks: 6, entries: 14, unresolvedCalls: 12,
      inconclusive: [], notAnalysed: [{ reason: 'test file', count: 985 }],
    },
    findings,
    summary: {
      errors: open.filter(({ severity }) => severity === 'error').length,
      warnings: open.filter(({ severity }) => severity === 'warn').length,
      suppressed: findings.filter(({ suppressed }) => suppressed?.kind === 'directive').length,
      known: findings.filter(({ suppressed }) => suppressed?.kind === 'baseline').length,
    },
    ...changes,
  };
}

/** One finding of every kind the reporters tell apart. */
export function aFullReport(): Report {
  const report = aReport([
    aFinding(),
    aFinding({
      ruleId: 'mcp/no-title-as-name', severity: 'warn', confidence: 'likely',
      message: 'The title of a prompt reaches `name` of prompts/get. A title is for people; servers know prompts by `name`.',
      location: { path: 'src/picker.ts', line: 1, column: 20, endLine: 1, endColumn: 34 },
      trace: [],
      fix: { edits: [{ path: 'src/picker.ts', start: 19, end: 33, text: 'prompt.name' }] },
      suggestions: [{ message: 'Send `prompt.name`.\nMore about it.', edits: [{ path: 'src/picker.ts', start: 19, end: 33, text: 'prompt.name' }] }],
    }),
    aFinding({ location: { path: 'src/skills.ts', line: 8, column: 1, endLine: 8, endColumn: 2 }, suppressed: { kind: 'directive', reason: 'skills are picked by a person in the menu' } }),
    aFinding({ location: { path: 'src/skills.ts', line: 9, column: 1, endLine: 9, endColumn: 2 }, suppressed: { kind: 'baseline' } }),
  ]);
  return {
    ...report,
    baseline: { stale: [{ ruleId: 'mcp/no-title-as-name', messageId: 'titleSent', path: 'src/old.ts', fingerprint: 'f0' }] },
    coverage: {
      ...report.coverage,
      parseFailures: [{ path: 'src/broken.ts', message: "line 3: ';' expected" }],
      inconclusive: [{ ruleId: 'mcp/no-model-invoked-prompts', path: 'src/hub.ts', line: 4, reason: 'budget of 4,000 callers' }],
      notAnalysed: [...report.coverage.notAnalysed, { reason: 'generated', count: 12 }],
    },
  };
}

export function sourceOf(path: string): string | undefined {
  return path === 'src/agent.ts' ? AGENT_SOURCE : path === 'src/picker.ts' ? "client.getPrompt({ name: prompt.title })\n" : undefined;
}
