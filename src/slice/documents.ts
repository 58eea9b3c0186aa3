import picomatch from 'picomatch';
import { findTemplates } from '../templates/find-templates.js';
import { lowerDocument } from '../templates/lower-document.js';
import type { DocumentFacts, DocumentSource, TemplateSet } from '../templates/model.js';
import type { Workspace } from '../workspace/workspace.js';

/** Names of files that may hold prompt templates, or name files that do. */
const CANDIDATE = /(?:^|\/)(?:SKILL\.md|(?:[^/]+\.)?prompts?\.ya?ml)$/;

interface Known { readonly text: string; readonly facts: DocumentFacts }

/** The documents that questions have asked for so far; one is read again only after its text has changed. */
export class Documents implements DocumentSource {
  readonly #workspace: Workspace;
  readonly #known = new Map<string, Known>();
  #found: { readonly revision: number; readonly templates: TemplateSet } | undefined;

  constructor(workspace: Workspace) {
    this.#workspace = workspace;
  }

  get templates(): TemplateSet {
    const revision = this.#workspace.documentsRevision;
    if (this.#found?.revision !== revision) this.#found = { revision, templates: findTemplates(this) };
    return this.#found.templates;
  }

  get candidates(): readonly string[] {
    return this.#workspace.documents.filter((path) => CANDIDATE.test(path));
  }

  document(path: string): DocumentFacts | undefined {
    const text = this.#workspace.documentText(path);
    const known = this.#known.get(path);
    if (text === undefined || known?.text === text) return text === undefined ? undefined : known?.facts;
    const facts = lowerDocument(path, text);
    this.#known.set(path, { text, facts });
    return facts;
  }

  hasFile(path: string): boolean {
    return this.#workspace.hasFile(path);
  }

  documentsMatching(glob: string): readonly string[] {
    const matches = picomatch(glob, { dot: true });
    return this.#workspace.documents.filter((path) => matches(path));
  }
}
