import { relative, sep } from 'node:path';
import { RULE_PREFIX } from '../rule/registry.js';
import { silencing } from '../suppress/find-suppression.js';
import { lineStartsOf, toPosition } from '../text/lines.js';
import { GitAges } from '../workspace/git-ages.js';
/** Everything that keeps findings of the code base from counting. `findings` are those of every rule, with equal ones numbered. */
export class AcceptedLister {
    #analysis;
    #comments;
    #findings;
    #ages;
    constructor(analysis, comments, findings) {
        this.#analysis = analysis;
        this.#comments = comments;
        this.#findings = findings;
        this.#ages = new GitAges(analysis.workspace.root);
    }
    /** The comments of the wanted files that name a rule of ours, or silence a finding of ours. */
    byComments(isWanted) {
        return this.#comments.files.filter(isWanted).flatMap((path) => {
            const text = this.#analysis.workspace.text(path);
            const starts = lineStartsOf(text);
            const inFile = this.#findings.filter(({ location }) => location.path === path);
            const found = this.#comments.of(path).flatMap((directive) => toAccepted(directive, this.#comments.of(path), inFile, path, toPosition(directive.start, starts).line) ?? []);
            const ages = this.#ages.of(path, text, found.map(({ line }) => line));
            return found.map((accepted) => ({ ...accepted, ...toSince(ages.get(accepted.line)) }));
        });
    }
    /** The entries of a baseline whose text is `text`. */
    byBaseline(file, text, entries, isWanted) {
        const open = new Map(this.#findings.filter(({ suppressed }) => !suppressed).map(({ fingerprint, location }) => [fingerprint, location]));
        const wanted = entries.filter(({ path, fingerprint }) => isWanted(open.get(fingerprint)?.path ?? path));
        const lines = text.split('\n');
        const lineOf = new Map(wanted.map(({ fingerprint }) => [fingerprint, lines.findIndex((line) => line.includes(`"${fingerprint}"`)) + 1]));
        const ages = this.#ages.of(relative(this.#analysis.workspace.root, file).split(sep).join('/'), text, [...lineOf.values()].filter((line) => line > 0));
        return wanted.map(({ ruleId, path, fingerprint }) => {
            const found = open.get(fingerprint);
            const place = found ? { path: found.path, line: found.line } : { path };
            return { kind: 'baseline', ruleIds: [ruleId], ...place, fingerprint, findings: found ? 1 : 0, unneeded: found ? [] : [ruleId], ...toSince(ages.get(lineOf.get(fingerprint) ?? 0)) };
        });
    }
}
function toAccepted(directive, all, findings, path, line) {
    if (directive.kind === 'enable')
        return undefined;
    const ruleIds = directive.ruleIds.filter((id) => id.startsWith(RULE_PREFIX));
    const silenced = findings.filter(({ ruleId, location }) => silencing(all, ruleId, location.line, location.column).includes(directive));
    if (ruleIds.length === 0 && silenced.length === 0)
        return undefined;
    const unneeded = ruleIds.filter((id) => !silenced.some(({ ruleId }) => ruleId === id));
    const { kind, reason } = directive;
    return { kind: 'directive', directive: kind, ruleIds, path, line, ...(reason === undefined ? {} : { reason }), findings: silenced.length, unneeded };
}
function toSince(age) {
    return age === undefined ? {} : { since: age.since, ...(age.orEarlier ? { orEarlier: true } : {}) };
}
export function summariseAccepted(accepted) {
    const directives = accepted.filter((a) => a.kind === 'directive');
    return {
        directives: directives.length,
        withoutReason: directives.filter(({ reason }) => reason === undefined).length,
        baseline: accepted.length - directives.length,
        unneeded: accepted.filter(({ unneeded }) => unneeded.length > 0).length,
    };
}
