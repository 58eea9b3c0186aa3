import { spawnSync } from 'node:child_process';
import { devNull } from 'node:os';
import { findGitExecutable } from './git-executable.js';
/** Repository configuration that could run a program or reach elsewhere; a value on the command line outranks the repository's own. */
const OVERRIDES = {
    'core.fsmonitor': 'false',
    'core.hooksPath': devNull,
    'core.pager': 'cat',
    'core.excludesFile': devNull,
    'core.attributesFile': devNull,
    'core.sshCommand': 'false',
    'core.askPass': '',
    'core.untrackedCache': 'false',
    'diff.external': '',
    'blame.ignoreRevsFile': '',
    'credential.helper': '',
    'protocol.allow': 'never',
    'safe.directory': '*',
    'safe.bareRepository': 'explicit',
};
const TIMEOUT_MS = 30_000;
const LARGEST_ANSWER_BYTES = 1 << 30;
/**
 * The only place that calls git. The repository is untrusted: nothing its configuration names is run, nothing is written, no network is
 * reached, and the answer does not depend on the configuration of the machine.
 * Returns what git wrote, or `undefined` when git is missing, fails, or the folder is in no work tree.
 */
export function runGit({ folder, subcommand, args, input }) {
    const git = findGitExecutable(folder);
    if (git === undefined)
        return undefined;
    const result = spawnSync(git.file, ['--no-pager', '--literal-pathspecs', '-C', folder, ...overrideArgs(), subcommand, ...args], {
        env: cleanEnvironment(git.searchPath),
        input: input ?? '',
        stdio: ['pipe', 'pipe', 'ignore'],
        timeout: TIMEOUT_MS,
        maxBuffer: LARGEST_ANSWER_BYTES,
        windowsHide: true,
    });
    return result.status === 0 ? result.stdout : undefined;
}
function overrideArgs() {
    return Object.entries(OVERRIDES).flatMap(([key, value]) => ['-c', `${key}=${value}`]);
}
/** Our own environment without a single `GIT_*` of the caller: inside a git hook `GIT_DIR` would point at another repository. */
function cleanEnvironment(searchPath) {
    const inherited = Object.entries(process.env).filter(([name]) => !/^(GIT_|SSH_ASKPASS$|PATH$|PAGER$|LESS)/i.test(name));
    return {
        ...Object.fromEntries(inherited),
        PATH: searchPath,
        LC_ALL: 'C',
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_CONFIG_SYSTEM: devNull,
        GIT_CONFIG_GLOBAL: devNull,
        GIT_ATTR_NOSYSTEM: '1',
        GIT_OPTIONAL_LOCKS: '0',
        GIT_TERMINAL_PROMPT: '0',
        GIT_NO_LAZY_FETCH: '1',
        GIT_NO_REPLACE_OBJECTS: '1',
        // Outranks every `protocol.<name>.allow` of the repository, which `protocol.allow` alone does not.
        GIT_ALLOW_PROTOCOL: 'none',
    };
}
