// The layer law of docs/architecture.md, checked by `npm run layers`. Every rule says why it is there.

/** Modules of the folders of `src`, by name. */
const src = (...names) => `^src/(?:${names.join('|')})(?:/|\\.ts$)`;
/** A third-party package or a module of Node. */
const external = (...names) => `^(?:node_modules/)?(?:${names.join('|')})(?:/|$)`;

/** Each layer with the layers it may look down on. What is not listed here is forbidden by the rules below. */
const DOWN = [
  ['workspace', ['slice', 'facts', 'graph', 'rule', 'findings', 'report', 'program', 'catalogue', 'suppress', 'cache', 'config']],
  ['program', ['workspace', 'slice', 'facts', 'graph', 'rule', 'findings', 'report', 'catalogue', 'suppress', 'cache', 'config']],
  ['catalogue', ['workspace', 'program', 'slice', 'facts', 'graph', 'rule', 'findings', 'report', 'suppress', 'cache', 'config']],
  ['facts', ['workspace', 'slice', 'graph', 'rule', 'findings', 'report', 'suppress', 'cache', 'config']],
  ['secrets', ['yaml', 'templates', 'workspace', 'slice', 'program', 'catalogue', 'facts', 'graph', 'rule', 'findings', 'report', 'suppress', 'cache', 'config']],
  ['yaml', ['templates', 'workspace', 'slice', 'program', 'catalogue', 'facts', 'graph', 'rule', 'findings', 'report', 'suppress', 'cache', 'config']],
  ['templates', ['workspace', 'slice', 'program', 'catalogue', 'facts', 'graph', 'rule', 'findings', 'report', 'suppress', 'cache', 'config']],
  ['slice', ['rule', 'findings', 'report', 'suppress', 'cache', 'config']],
  ['graph', ['workspace', 'slice', 'program', 'rule', 'findings', 'report', 'suppress', 'cache', 'config']],
  ['rule', ['workspace', 'slice', 'program', 'report', 'suppress', 'cache', 'config']],
  ['findings', ['workspace', 'slice', 'program', 'catalogue', 'facts', 'graph', 'rule', 'report', 'suppress', 'cache', 'config']],
  ['report', ['workspace', 'slice', 'program', 'catalogue', 'facts', 'graph', 'rule', 'suppress', 'cache', 'config']],
  ['suppress', ['workspace', 'slice', 'program', 'catalogue', 'facts', 'graph', 'rule', 'report', 'cache', 'config']],
  ['config', ['workspace', 'slice', 'program', 'facts', 'graph', 'rule', 'report', 'suppress', 'cache']],
  ['baseline', ['workspace', 'slice', 'program', 'catalogue', 'facts', 'graph', 'rule', 'report', 'suppress', 'cache', 'config']],
  ['fix', ['workspace', 'slice', 'program', 'catalogue', 'facts', 'graph', 'rule', 'report', 'suppress', 'cache', 'config']],
  ['cache', ['workspace', 'slice', 'program', 'catalogue', 'facts', 'graph', 'rule', 'findings', 'report', 'suppress', 'config']],
  ['text', ['workspace', 'slice', 'program', 'catalogue', 'facts', 'graph', 'rule', 'findings', 'report', 'suppress', 'cache', 'config']],
];

/** Steps after the findings: what came before them must not know them. */
const LAST = ['baseline', 'fix'];

const arrows = DOWN.map(([from, to]) => ({
  name: `${from}-looks-one-way`,
  severity: 'error',
  comment: `Data flows workspace → slice → facts → graph → rules → findings → report. \`${from}\` must be understood, tested and replaced without what comes after it.`,
  from: { path: src(from) },
  to: { path: src(...to, ...LAST.filter((name) => name !== from), 'cli', 'eslint', 'plugin', 'audit', 'analysis', 'call-graph', 'facts-of') },
}));

/** The script of the HTML page: it runs in a browser and nowhere else. */
const PAGE_SCRIPT = '^src/report/html/client/';
/** What it may share with the reports: a few lines that need nothing of Node. */
const PAGE_SCRIPT_SHARES = ['^src/report/count\\.ts$', '^src/report/group-by\\.ts$'];

