import picomatch from 'picomatch';
import { findTemplates } from '../templates/find-templates.js';
import { lowerDocument } from '../templates/lower-document.js';
/** Names of files that may hold prompt templates, or name files that do. */
const CANDIDATE = /(?:^|\/)(?:SKILL\.md|(?:[^/]+\.)?prompts?\.ya?ml)$/;
/** The documents that questions have asked for so far; one is read again only after its text has changed. */
export class Documents {
    #workspace;
    #known = new Map();
    #found;
    constructor(workspace) {
        this.#workspace = workspace;
    }
    get templates() {
        const revision = this.#workspace.documentsRevision;
        if (this.#found?.revision !== revision)
            this.#found = { revision, templates: findTemplates(this) };
        return this.#found.templates;
    }
    get candidates() {
        return this.#workspace.documents.filter((path) => CANDIDATE.test(path));
    }
    document(path) {
        const text = this.#workspace.documentText(path);
        const known = this.#known.get(path);
        if (text === undefined || known?.text === text)
            return text === undefined ? undefined : known?.facts;
        const facts = lowerDocument(path, text);
        this.#known.set(path, { text, facts });
        return facts;
    }
    hasFile(path) {
        return this.#workspace.hasFile(path);
    }
    documentsMatching(glob) {
        const matches = picomatch(glob, { dot: true });
        return this.#workspace.documents.filter((path) => matches(path));
    }
}
