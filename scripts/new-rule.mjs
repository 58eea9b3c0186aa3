// Makes the files of a new rule: rule, doc page, cases. `npm run new-rule -- no-some-hazard`
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const [id = ''] = process.argv.slice(2);
if (!/^(?:no|require|prefer|valid|consistent)(?:-[a-z0-9]+)+$/.test(id)) fail(`\`${id}\` is no name for a rule: it begins with no-, require-, prefer-, valid- or consistent- and is written in kebab-case.`);

const files = {
  [`rules/${id}.ts`]: `/** TODO: one sentence of purpose. */
import { defineRule } from '../src/rule/rule.js';

export default defineRule({
  id: '${id}',
  docs: {
    description: 'disallow …',
    section: 'boundary',
    recommended: false,
    strict: 'warn',
    why: '…',
    whatToDo: '…',
  },
  messages: {
    situation: '\`{{name}}\` … What is wrong, why it matters, what to do.',
  },
  *detect(code) {
    for (const sink of code.promptGets()) {
      yield { messageId: 'situation', data: { name: sink.method }, at: sink.ref, trace: [], confidence: 'certain' };
    }
  },
});
`,
  [`docs/rules/${id}.md`]: `# mcp/${id}

<!-- begin header: written by npm run update -->

<!-- end header -->

## What it reports

## Why

## Examples

Flagged:

\`\`\`ts flagged
\`\`\`

Correct:

\`\`\`ts correct
\`\`\`

## How to fix

## Options

None.

## Limits

## When not to use it

## Specification

## Public reports
`,
  [`fixtures/cases/${id}/name-the-shape/main.ts`]: `export {}; // expect: ${id}\n`,
  [`fixtures/cases/${id}/name-the-shape.ok/main.ts`]: 'export {};\n',
};

const taken = Object.keys(files).find((file) => existsSync(file));
if (taken !== undefined) fail(`${taken} is there already.`);
for (const [file, text] of Object.entries(files)) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(`written: ${file}`);
}
console.log('Fill them in, then run `npm run update`. CONTRIBUTING.md says in which order.');

function fail(message) {
  console.error(message);
  process.exit(2);
}
