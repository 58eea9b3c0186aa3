import { basename, relative, resolve, sep } from 'node:path';

import { UserError } from '../../errors.js';
import { INVENTORY_REPORTERS, inventorySurface } from '../../report/inventory/index.js';
import { quoted } from '../../text/nearest.js';
import type { Context, ExitCode } from '../context.js';
import { writeReport } from '../deliver.js';
import type { FormatTarget } from '../format-target.js';
import { present } from '../present.js';
import { toAuditOptions } from '../selection.js';
import type { Settings } from '../settings.js';
import type { Terminal } from '../terminal.js';

/** Prints what the code exposes and who controls it, or only the names of its tools. */
export async function printInventory(settings: Settings, isSurface: boolean, context: Context, terminal: Terminal): Promise<ExitCode> {
  const { formats } = settings;
  const unknown = formats.find(({ name }) => !INVENTORY_REPORTERS.has(name));
  if (unknown) throw new UserError(`An inventory has no format \`${unknown.name}\`; use ${quoted([...INVENTORY_REPORTERS.keys()], 'or')}.`);
  const options = toAuditOptions(settings, context);
  const { root, paths, includeTests } = options;
  const inventory = await context.inventory(present({ root, paths, includeTests }));
  const folder = resolve(root, inventory.root);
  const pathOf = (path: string): string => relative(context.cwd, resolve(folder, path)).split(sep).join('/');
  for (const target of formats) {
    const look = { ...terminal, pathOf, project: basename(folder), ...(target.file === undefined ? {} : { color: false, unicode: true, columns: 100 }) };
    write(isSurface ? inventorySurface(inventory, look) : (INVENTORY_REPORTERS.get(target.name)?.(inventory, look) ?? ''), target, context);
  }
  if (inventory.offered.length + inventory.requests.length > 0) {
    if (isSurface && !inventory.offered.some(({ kind }) => kind === 'tool')) context.stderr.write('mcp-audit: no tool is registered there, so the surface is empty.\n');
    return 0;
  }
  context.stderr.write('mcp-audit: no code that hosts or serves MCP was found there.\n');
  return settings.allowEmpty ? 0 : 2;
}

function write(text: string, { file }: FormatTarget, { cwd, stdout }: Context): void {
  if (file === undefined) stdout.write(text);
  else writeReport(resolve(cwd, file), text);
}
