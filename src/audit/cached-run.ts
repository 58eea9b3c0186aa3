import type { ActiveRule, Analysed, Analysis } from '../analysis.js';
import { buildId } from '../cache/build-id.js';
import { cachePlaceOf } from '../cache/cache-place.js';
import { EntryStore } from '../cache/entry-store.js';
import { KeptData } from '../cache/kept-data.js';
import type { SearchRecord } from '../slice/search-record.js';
import { digestOf } from '../text/digest.js';
import { findWorkTree } from '../workspace/find-root.js';
import type { SourceState, WorkspaceState } from '../workspace/workspace.js';
import type { CodeBase } from './code-base.js';
import type { Run } from './find-all.js';
import { TOOL } from './tool.js';

/** What a run said, and all it rests on beside the tool and the options, which are in the name of the entry. */
interface Entry {
  readonly tree: string;
  readonly sources: readonly (readonly [path: string, state: SourceState])[];
  readonly reads: readonly (readonly [string, string])[];
  readonly searches: SearchRecord;
  readonly analysed: Omit<Analysed, 'queried'> & { readonly queried: readonly string[] };
}

export interface CacheOptions {
  readonly includeTests?: boolean;
  readonly cacheLocation?: string;
  readonly debug?: (line: string) => void;
}

/** Edited files beyond this are worth a run. */
const MOST_EDITED = 16;
/** Earlier states of a code base that are compared with the one of today. */
const MOST_COMPARED = 3;

/** Looks a result up before it runs the rules. What it gives is what the rules would find: nothing that could change a finding is left out of the comparison. */
export function cachedRun({ root, given, config }: Pick<CodeBase, 'root' | 'given' | 'config'>, { includeTests = false, cacheLocation, debug = () => undefined }: CacheOptions): Run {
  const place = cachePlaceOf([given, findWorkTree(given) ?? given], cacheLocation);
  const store = new EntryStore(place, debug);
  const repository = Buffer.from(digestOf(root), 'base64url').toString('hex').slice(0, 16);
  const tool = { ...TOOL, node: process.version, build: buildId() };
  const kept = new KeptData(store, `${repository}-data-${shortened(digestOf(JSON.stringify(tool)))}`);
  return (analysis, active) => {
    const asked = { tool, root, config, includeTests, catalogue: analysis.catalogue.digest, active: active.map(({ rule, ...how }) => [rule.id, how]) };
    const lookup = new Lookup(store, kept, `${repository}-${shortened(digestOf(JSON.stringify(asked)))}-`, analysis);
    const known = lookup.find();
    debug(`cache: ${known ? 'result found' : 'no result'} in ${place.folder}${store.damaged === 0 ? '' : `; damaged entries ignored: ${store.damaged}`}`);
    return known ?? lookup.run(active);
  };
}

/** One code base in one state, and what the cache holds of it. */
class Lookup {
  readonly #store: EntryStore;
  /** With this begin the names of all entries that were made by the same tool with the same options. */
  readonly #prefix: string;
  readonly #analysis: Analysis;
  readonly #state: WorkspaceState;
  readonly #name: string;
  readonly #kept: KeptData;

  constructor(store: EntryStore, kept: KeptData, prefix: string, analysis: Analysis) {
    this.#store = store;
    this.#kept = kept;
    this.#prefix = prefix;
    this.#analysis = analysis;
    this.#state = analysis.workspace.state();
    this.#name = prefix + shortened(digestOf(JSON.stringify([this.#state.tree, ...this.#state.sources])));
  }

  find(): Analysed | undefined {
    const others = this.#store.named(this.#prefix).filter((name) => name !== this.#name).slice(0, MOST_COMPARED);
    for (const name of [this.#name, ...others]) {
      const entry = this.#read(name);
      if (entry && this.#isStill(entry)) return { ...entry.analysed, queried: new Set(entry.analysed.queried) };
    }
    return undefined;
  }

  /** Runs the rules and keeps what they say. */
  run(active: readonly ActiveRule[]): Analysed {
    const isFirst = !hasRun.has(this.#analysis);
    const analysed = this.#analysis.runKeeping(active, this.#kept.keep);
    this.#kept.save();
    hasRun.add(this.#analysis);
    // a later run knows without reading what an earlier one had read
    if (isFirst) this.#keep(analysed);
    return analysed;
  }

  #keep(analysed: Analysed): void {
    const { workspace, searchRecord: searches } = this.#analysis;
    const entry: Entry = { tree: this.#state.tree, sources: [...this.#state.sources], reads: [...workspace.reads()], searches, analysed: { ...analysed, queried: [...analysed.queried] } };
    this.#store.write(this.#name, Buffer.from(JSON.stringify(entry), 'utf8'));
  }

  #read(name: string): Entry | undefined {
    const content = this.#store.read(name);
    // only this code writes what is sealed, in this form: the build is part of the name
    return content && (JSON.parse(content.toString('utf8')) as Entry);
  }

  #isStill({ tree, sources, reads, searches, analysed }: Entry): boolean {
    const { workspace } = this.#analysis;
    if (tree !== this.#state.tree || sources.length !== this.#state.sources.size) return false;
    const edited: string[] = [];
    const parsed = new Set(analysed.parsed);
    for (const [path, before] of sources) {
      const now = this.#state.sources.get(path);
      if (now?.digest === before.digest && now.isAnalysed === before.isAnalysed) continue;
      if (now?.isAnalysed !== true || !before.isAnalysed || parsed.has(path)) return false;
      edited.push(path);
      if (edited.length > MOST_EDITED) return false;
    }
    return workspace.wouldRead(new Map(reads)) && (edited.length === 0 || this.#analysis.answersAlike(searches, edited));
  }
}

/** Analyses of this process that have answered already. */
const hasRun = new WeakSet<Analysis>();

/** Long enough to be the only one of its kind, short enough for a name of a file. */
const shortened = (digest: string): string => digest.slice(0, 32);
