import { NONE, type FileFacts, type FnId } from '../facts/model.js';

/** The functions of a file that a configuration means by `name` or `Class.method`; a field of a class or a variable that holds a function counts, too. */
export function functionsNamed(file: FileFacts, spelled: string): FnId[] {
  const dot = spelled.lastIndexOf('.');
  const name = spelled.slice(dot + 1);
  if (dot >= 0) return file.classes.filter((one) => one.name === spelled.slice(0, dot)).flatMap((one) => (one.members.get(name) ?? []).flatMap((member) => (member.function === NONE ? functionAt(file, member.value) : [member.function])));
  const byName = file.functions.flatMap((fn, id) => (fn.name === name && fn.kind !== 'module' ? [id] : []));
  const inVariables = file.variables.filter((variable) => variable.name === name).flatMap(({ definitions }) => definitions.flatMap((d) => (d.kind === 'value' && d.path.length === 0 ? functionAt(file, d.value) : [])));
  return [...new Set([...byName, ...inVariables])];
}

function functionAt(file: FileFacts, expr: number): FnId[] {
  const value = file.exprs[expr];
  return value?.kind === 'function' ? [value.function] : [];
}
