// npm run fuzz -- [--seconds N] [--seed N] DIR…: damages files of the folders at random and looks whether the analysis stands it.
// Each damaged file is lowered to facts; every tenth is audited, with the rest of its folder, beside a program whose findings must not change.
// Nothing in the folders is run or written. Ends with 1 on the first crash, hang or changed verdict, and says how to repeat it.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { audit } from '../dist/src/audit.js';
import { lowerFile } from '../dist/src/facts/lower-file.js';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { seconds: { type: 'string', default: '60' }, seed: { type: 'string', default: '1' } } });
if (positionals.length === 0) {
  console.error('usage: npm run fuzz -- [--seconds N] [--seed N] DIR…');
  process.exit(2);
}

const SOURCE = /(?<!\.d)\.[cm]?[jt]sx?$/;
const STEADY = fileURLToPath(new URL('../fixtures/apps/release-host', import.meta.url));
/** Bytes of the largest file that is damaged, and files of a folder that are audited with it. */
const LIMITS = { bytes: 400_000, siblings: 25 };
/** Milliseconds a file, or an audit, may take before it counts as hanging. */
const LONGEST = { file: 5_000, audit: 60_000 };

let state = Number(values.seed);
const next = () => {
  state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
  return state / 2_147_483_648;
};
const pick = (list) => list[Math.floor(next() * list.length)];

function damaged(text) {
  const kind = next();
  if (kind < 0.3) return text.slice(0, Math.floor(next() * text.length));
  const tokens = text.match(/\s+|[\w$]+|[^\s\w$]/gu) ?? [];
  const [one, other] = [Math.floor(next() * tokens.length), Math.floor(next() * tokens.length)];
  if (kind < 0.6) return tokens.filter((_, index) => index !== one).join('');
  if (kind < 0.9) return tokens.map((token, index) => (index === one ? tokens[other] : index === other ? tokens[one] : token)).join('');
  return tokens.slice(0, one).join('') + pick(['{', '(', '`', '/*', '"', '<', '}', '\u202e', '\0', '\ud800', '\r\n']) + tokens.slice(one).join('');
}

const placesOf = ({ findings }) => findings.map(({ ruleId, location: { path, line } }) => `${ruleId} ${path}:${line}`).filter((place) => place.includes(' steady/')).sort().join('\n');

async function auditBeside(file, text) {
  const root = mkdtempSync(join(tmpdir(), 'fuzz-'));
  try {
    cpSync(STEADY, join(root, 'steady'), { recursive: true });
    mkdirSync(join(root, 'broken'));
    if (file !== undefined) {
      const siblings = readdirSync(dirname(file)).filter((name) => SOURCE.test(name) && name !== basename(file)).slice(0, LIMITS.siblings);
      for (const name of siblings) cpSync(join(dirname(file), name), join(root, 'broken', name), { recursive: true });
      writeFileSync(join(root, 'broken', basename(file)), text);
    }
    return placesOf(await audit({ root, preset: 'strict', includeTests: true }));
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

const files = positionals.flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => SOURCE.test(name) && !/(?:^|[\\/])(?:node_modules|\.git)[\\/]/.test(name)).map((name) => join(folder, name)))
  .filter((file) => { const stats = statSync(file, { throwIfNoEntry: false }); return stats?.isFile() && stats.size <= LIMITS.bytes; }).sort();
const expected = await auditBeside(undefined, '');
const end = Date.now() + Number(values.seconds) * 1000;
const counts = { lowered: 0, audited: 0, slowestFile: 0, slowestAudit: 0 };

for (let run = 1; Date.now() < end && files.length > 0; run += 1) {
  const seed = state;
  const file = pick(files);
  const text = damaged(readFileSync(file, 'utf8'));
  const fail = (what) => {
    console.error(`${file}: ${what}\nrepeat with --seed ${seed}`);
    process.exit(1);
  };
  try {
    const start = Date.now();
    lowerFile(basename(file), text);
    counts.lowered += 1;
    counts.slowestFile = Math.max(counts.slowestFile, Date.now() - start);
    if (counts.slowestFile > LONGEST.file) fail(`took ${counts.slowestFile} ms`);
    if (run % 10 !== 1) continue;
    const begun = Date.now();
    if (await auditBeside(file, text) !== expected) fail('changed the findings of another program');
    counts.audited += 1;
    counts.slowestAudit = Math.max(counts.slowestAudit, Date.now() - begun);
    if (counts.slowestAudit > LONGEST.audit) fail(`an audit took ${counts.slowestAudit} ms`);
  } catch (error) {
    fail(error instanceof Error ? error.stack : String(error));
  }
}
console.log(`${files.length} files; damaged and lowered ${counts.lowered} times (slowest ${counts.slowestFile} ms), audited ${counts.audited} times (slowest ${counts.slowestAudit} ms); the last seed was ${state}`);
