import { NONE, type RegionId } from '../facts/model.js';
import { exprOf, isInRegion, type Ref } from './code.js';
import type { Graph } from './graph.js';

/** The condition without which a call is not made, here or at every caller; nothing when it is always made, or nobody can say. */
export function conditionOf(graph: Graph, call: Ref, depth = 0): Ref | undefined {
  const own = conditionHere(call);
  if (own) return own;
  const { fn } = exprOf(call);
  if (fn === 0 || depth > 3) return undefined;
  const { invocations } = graph.callersOf(call.file, fn);
  const conditions = invocations.map(({ site }) => conditionOf(graph, site, depth + 1));
  return conditions.length > 0 && conditions.every((c) => c !== undefined) ? conditions[0] : undefined;
}

function conditionHere(call: Ref): Ref | undefined {
  const { file } = call;
  for (let id: RegionId = exprOf(call).region; id > 0; id = file.regions[id]?.parent ?? 0) {
    const region = file.regions[id];
    if (!region || region.kind === 'function') return undefined;
    if (region.test !== NONE && (region.kind === 'if' || region.kind === 'else' || region.kind === 'case' || (region.kind === 'guard' && returnsEarly(file, region.test)))) return { file, id: region.test };
  }
  return undefined;
}

/** `if (!enabled) return;`, not `if (!key) throw …` */
function returnsEarly(file: Ref['file'], test: number): boolean {
  return file.regions.some((region, id) => region.kind === 'if' && region.test === test && (file.functions[region.fn]?.returns ?? []).some((r) => isInRegion(file, r.region, id)));
}
