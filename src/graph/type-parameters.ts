import type { Access, FileFacts } from '../facts/model.js';

/** Does the path go where the prefix goes? `*` stands for any step. */
export const startsWith = (path: readonly Access[], prefix: readonly Access[]): boolean => prefix.every((step, i) => path[i] === step || path[i] === '*' || step === '*');

export interface ParameterPath { readonly name: string; readonly path: readonly Access[]; readonly isResult: boolean }

const MAX_STEPS = 4;

/** What was found in a type at so many steps from where the question began; paths start at the type. */
const known = new WeakMap<FileFacts, Map<number, readonly ParameterPath[]>>();

/**
 * Where type parameters stand inside a type. Types refer to one another, so the same one is met on many ways: it is looked into once for each
 * distance, and not again inside itself.
 */
export function parameterPaths(file: FileFacts, type: number, steps = 0): readonly ParameterPath[] {
  if (type < 0 || steps > MAX_STEPS) return [];
  let paths = known.get(file);
  if (!paths) known.set(file, (paths = new Map<number, readonly ParameterPath[]>()));
  const key = type * (MAX_STEPS + 1) + steps;
  const before = paths.get(key);
  if (before) return before;
  paths.set(key, []);
  const found = unique(findPaths(file, type, steps));
  paths.set(key, found);
  return found;
}

function unique(paths: readonly ParameterPath[]): readonly ParameterPath[] {
  if (paths.length < 2) return paths;
  return [...new Map(paths.map((p) => [`${p.name} ${p.isResult ? 1 : 0} ${p.path.join(' ')}`, p])).values()];
}

function findPaths(file: FileFacts, type: number, steps: number): readonly ParameterPath[] {
  const fact = file.types[type];
  if (!fact) return [];
  switch (fact.kind) {
    case 'parameter': return [{ name: fact.name, path: [], isResult: false }];
    case 'array': return within('*', parameterPaths(file, fact.element, steps + 1));
    case 'tuple': return fact.elements.flatMap((e, i) => within(String(i), parameterPaths(file, e, steps + 1)));
    case 'union': case 'intersection': return fact.members.flatMap((m) => parameterPaths(file, m, steps));
    case 'object': return fact.members.flatMap((m) => (m.kind === 'property' ? within(m.name, parameterPaths(file, m.type, steps + 1)) : []));
    case 'function': return steps === 0 ? parameterPaths(file, fact.result).filter((p) => p.path.length === 0).map((p) => ({ ...p, isResult: true })) : [];
    case 'reference': {
      const isList = /Array$|Iterable$/.test(fact.name);
      const given = fact.args.flatMap((a) => (isList ? within('*', parameterPaths(file, a, steps + 1)) : parameterPaths(file, a, steps)));
      return [...given, ...aliasPaths(file, fact.name, fact.args, steps)];
    }
    default: return [];
  }
}

const within = (step: Access, paths: readonly ParameterPath[]): ParameterPath[] => paths.map((p) => ({ ...p, path: [step, ...p.path] }));

/** Through an interface of the same file whose parameter is given this one: `Choice<T>`. */
function aliasPaths(file: FileFacts, name: string, args: readonly number[], steps: number): ParameterPath[] {
  const declaration = file.typeNames.get(name);
  if (!declaration || args.length === 0 || steps > MAX_STEPS - 1) return [];
  return parameterPaths(file, declaration.type, steps).flatMap((inner) => {
    const argument = args[declaration.typeParameters.indexOf(inner.name)];
    if (argument === undefined) return [];
    return parameterPaths(file, argument, steps + inner.path.length).map((p) => ({ ...p, path: [...inner.path, ...p.path] }));
  });
}
