import type { StubText, StubTexts } from '../catalogue/stub-texts.js';
import { lowerStub } from '../facts/lower-file.js';
import type { FileFacts } from '../facts/model.js';
import type { Keep } from './keep.js';

/** The modules that the catalogue declares; a stub is parsed when one of its modules is asked for. */
export class StubModules {
  readonly #stubs = new Map<string, ReadonlyMap<string, FileFacts>>();
  readonly #modules = new Map<string, FileFacts | undefined>();

  constructor(private readonly catalogue: StubTexts, private readonly keep: Keep) {}

  module(specifier: string): FileFacts | undefined {
    if (this.#modules.has(specifier)) return this.#modules.get(specifier);
    const declared = this.catalogue.declaring(specifier).map((stub) => this.#lowered(stub));
    const found = declared.map((modules) => modules.get(specifier) ?? modules.get(specifier.replace(/^node:/, '')) ?? modules.get(`node:${specifier}`)).find((m) => m !== undefined);
    this.#modules.set(specifier, found);
    return found;
  }

  get globals(): FileFacts | undefined {
    const [stub] = this.catalogue.globals;
    return stub && this.#lowered(stub).get('global');
  }

  #lowered(stub: StubText): ReadonlyMap<string, FileFacts> {
    const known = this.#stubs.get(stub.path);
    if (known) return known;
    const modules = this.keep(`stub ${stub.path}`, stub.text, () => lowerStub(stub.path, stub.text));
    this.#stubs.set(stub.path, modules);
    return modules;
  }
}
