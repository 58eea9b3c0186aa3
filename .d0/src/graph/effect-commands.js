/** Programs that only look. */
const LOOKING = new Set(['ls', 'cat', 'head', 'tail', 'grep', 'egrep', 'rg', 'ag', 'find', 'fd', 'wc', 'du', 'df', 'ps', 'which', 'where', 'whereis', 'pwd', 'whoami', 'id', 'date', 'uname', 'hostname', 'stat', 'file', 'tree', 'sort', 'uniq', 'diff', 'cmp', 'jq', 'awk', 'env', 'printenv', 'uptime', 'free', 'lsof', 'netstat', 'ss', 'ping', 'dig', 'nslookup', 'echo', 'true', 'sw_vers', 'system_profiler', 'lscpu', 'nproc', 'top', 'vm_stat', 'sysctl', 'eslint', 'tsc', 'ffprobe', 'pdftotext', 'exiftool', 'readlink', 'realpath', 'md5', 'shasum', 'sha256sum', 'wmic', 'tasklist', 'systeminfo', 'ipconfig', 'ifconfig']);
const ACTING = { rm: 'removes', rmdir: 'removes', unlink: 'removes', shred: 'removes', kill: 'removes', pkill: 'removes', killall: 'removes', mv: 'changes', cp: 'changes', mkdir: 'adds', touch: 'changes', chmod: 'changes', chown: 'changes', ln: 'adds', dd: 'changes', tee: 'changes', reboot: 'changes', shutdown: 'changes', truncate: 'removes' };
const READING_SUB = new Set(['status', 'log', 'diff', 'show', 'blame', 'ls-files', 'ls-tree', 'ls-remote', 'rev-parse', 'rev-list', 'describe', 'shortlog', 'grep', 'cat-file', 'for-each-ref', 'name-rev', 'reflog', 'merge-base', 'symbolic-ref', 'var', 'version', '--version', '-v', '-V', 'help', '--help', 'ls', 'list', 'view', 'info', 'get', 'ps', 'images', 'inspect', 'logs', 'search', 'outdated', 'audit', 'why', 'top', 'explain', 'api-resources', 'cluster-info', 'plan', 'output', 'validate', 'whoami', 'config', 'count-objects', 'check-ignore', 'check-attr', 'diff-tree', 'diff-index', 'simctl', 'branch', 'tag', 'remote', 'stash', 'worktree', 'api', 'auth']);
const ACTING_SUB = {
    add: 'adds', commit: 'adds', push: 'changes', pull: 'changes', merge: 'changes', rebase: 'changes', reset: 'removes', clean: 'removes', checkout: 'changes', switch: 'changes', restore: 'removes', rm: 'removes', mv: 'changes', init: 'adds', clone: 'adds', 'cherry-pick': 'adds', revert: 'adds', am: 'adds', gc: 'changes', apply: 'changes',
    install: 'changes', uninstall: 'removes', i: 'changes', ci: 'changes', publish: 'adds', update: 'changes', upgrade: 'changes', delete: 'removes', create: 'adds', edit: 'changes', patch: 'changes', replace: 'changes', scale: 'changes', rollout: 'changes', drain: 'changes', cordon: 'changes', exec: 'changes', stop: 'changes', start: 'changes', restart: 'changes', kill: 'removes', prune: 'removes', destroy: 'removes', deploy: 'changes', rmi: 'removes', set: 'changes', close: 'changes', reopen: 'changes', remove: 'removes',
};
/** Subcommands that list when nothing follows and change when something does. */
const EITHER_SUB = new Set(['branch', 'tag', 'remote', 'stash', 'worktree', 'config', 'api', 'auth', 'simctl']);
const TREES = new Set(['git', 'npm', 'pnpm', 'yarn', 'bun', 'docker', 'podman', 'kubectl', 'oc', 'helm', 'gh', 'glab', 'terraform', 'tofu', 'brew', 'apt', 'apt-get', 'pip', 'pip3', 'cargo', 'systemctl', 'gcloud', 'aws', 'az', 'heroku', 'vercel', 'supabase', 'wrangler', 'fly', 'flyctl', 'pm2', 'launchctl', 'svn', 'hg', 'jj', 'conda', 'uv', 'poetry']);
/** What a command does by its words, the ones that are not written being `undefined`; no answer when that cannot be told. */
export function readCommand(words) {
    const [given, ...rest] = words;
    const program = given?.split(/[/\\]/).at(-1)?.replace(/\.exe$/, '');
    if (program === undefined)
        return undefined;
    if (program === 'sudo')
        return readCommand(rest);
    if (LOOKING.has(program))
        return rest.some((word) => word === '-delete' || word === '-exec' || word === '--fix' || word === '>' || word === '>>') ? 'changes' : 'reads';
    const acting = ACTING[program];
    if (acting)
        return acting;
    if (rest.length > 0 && rest.every((word) => word === '--version' || word === '-v' || word === '--help' || word === '-V'))
        return 'reads';
    return TREES.has(program) ? readSubcommand(rest) : undefined;
}
function readSubcommand(words) {
    const at = words.findIndex((word) => word === undefined || !word.startsWith('-'));
    const sub = at < 0 ? words[0] : words[at];
    if (sub === undefined)
        return undefined;
    if (EITHER_SUB.has(sub)) {
        const after = words.slice(at + 1);
        if (after.length === 0 || after.every((word) => /^(?:-v|-vv|-a|-r|-l|--list|--all|list|show|get|get-url|--get|--show-current|--format.*|status|--porcelain)$/.test(word ?? ' ')))
            return 'reads';
        const verb = after.find((word) => word !== undefined && !word.startsWith('--'));
        return verb === '-d' || verb === '-D' || verb === 'drop' || verb === 'clear' || verb === 'remove' || verb === 'delete' ? 'removes' : verb === 'pop' || verb === 'apply' || verb === 'push' || verb === 'add' || verb === 'set-url' ? 'changes' : undefined;
    }
    return ACTING_SUB[sub] ?? (READING_SUB.has(sub) ? 'reads' : undefined);
}
