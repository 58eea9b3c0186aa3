import type { Access, FileFacts } from '../facts/model.js';

/** Does the path go where the prefix goes? `*` stands for any step. */
export const startsWith = (path: readonly Access[], prefix: readonly Access[]): boolean => prefix.every((step, i) => path[i] === step || path[i] === '*' || step === '*');

export interface ParameterPath { readonly name: string; readonly path: readonly Access[]; readonly isResult: boolean }

/** Where type parameters stand inside a type. */
export function parameterPaths(file: FileFacts, type: number, path: readonly Access[] = []): ParameterPath[] {
  const fact = file.types[type];
  if (!fact || path.length > 4) return [];
  switch (fact.kind) {
    case 'parameter': return [{ name: fact.name, path, isResult: false }];
    case 'array': return parameterPaths(file, fact.element, [...path, '*']);
    case 'union': case 'intersection': return fact.members.flatMap((m) => parameterPaths(file, m, path));
    case 'object': return fact.members.flatMap((m) => (m.kind === 'property' ? parameterPaths(file, m.type, [...path, m.name]) : []));
    case 'function': return path.length === 0 ? parameterPaths(file, fact.result, []).filter((p) => p.path.length === 0).map((p) => ({ ...p, isResult: true })) : [];
    case 'reference': {
      const isList = /Array$|Iterable$/.test(fact.name);
      return fact.args.flatMap((a) => parameterPaths(file, a, isList ? [...path, '*'] : path)).concat(aliasPaths(file, fact.name, fact.args, path));
    }
    default: return [];
  }
}

/** Through an interface of the same file whose parameter is given this one: `Choice<T>`. */
function aliasPaths(file: FileFacts, name: string, args: readonly number[], path: readonly Access[]): ParameterPath[] {
  const declaration = file.typeNames.get(name);
  if (!declaration || args.length === 0 || path.length > 3) return [];
  return parameterPaths(file, declaration.type, path).flatMap((inner) => {
    const argument = args[declaration.typeParameters.indexOf(inner.name)];
    return argument === undefined ? [] : parameterPaths(file, argument, inner.path);
  });
}
