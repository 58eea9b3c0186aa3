import { join, relative, resolve, sep } from 'node:path';
import { readConfig } from '../config/read-config.js';
import { UserError } from '../errors.js';
import { disableReason } from '../rule/disable-reason.js';
import { RULE_PREFIX, ruleIds } from '../rule/registry.js';
import { stampOf } from '../workspace/read-file.js';
import { WarmAnalysis } from './warm-analysis.js';
/** Milliseconds between two looks at the disk. A look at a large tree is dear: it waits for twenty times what the last one took. */
const LOOK_INTERVAL = { shortest: 1000, longest: 5000, timesCost: 20 };
/** What a linter's process remembers of one root. Nothing here throws: what goes wrong is an answer. */
export class Session {
    #root;
    #opened;
    #nextLook = 0;
    #problem;
    /** `root` is the folder in which the configuration is looked for. */
    constructor(root) {
        this.#root = root;
    }
    /** The findings in one file, absolute path, whose text is `text` in the editor. */
    answerFor(file, text) {
        try {
            this.#look();
            return this.#problem ?? this.#ask(file, text);
        }
        catch (error) {
            return toProblem(error);
        }
    }
    #ask(file, text) {
        if (!this.#opened)
            return NOTHING;
        const { root, config, analysis } = this.#opened;
        const inside = relative(root, file).split(sep).join('/');
        const path = analysis.spelled(inside);
        if (!analysis.take(path, text))
            return NOTHING;
        const analysed = analysis.analysed();
        return {
            kind: 'findings',
            findings: analysed.findings.filter((finding) => finding.location.path === path),
            minConfidence: config.minConfidence ?? 'certain',
            requiresReasons: requiresReasons(config),
            isCurrent: isParsed(analysed, path),
        };
    }
    /** Brings the configuration and the files to the state of the disk, when the last look is long enough ago. */
    #look() {
        const start = Date.now();
        if (start < this.#nextLook)
            return;
        try {
            this.#problem = undefined;
            this.#open();
        }
        catch (error) {
            this.#opened = undefined;
            this.#problem = toProblem(error);
        }
        finally {
            const end = Date.now();
            this.#nextLook = end + Math.min(Math.max(LOOK_INTERVAL.shortest, (end - start) * LOOK_INTERVAL.timesCost), LOOK_INTERVAL.longest);
        }
    }
    #open() {
        const config = readConfig(this.#root, { ruleIds });
        const root = resolve(this.#root, config.root ?? '.');
        const key = JSON.stringify([config, config.catalogue.map((file) => stampOf(join(root, file)))]);
        if (this.#opened?.key === key)
            this.#opened.analysis.refresh();
        else
            this.#opened = { key, root, config, analysis: new WarmAnalysis(root, config) };
    }
}
const NOTHING = { kind: 'findings', findings: [], minConfidence: 'certain', requiresReasons: false, isCurrent: false };
function requiresReasons({ rules, requireReasons = false }) {
    const setting = rules[RULE_PREFIX + disableReason.id];
    return setting === undefined ? requireReasons : setting !== 'off';
}
function isParsed({ coverage }, path) {
    return !coverage.parseFailures.some((failure) => failure.path === path);
}
function toProblem(error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (error instanceof UserError)
        return { kind: 'problem', messageId: 'configurationError', message: `The MCP rules did not run: ${reason}` };
    return {
        kind: 'problem',
        messageId: 'analysisFailed',
        message: `The MCP rules gave up on this file: ${reason}. This is a defect in eslint-plugin-mcp, not in your code; \`npx mcp-audit --debug\` shows the details to report.`,
    };
}
