import { openCodeBase, type CodeBaseOptions } from './audit/code-base.js';
import { pathFilter } from './audit/selection.js';
import { TOOL } from './audit/tool.js';
import { indexCalls } from './call-graph/index-calls.js';
import type { CallGraph } from './findings/call-graph.js';
import { findCallPlaces } from './graph/call-graph.js';

export type { CallGraph, GraphLocation, Unresolved } from './findings/call-graph.js';
export type CallGraphOptions = CodeBaseOptions;

/**
 * Who calls whom in a code base, as far as the analysis knows it. Every file is parsed, whatever it has to do with MCP; with `paths` the calls
 * of those files are listed. Nothing is run or installed. Rejects with `UserError` when the options or the configuration are wrong.
 */
export async function callGraph(options: CallGraphOptions = {}): Promise<CallGraph> {
  const { root, analysis } = await openCodeBase(options);
  const isWanted = pathFilter(root, options.paths);
  const { graph, files } = analysis.wholeGraph();
  const shown = files.filter(({ path }) => isWanted(path));
  const { files: paths, ...indexed } = indexCalls(findCallPlaces(graph, shown, files), shown, (path) => graph.source.textOf(path));
  return { tool: TOOL, entries: shown.map(({ path }) => path), files: paths, ...indexed, ignore: [] };
}
