import { UserError } from '../errors.js';
import { runGit } from './git.js';
const DEEPEN = 'Fetch more of the history: `git fetch --unshallow`, `fetch-depth: 0` of actions/checkout, `GIT_DEPTH: 0` in GitLab.';
/**
 * The commit to compare the work tree of `folder` with: where its history and that of `ref` part (`git merge-base`). So a branch is not
 * blamed for what came into `ref` meanwhile. Throws `UserError` that says what is missing and how to get it.
 */
export function getMergeBaseOrThrow(folder, ref) {
    const ask = (subcommand, ...args) => {
        const answer = runGit({ folder, subcommand, args })?.toString('utf8').trim();
        return answer === '' ? undefined : answer;
    };
    const commitOf = (name) => ask('rev-parse', '--verify', '--quiet', `${name}^{commit}`);
    if (ask('rev-parse', '--is-inside-work-tree') !== 'true')
        throw new UserError(`\`--since ${ref}\`: ${folder} is in no git work tree, or git is not installed.`);
    const isShallow = ask('rev-parse', '--is-shallow-repository') === 'true';
    const commit = isNameable(ref) ? commitOf(ref) : undefined;
    if (commit === undefined)
        throw unknownRevision(ref, isShallow, isNameable(ref) && commitOf(`origin/${ref}`) !== undefined);
    if (commitOf('HEAD') === undefined)
        throw new UserError(`\`--since ${ref}\`: the current branch has no commit yet.`);
    const base = ask('merge-base', commit, 'HEAD');
    if (base !== undefined)
        return base;
    throw new UserError(isShallow
        ? `\`--since ${ref}\`: this clone is shallow and does not reach the commit where HEAD and \`${ref}\` part. ${DEEPEN}`
        : `\`--since ${ref}\`: HEAD and \`${ref}\` have no commit in common.`);
}
/** What cannot be mistaken for an option. */
function isNameable(ref) {
    return ref !== '' && !ref.startsWith('-') && !/[\0\r\n]/u.test(ref);
}
function unknownRevision(ref, isShallow, isOnOrigin) {
    const what = `\`--since ${ref}\`: there is no such revision in this clone`;
    if (isOnOrigin)
        return new UserError(`${what}; did you mean \`origin/${ref}\`?`);
    const fetch = `A branch of the remote comes with \`git fetch origin ${ref}\` and is called \`origin/${ref}\` then.`;
    return new UserError(isShallow ? `${what}, which is shallow. ${DEEPEN} ${fetch}` : `${what}. ${fetch}`);
}