export default {
  forbidden: [
    ...arrows,
    {
      name: 'rules-see-the-vocabulary-only',
      severity: 'error',
      comment: 'A rule is a query over facts and graph that returns data. What it may ask stands in src/rule; a rule that reaches past it ties the engine down.',
      from: { path: '^rules/', pathNot: '^rules/index\\.ts$' },
      to: { pathNot: '^(?:src/rule|rules)/' },
    },
    {
      name: 'rules-stand-alone',
      severity: 'error',
      comment: 'One rule, one file: a rule that imports another cannot be removed. The generated index lists them; shared questions belong to src/graph.',
      from: { path: '^rules/', pathNot: '^rules/index\\.ts$' },
      to: { path: '^rules/' },
    },
    {
      name: 'rules-by-the-registry-only',
      severity: 'error',
      comment: 'Everybody takes rules from src/rule/registry, so that the editor and the audit cannot hold different lists.',
      from: { path: '^src/', pathNot: '^src/rule/registry\\.ts$' },
      to: { path: '^rules/' },
    },
    {
      name: 'eslint-at-the-edge',
      severity: 'error',
      comment: 'The audit must work where ESLint is not installed, so its types and its code stay in src/eslint and src/plugin.ts.',
      from: { path: '^(?:src|rules)/', pathNot: src('eslint', 'plugin') },
      to: { path: external('eslint', 'espree', 'estree', '@types/estree', '@eslint', '@typescript-eslint') },
    },
    {
      name: 'no-typescript-of-the-user',
      severity: 'error',
      comment: 'Node kinds differ between versions of TypeScript: a tree of one walked with the names of another finds nothing, silently. Only the copy inside ts-morph is used.',
      from: { path: '^(?:src|rules)/' },
      to: { path: external('typescript', 'typescript-eslint') },
    },
    {
      name: 'ts-morph-in-program-only',
      severity: 'error',
      comment: 'The parser is loaded on first need, in one place. An import elsewhere would load it for repositories that hold no MCP at all.',
      from: { path: '^(?:src|rules)/', pathNot: '^src/program/' },
      to: { path: external('ts-morph', '@ts-morph') },
    },
    {
      name: 'yaml-in-one-place',
      severity: 'error',
      comment: 'The YAML parser is loaded on first need; most code bases hold no template.',
      from: { path: '^(?:src|rules)/', pathNot: '^src/yaml/' },
      to: { path: external('yaml'), dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'yargs-in-the-command-only',
      severity: 'error',
      comment: 'Options of the command line are no concern of the analysis.',
      from: { path: '^(?:src|rules)/', pathNot: '^src/cli/' },
      to: { path: external('yargs', 'yargs-parser', 'yocto-spinner') },
    },
    {
      name: 'disk-at-the-edge',
      severity: 'error',
      comment: 'Facts, graph and rules work on texts they are given: so an editor can hand in what is not saved, and a test what is not on disk.',
      from: { path: '^(?:src|rules)/', pathNot: src('workspace', 'catalogue', 'suppress', 'cache', 'cli', 'config', 'baseline', 'fix', 'facts-of', 'whole-file') },
      to: { path: '^(?:node:)?fs(?:/|$)' },
    },
    {
      name: 'nothing-is-run',
      severity: 'error',
      comment: 'An audited repository is not trusted: one module starts git with everything switched off that could run code, nothing else starts anything.',
      from: { path: '^(?:src|rules)/', pathNot: '^src/workspace/git\\.ts$' },
      to: { path: '^(?:node:)?(?:child_process|worker_threads|vm|cluster)$' },
    },
    {
      name: 'no-network',
      severity: 'error',
      comment: 'An audit reaches no network.',
      from: { path: '^(?:src|rules)/' },
      to: { path: '^(?:node:)?(?:https?|http2|net|tls|dgram|dns)(?:/|$)' },
    },
    {
      name: 'no-cycle',
      severity: 'error',
      comment: 'Modules that need each other cannot be understood one at a time. Imports of types alone vanish when compiled and do not count.',
      from: { path: '^(?:src|rules)/' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'script-of-the-page-stands-alone',
      severity: 'error',
      comment: 'It runs in a browser, from within a report: what it imports is written into each page.',
      from: { path: PAGE_SCRIPT },
      to: { pathNot: [PAGE_SCRIPT, ...PAGE_SCRIPT_SHARES] },
    },
    {
      name: 'nobody-imports-the-script-of-the-page',
      severity: 'error',
      comment: 'The page holds it as text, which the build makes; what Node runs cannot run it.',
      from: { path: '^(?:src|rules)/', pathNot: PAGE_SCRIPT },
      to: { path: PAGE_SCRIPT },
    },
    {
      name: 'no-orphan',
      severity: 'error',
      comment: 'A file nobody imports is dead wood, or an entry that belongs into this list.',
      from: { orphan: true, path: '^(?:src|rules)/', pathNot: '\\.d\\.ts$' },
      to: {},
    },
    {
      name: 'not-unreachable',
      severity: 'error',
      comment: 'Every module must be reachable from the command, the programmatic API or the plugin; what only tests reach is not part of the product.',
      from: { path: '^src/(?:cli/bin|audit|plugin)\\.ts$' },
      to: { path: '^(?:src|rules)/', pathNot: ['^src/catalogue/stubs/', PAGE_SCRIPT, '^src/plugin\\.ts$', '^src/(?:audit|cli/bin)\\.ts$'], reachable: false },
    },
    {
      name: 'not-to-test',
      severity: 'error',
      comment: 'What ships must not lean on what does not.',
      from: { path: '^(?:src|rules)/' },
      to: { path: '^(?:test|fixtures|scripts)/' },
    },
    {
      name: 'no-test-to-test',
      severity: 'error',
      comment: 'A test that imports another test cannot be moved or removed; helpers have names of their own.',
      from: { path: '^test/' },
      to: { path: '\\.test\\.ts$' },
    },
    {
      name: 'not-to-dev-dep',
      severity: 'error',
      comment: 'What ships may only need what is installed with it.',
      from: { path: '^(?:src|rules)/', pathNot: src('eslint', 'plugin') },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'], pathNot: '@types/' },
    },
    {
      name: 'not-to-unresolvable',
      severity: 'error',
      comment: 'An import that leads nowhere is a fault, also where the compiler forgives it.',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(?:src/catalogue/stubs/|dist/|fixtures/)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.test.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'require', 'node', 'types', 'default'], extensions: ['.ts', '.js', '.mjs', '.d.ts'] },
  },
};
