import type { Node } from 'jsonc-parser';

import { UserError } from '../errors.js';
import { lineStartsOf, toPosition } from '../text/lines.js';

/** The text of a configuration file and how people find it. */
export interface Source {
  /** As shown in messages: an absolute path. */
  readonly file: string;
  readonly text: string;
}

/** A complaint that names file, line and column, as compilers do: `mcp-audit.jsonc:3:5: …`. */
export function configError(source: Source, offset: number, statement: string): UserError {
  const { line, column } = toPosition(offset, lineStartsOf(source.text));
  return new UserError(`${source.file}:${line}:${column}: ${statement}`);
}

/** What a value is, in the words of JSON. */
export function describeValue(node: Node): string {
  if (node.type === 'string') return `the string ${JSON.stringify(node.value)}`;
  if (node.type === 'number' || node.type === 'boolean') return `the ${node.type} ${String(node.value)}`;
  if (node.type === 'null') return '`null`';
  return node.type === 'array' ? 'a list' : 'an object';
}
