// Medians of paired runs, each in a fresh process: the audit against itself with a cache, against parsing and scanning the same files, and with --tsc against type checking them.
// npm run bench -- [--runs N] [--tsc] DIR…
import { spawn, spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { arch, cpus, platform, tmpdir, totalmem } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const self = fileURLToPath(import.meta.url);
const home = join(dirname(self), '..');
const built = (path) => new URL(`../dist/src/${path}`, import.meta.url).href;
const require = createRequire(import.meta.url);

/** What shows MCP in a text; the scan looks for these and nothing else. */
const NEEDLES = ['modelcontextprotocol', 'mcp', 'Mcp', 'MCP', 'prompts/', 'tools/call', 'tools/list', 'getPrompt', 'listPrompts'];

/** The work of one measured process of ours; each ends by telling what it used. */
const TASKS = {
  async audit(root) {
    const { audit } = await import(built('audit.js'));
    const report = await audit({ root, preset: 'strict' });
    return { findings: report.findings.length, analysed: report.coverage.filesAnalysed, inconclusive: report.coverage.inconclusive.length, bytes: JSON.stringify(report).length };
  },
  /** The same with a cache, which was filled before. */
  warm: (root, list) => withCache(root, list),
  /** The same after an edit of one file. */
  edited: (root, list) => withCache(root, list),
  parse(root, list) {
    const { ts } = require('ts-morph');
    let nodes = 0;
    for (const path of filesIn(list)) {
      const kind = /\.[cm]?jsx?$/.test(path) ? ts.ScriptKind.JSX : path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
      nodes += ts.createSourceFile(path, readFileSync(join(root, path), 'utf8'), ts.ScriptTarget.ESNext, false, kind).nodeCount ?? 0;
    }
    return { nodes };
  },
  scan(root, list) {
    const needles = NEEDLES.map((needle) => Buffer.from(needle));
    let hits = 0;
    for (const path of filesIn(list)) {
      const bytes = readFileSync(join(root, path));
      if (needles.filter((needle) => bytes.includes(needle)).length > 0) hits += 1;
    }
    return { hits };
  },
};

async function withCache(root, list) {
  const { audit } = await import(built('audit.js'));
  const { findings } = await audit({ root, preset: 'strict', cache: true, cacheLocation: join(dirname(list), 'cache') });
  return { findings: findings.length };
}

if (process.argv[2] === '--task') await runTask(...process.argv.slice(3));
else await main(process.argv.slice(2));

async function runTask(name, root, list) {
  const result = await TASKS[name](root, list);
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  process.stdout.write(JSON.stringify({ cpu: (userCPUTime + systemCPUTime) / 1e6, peak: maxRSS / 1024, result }));
}

function filesIn(list) {
  return readFileSync(list, 'utf8').split('\0').filter(Boolean);
}

async function main(args) {
  const { runs, tsc, folders } = toOptions(args);
  if (!existsSync(join(home, 'dist/src/audit.js'))) fail('There is no build; run `npm run build`.');
  const work = mkdtempSync(join(tmpdir(), 'mcp-audit-bench-'));
  try {
    const compilers = tsc ? findCompilers(work) : [];
    printMachine(compilers);
    for (const folder of folders) await measure(resolve(folder), { runs, work, compilers });
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

function toOptions(args) {
  const at = args.indexOf('--runs');
  const runs = at < 0 ? 5 : Number(args[at + 1]);
  const folders = args.filter((arg, index) => !arg.startsWith('--') && (at < 0 || index !== at + 1));
  if (!Number.isInteger(runs) || runs < 1 || folders.length === 0) fail('npm run bench -- [--runs N] [--tsc] DIR…');
  const missing = folders.find((folder) => !existsSync(folder));
  if (missing !== undefined) fail(`${missing} does not exist.`);
  return { runs, tsc: args.includes('--tsc'), folders };
}

function findCompilers(work) {
  const folder = join(work, 'typescript-7');
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  const { status } = spawnSync('npm', ['install', '--silent', '--no-audit', '--no-fund', 'typescript@7'], { cwd: folder, stdio: 'inherit' });
  const six = { name: `tsc ${require('typescript/package.json').version}`, bin: join(dirname(require.resolve('typescript/package.json')), 'bin/tsc') };
  if (status !== 0) { console.error('typescript@7 could not be installed; it is left out.'); return [six]; }
  const seven = join(folder, 'node_modules/typescript');
  return [six, { name: `tsc ${JSON.parse(readFileSync(join(seven, 'package.json'), 'utf8')).version}`, bin: join(seven, 'bin/tsc') }];
}

function printMachine(compilers) {
  console.log(`node ${process.version}, ${platform()} ${arch()}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GB`);
  console.log(`ts-morph ${require('ts-morph/package.json').version} (TypeScript ${require('ts-morph').ts.version})${compilers.map(({ name }) => `, ${name}`).join('')}\n`);
}

async function measure(root, { runs, work, compilers }) {
  const { createWorkspace } = await import(built('workspace/create-workspace.js'));
  const { files } = createWorkspace({ root });
  const list = join(work, 'files');
  writeFileSync(list, files.join('\0'));
  const checked = compilers.length > 0 ? copyForCompiler(root, files, join(work, 'copy')) : undefined;
  const edited = copyToEdit(root, files, join(work, 'edited'));
  const ours = (task) => runProcess([self, '--task', task, task === 'edited' ? edited.root : root, list]);
  rmSync(join(work, 'cache'), { recursive: true, force: true });
  await ours('warm');
  await ours('edited');
  const contenders = [
    ...Object.keys(TASKS).map((task) => ({ name: task, run: () => { if (task === 'edited') edited.edit(); return ours(task); } })),
    ...compilers.map(({ name, bin }) => ({ name, run: () => runProcess([bin, '-p', checked], { isOurs: false }) })),
  ];
  const samples = new Map(contenders.map(({ name }) => [name, []]));
  for (let run = 0; run < runs; run++) for (const { name, run: once } of contenders) samples.get(name).push(await once());
  const bytes = files.reduce((sum, path) => sum + readFileSync(join(root, path)).length, 0);
  console.log(`${basename(root)}: ${files.length} files, ${(bytes / 2 ** 20).toFixed(1)} MB, ${runs} runs`);
  const { findings, analysed, inconclusive } = samples.get('audit')[0].result;
  console.log(`audit: ${analysed} files parsed, ${findings} findings, ${inconclusive} inconclusive\n`);
  printTable(samples);
}

/** A copy in which each edit adds a statement to one of the files that have to do with tools and prompts, another one each time. */
function copyToEdit(root, files, target) {
  rmSync(target, { recursive: true, force: true });
  cpSync(root, target, { recursive: true, filter: (path) => !/^(?:node_modules|\.git)$/.test(basename(path)) });
  const paths = files.filter((path) => /prompt|tool/i.test(readFileSync(join(root, path), 'utf8')));
  let edits = 0;
  return { root: target, edit: () => { edits += 1; appendFileSync(join(target, paths[(edits * 7919) % paths.length] ?? files[0]), `\nexport const edited${edits} = ${edits};\n`); } };
}

/** The same files without `node_modules`, and a configuration that checks all of them. */
function copyForCompiler(root, files, target) {
  rmSync(target, { recursive: true, force: true });
  for (const path of files) cpSync(join(root, path), join(target, path));
  const compilerOptions = {
    noEmit: true, allowJs: true, jsx: 'preserve', skipLibCheck: false, target: 'esnext', module: 'esnext', moduleResolution: 'bundler', strict: true, types: [], lib: ['esnext', 'dom'],
  };
  const project = join(target, 'tsconfig.bench.json');
  writeFileSync(project, JSON.stringify({ compilerOptions, files: files.map((path) => `./${path}`) }));
  return project;
}

/** Runs `node …` to its end. What a process of ours says of itself is exact; others are watched from outside. */
function runProcess(args, { isOurs = true } = {}) {
  const start = performance.now();
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', isOurs ? 'inherit' : 'ignore'] });
  const watch = isOurs ? undefined : watchTree(child.pid);
  let output = '';
  child.stdout.on('data', (chunk) => { if (isOurs) output += chunk; });
  return new Promise((done, failed) => {
    child.on('error', failed);
    child.on('close', (code) => {
      const wall = (performance.now() - start) / 1000;
      if (!isOurs) { done({ wall, ...watch.stop() }); return; }
      if (code !== 0) { failed(new Error(`${args.slice(1, 3).join(' ')} ended with ${code}`)); return; }
      done({ wall, ...JSON.parse(output) });
    });
  });
}

/** CPU time and peak memory of a process and its children, as /proc shows them every few milliseconds; unknown where there is no /proc. */
function watchTree(root) {
  const seen = new Map();
  const look = () => { for (const pid of treeOf(root)) { const usage = usageOf(pid); if (usage) seen.set(pid, usage); } };
  const timer = setInterval(look, 10);
  return {
    stop: () => {
      clearInterval(timer);
      const all = [...seen.values()];
      return all.length === 0 ? { cpu: NaN, peak: NaN } : { cpu: all.reduce((sum, u) => sum + u.cpu, 0), peak: Math.max(...all.map((u) => u.peak)) };
    },
  };
}

function treeOf(pid) {
  try {
    return [pid, ...readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).flatMap((child) => treeOf(Number(child)))];
  } catch {
    return []; // Gone, or no /proc.
  }
}

function usageOf(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    const peak = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return peak === undefined ? undefined : { cpu: (Number(fields[11]) + Number(fields[12])) / 100, peak: Number(peak) / 1024 };
  } catch {
    return undefined; // Gone between two looks.
  }
}

function printTable(samples) {
  const rows = [...samples].map(([name, list]) => ({ name, wall: median(list.map((s) => s.wall)), cpu: median(list.map((s) => s.cpu)), peak: median(list.map((s) => s.peak)) }));
  const [audit] = rows;
  console.log('| | wall s | CPU s | peak MB | audit ÷ this: wall | CPU | memory |\n|---|---|---|---|---|---|---|');
  for (const row of rows) {
    const ratios = row === audit ? ['', '', ''] : [audit.wall / row.wall, audit.cpu / row.cpu, audit.peak / row.peak].map((ratio) => ratio.toFixed(3));
    console.log(`| ${[row.name, row.wall.toFixed(2), row.cpu.toFixed(2), row.peak.toFixed(0), ...ratios].join(' | ')} |`);
  }
  console.log('');
}

function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return (sorted[Math.floor((sorted.length - 1) / 2)] + sorted[Math.ceil((sorted.length - 1) / 2)]) / 2;
}

function fail(message) {
  console.error(message);
  process.exit(2);
}
