import { decodeText, toUtf8Bytes } from './decode-text.js';
import { listCommit, readObjects } from './git-objects.js';
import { runGit } from './git.js';
/** Says since when lines have been committed, by `git blame`, without asking who wrote them. */
export class GitAges {
    #root;
    #committed;
    #isShallow;
    constructor(root) {
        this.#root = root;
        this.#committed = listCommit(root, 'HEAD')?.files ?? new Map();
        this.#isShallow = this.#committed.size > 0
            && runGit({ folder: root, subcommand: 'rev-parse', args: ['--is-shallow-repository'] })?.toString('utf8').trim() === 'true';
    }
    /** The ages of 1-based lines of a file whose text is `text` now; lines that are not committed as they are have none. */
    of(path, text, lines) {
        const committed = this.#committedLines(path);
        const now = text.split('\n');
        const places = new Map(Array.from(lines, (line) => [line, twinOf(line, now, committed)]));
        const ages = this.#blame(path, [...places.values()].filter((line) => line !== undefined));
        return new Map([...places].flatMap(([line, place]) => {
            const age = place === undefined ? undefined : ages.get(place);
            return age ? [[line, age]] : [];
        }));
    }
    #committedLines(path) {
        const file = this.#committed.get(path);
        const bytes = file && readObjects(this.#root, [file.object]).get(file.object);
        return bytes ? decodeText(toUtf8Bytes(bytes)).split('\n') : [];
    }
    /** The committed file is asked about, not the one on disk: git would run that one through the filters of the repository. */
    #blame(path, lines) {
        if (lines.length === 0)
            return new Map();
        const ranges = [...new Set(lines)].flatMap((line) => ['-L', `${line},${line}`]);
        const output = runGit({ folder: this.#root, subcommand: 'blame', args: ['--porcelain', '--no-textconv', '-w', ...ranges, 'HEAD', '--', path] });
        return output ? agesOf(output.toString('utf8'), this.#isShallow) : new Map();
    }
}
/** The place of a line in the other text: of equal lines the one with the same number among them. */
function twinOf(line, here, there) {
    const text = here[line - 1]?.trim();
    const rank = here.slice(0, line - 1).filter((other) => other.trim() === text).length;
    let met = -1;
    const index = there.findIndex((other) => other.trim() === text && (met += 1) === rank);
    return index === -1 ? undefined : index + 1;
}
/** `<commit> <line then> <line now> …` begins each line; what is said of a commit follows where it is met first. */
function agesOf(porcelain, isShallow) {
    const commits = new Map();
    const lines = [];
    let current = '';
    for (const row of porcelain.split('\n')) {
        const [, commit, line] = /^([0-9a-f]{40,64}) \d+ (\d+)/.exec(row) ?? [];
        if (commit !== undefined) {
            current = commit;
            lines.push([Number(line), commit]);
            if (!commits.has(commit))
                commits.set(commit, { since: '', isBoundary: false });
        }
        const said = commits.get(current);
        if (said && row.startsWith('author-time '))
            said.since = new Date(Number(row.slice('author-time '.length)) * 1000).toISOString().slice(0, 10);
        if (said && row === 'boundary')
            said.isBoundary = true;
    }
    return new Map(lines.map(([line, commit]) => [line, { since: commits.get(commit)?.since ?? '', orEarlier: isShallow && commits.get(commit)?.isBoundary === true }]));
}
