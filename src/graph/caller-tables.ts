import { NONE } from '../facts/model.js';
import { ELEMENT_CALLBACKS, isFold } from './builtins.js';
import { aliases } from './caller-imports.js';
import { MAX_FLOW, type Search } from './caller-search.js';
import { at, exprAs, exprOf, type Ref } from './code.js';
import { statementContext } from './expected.js';

/** A table of functions: run where an element of it is called. */
export function flowElement(s: Search, table: Ref, depth: number, isRecord = false): void {
  if (depth > MAX_FLOW) return;
  const holder = statementContext(table.file).get(table.id);
  if (holder?.kind === 'variable') {
    for (const { file, variable } of aliases(s, table.file, holder.variable)) {
      for (const use of file.variables[variable]?.uses ?? []) flowElementUse(s, { file, id: use }, depth);
    }
  } else if (holder?.kind === 'field') {
    for (const id of table.file.index.members.get(holder.name) ?? []) flowElementUse(s, { file: table.file, id }, depth);
  } else if (!isRecord) s.to.value(s, table, depth);
}

/** `table[k]`, `table.get(k)`, `for (const f of table)`: the element flows on. */
function flowElementUse(s: Search, use: Ref, depth: number): void {
  const { parent } = exprOf(use);
  if (parent === NONE) { flowIterated(s, use, depth); return; }
  const expr = exprOf(at(use, parent));
  if (expr.kind === 'element' && expr.object === use.id) s.to.value(s, at(use, parent), depth + 1);
  else if (expr.kind === 'member' && expr.object === use.id && (ELEMENT_CALLBACKS.has(expr.property) || isFold(expr.property)) && expr.parent !== NONE) flowCallbackParameter(s, at(use, expr.parent), isFold(expr.property) ? 1 : 0, depth);
  else if (expr.kind === 'member' && expr.object === use.id && ['get', 'find', 'at'].includes(expr.property) && expr.parent !== NONE) s.to.value(s, at(use, expr.parent), depth + 1);
}

/** `for (const f of table)` */
function flowIterated(s: Search, use: Ref, depth: number): void {
  use.file.variables.forEach((variable, id) => {
    if (variable.definitions.some((d) => d.kind === 'value' && d.value === use.id && (d.path[0] === '*'))) s.to.variable(s, use.file, id, depth + 1);
  });
}

/** `table.forEach((f) => f())` */
function flowCallbackParameter(s: Search, call: Ref, index: number, depth: number): void {
  const [first] = exprAs(call, 'call')?.args ?? [];
  const fn = first === undefined ? undefined : exprAs(at(call, first), 'function')?.function;
  const variable = fn === undefined ? NONE : (call.file.functions[fn]?.params[index]?.variable ?? NONE);
  if (variable !== NONE) s.to.variable(s, call.file, variable, depth + 1);
}

/** `map.set(k, f)`, `list.push(f)`: run where an element of that collection is called. */
export function flowElementHolder(s: Search, holder: Ref): void {
  const name = exprAs(holder, 'name');
  if (name && name.variable !== NONE) {
    for (const { file, variable } of aliases(s, holder.file, name.variable)) for (const use of file.variables[variable]?.uses ?? []) flowElementUse(s, { file, id: use }, 1);
  }
  const member = exprAs(holder, 'member');
  if (member) for (const id of holder.file.index.members.get(member.property) ?? []) flowElementUse(s, { file: holder.file, id }, 1);
}
