import { resolve } from 'node:path';

import type { CallGraph } from '../../call-graph.js';
import type { Context, ExitCode } from '../context.js';
import { writeReport } from '../deliver.js';
import { present } from '../present.js';
import { toAuditOptions } from '../selection.js';
import type { Settings } from '../settings.js';

/** Writes the call graph of the code as JSON. */
export async function writeGraph(settings: Settings, context: Context): Promise<ExitCode> {
  const { root, paths, includeTests } = toAuditOptions(settings, context);
  const text = toText(await context.callGraph(present({ root, paths, includeTests })));
  if (settings.output === undefined) context.stdout.write(text);
  else writeReport(resolve(context.cwd, settings.output), text);
  return 0;
}

/** One item a line, so that graphs can be compared as texts; an edge is one line too. */
function toText(graph: CallGraph): string {
  const fields = Object.entries(graph).map(([name, value]) => ` ${JSON.stringify(name)}: ${toLines(value)}`);
  return `{\n${fields.join(',\n')}\n}\n`;
}

function toLines(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? '[]' : `[\n${value.map((item) => `  ${JSON.stringify(item)}`).join(',\n')}\n ]`;
  const entries = Object.entries(value as object);
  return entries.length === 0 ? '{}' : `{\n${entries.map(([key, item]) => `  ${JSON.stringify(key)}: ${JSON.stringify(item)}`).join(',\n')}\n }`;
}
