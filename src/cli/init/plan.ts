import { auditConfiguration, eslintConfiguration, workflow } from './templates.js';

/** What `init` has to know of a folder. */
export interface ProjectView {
  /** Whether there is such a file, relative to the folder. */
  readonly has: (path: string) => boolean;
  /** `package.json` as data; empty where there is none. */
  readonly manifest: Readonly<Record<string, unknown>>;
  /** Whether any file of the folder, however deep, is TypeScript. */
  readonly holdsTypeScript: () => boolean;
  /** Of this tool. */
  readonly version: string;
}

export interface PlannedFile {
  readonly path: string;
  readonly text: string;
}

/** What stays as it is, and what a person may do there. */
export interface LeftFile { readonly path: string; readonly advice: string }

export interface InitPlan {
  readonly writes: readonly PlannedFile[];
  readonly left: readonly LeftFile[];
  /** Packages the written files need and `package.json` does not name. */
  readonly missingPackages: readonly string[];
}

const ESLINT_FILES = ['js', 'mjs', 'cjs', 'ts', 'mts', 'cts'].map((ending) => `eslint.config.${ending}`);
const OLD_ESLINT_FILES = ['', '.js', '.cjs', '.json', '.yaml', '.yml'].map((ending) => `.eslintrc${ending}`);
const CONFIG_FILES = ['mcp-audit.jsonc', 'mcp-audit.json'];
const WORKFLOW = '.github/workflows/mcp-audit.yml';

/** Which files are written, and which are there already. Nothing is ever overwritten. */
export function planInit(project: ProjectView): InitPlan {
  const parts = [planEslint(project), planConfiguration(project), planWorkflow(project)];
  const writes = parts.filter((part): part is PlannedFile => 'text' in part);
  const packages = writes.some(({ path }) => path.startsWith('eslint.')) ? ['eslint', 'eslint-plugin-mcp', ...(isTypeScript(project) ? ['typescript-eslint'] : [])] : ['eslint-plugin-mcp'];
  const known = dependenciesOf(project.manifest);
  return { writes, left: parts.filter((part): part is LeftFile => 'advice' in part), missingPackages: packages.filter((name) => !known.has(name)) };
}

function planEslint(project: ProjectView): PlannedFile | LeftFile {
  const there = ESLINT_FILES.find(project.has);
  if (there !== undefined) return { path: there, advice: 'add `mcp.configs.recommended` of eslint-plugin-mcp to it (docs/eslint.md shows how)' };
  const old = OLD_ESLINT_FILES.find(project.has) ?? ('eslintConfig' in project.manifest ? 'package.json#eslintConfig' : undefined);
  if (old !== undefined) return { path: old, advice: 'the plugin needs a flat configuration (eslint.config.js); until then `mcp-audit` gates without ESLint' };
  return { path: 'eslint.config.mjs', text: eslintConfiguration(isTypeScript(project)) };
}

function planConfiguration({ has, manifest, version }: ProjectView): PlannedFile | LeftFile {
  const there = CONFIG_FILES.find(has) ?? ('mcp-audit' in manifest ? 'package.json#mcp-audit' : undefined);
  return there === undefined ? { path: 'mcp-audit.jsonc', text: auditConfiguration(version) } : { path: there, advice: 'it configures the audit already' };
}

function planWorkflow({ has, version }: ProjectView): PlannedFile | LeftFile {
  return has(WORKFLOW) ? { path: WORKFLOW, advice: 'it is there already' } : { path: WORKFLOW, text: workflow(version) };
}

function isTypeScript({ has, holdsTypeScript, manifest }: ProjectView): boolean {
  return has('tsconfig.json') || dependenciesOf(manifest).has('typescript') || holdsTypeScript();
}

function dependenciesOf(manifest: Readonly<Record<string, unknown>>): ReadonlySet<string> {
  const maps = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'].map((key) => manifest[key]);
  return new Set(maps.flatMap((map) => (typeof map === 'object' && map !== null ? Object.keys(map) : [])));
}
