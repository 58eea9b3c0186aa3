import { auditConfiguration, eslintConfiguration, workflow } from './templates.js';
const ESLINT_FILES = ['js', 'mjs', 'cjs', 'ts', 'mts', 'cts'].map((ending) => `eslint.config.${ending}`);
const OLD_ESLINT_FILES = ['', '.js', '.cjs', '.json', '.yaml', '.yml'].map((ending) => `.eslintrc${ending}`);
const CONFIG_FILES = ['mcp-audit.jsonc', 'mcp-audit.json'];
const WORKFLOW = '.github/workflows/mcp-audit.yml';
/** Which files are written, and which are there already. Nothing is ever overwritten. */
export function planInit(project) {
    const parts = [planEslint(project), planConfiguration(project), planWorkflow(project)];
    const writes = parts.filter((part) => 'text' in part);
    const packages = writes.some(({ path }) => path.startsWith('eslint.')) ? ['eslint', 'eslint-plugin-mcp', ...(isTypeScript(project) ? ['typescript-eslint'] : [])] : ['eslint-plugin-mcp'];
    const known = dependenciesOf(project.manifest);
    return { writes, left: parts.filter((part) => 'advice' in part), missingPackages: packages.filter((name) => !known.has(name)) };
}
function planEslint(project) {
    const there = ESLINT_FILES.find(project.has);
    if (there !== undefined)
        return { path: there, advice: 'add `mcp.configs.recommended` of eslint-plugin-mcp to it (docs/eslint.md shows how)' };
    const old = OLD_ESLINT_FILES.find(project.has) ?? ('eslintConfig' in project.manifest ? 'package.json#eslintConfig' : undefined);
    if (old !== undefined)
        return { path: old, advice: 'the plugin needs a flat configuration (eslint.config.js); until then `mcp-audit` gates without ESLint' };
    return { path: 'eslint.config.mjs', text: eslintConfiguration(isTypeScript(project)) };
}
function planConfiguration({ has, manifest, version }) {
    const there = CONFIG_FILES.find(has) ?? ('mcp-audit' in manifest ? 'package.json#mcp-audit' : undefined);
    return there === undefined ? { path: 'mcp-audit.jsonc', text: auditConfiguration(version) } : { path: there, advice: 'it configures the audit already' };
}
function planWorkflow({ has, version }) {
    return has(WORKFLOW) ? { path: WORKFLOW, advice: 'it is there already' } : { path: WORKFLOW, text: workflow(version) };
}
function isTypeScript({ has, holdsTypeScript, manifest }) {
    return has('tsconfig.json') || dependenciesOf(manifest).has('typescript') || holdsTypeScript();
}
function dependenciesOf(manifest) {
    const maps = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'].map((key) => manifest[key]);
    return new Set(maps.flatMap((map) => (typeof map === 'object' && map !== null ? Object.keys(map) : [])));
}
