import { type Access, type ExprId, type FileFacts, NONE, type VarId } from '../facts/model.js';
import { at, calleeName, exprAs, resolveImport, type Ref } from './code.js';
import { foundKnown, hop, type Search, type Way } from './value-search.js';

const MAX_PROVIDERS = 12;

interface Context { readonly file: FileFacts; readonly variable: VarId; readonly made: Ref }

/** `useContext(Shared)`: what `<Shared.Provider value={…}>` gives, or the default it was made with. `false` when it is no context of the code. */
export function walkContext(s: Search, ref: Ref, args: readonly ExprId[], path: readonly Access[], way: Way): boolean {
  const [first] = args;
  if (first === undefined || !/^use(?:Context)?$/.test(calleeName(ref))) return false;
  const context = contextOf(s, at(ref, first));
  if (!context) return false;
  const before = s.found.length;
  for (const value of providedValues(s, context)) s.to.expr(s, value, path, hop(way, ref, 'read'));
  const byDefault = exprAs(context.made, 'call')?.args[0];
  if (byDefault !== undefined && !foundKnown(s, before)) s.to.expr(s, at(context.made, byDefault), path, hop(way, ref, 'read'));
  return foundKnown(s, before);
}

/** The variable that `createContext(…)` was kept in, here or where it is imported from. */
function contextOf(s: Search, ref: Ref): Context | undefined {
  const name = exprAs(ref, 'name');
  return name ? contextIn(s, ref.file, name.variable) : undefined;
}

function contextIn(s: Search, file: FileFacts, variable: VarId): Context | undefined {
  const [definition] = file.variables[variable]?.definitions ?? [];
  if (definition?.kind === 'import') {
    const target = resolveImport(s.graph.source, file, variable);
    return target?.kind === 'variable' && target.file !== file ? contextIn(s, target.file, target.variable) : undefined;
  }
  if (definition?.kind !== 'value' || definition.path.length > 0) return undefined;
  const made = { file, id: definition.value };
  return calleeName(made) === 'createContext' ? { file, variable, made } : undefined;
}

function providedValues(s: Search, context: Context): Ref[] {
  const name = context.file.variables[context.variable]?.name ?? '';
  const paths = new Set([...s.graph.source.filesContaining(`${name}.Provider`), ...s.graph.source.filesContaining(`<${name} `)]);
  return [...paths].slice(0, MAX_PROVIDERS).flatMap((path) => {
    const file = s.graph.source.facts(path);
    return file ? providersIn(s, file, context) : [];
  });
}

function providersIn(s: Search, file: FileFacts, context: Context): Ref[] {
  s.graph.touch(file);
  const isOwn = (variable: VarId | undefined): boolean => {
    const found = variable === undefined ? undefined : contextIn(s, file, variable);
    return found?.file === context.file && found.variable === context.variable;
  };
  const elements = file.exprs.flatMap((expr) => {
    const value = expr.kind === 'jsx' ? expr.attributes.find((a) => a.key === 'value')?.value : undefined;
    return expr.kind === 'jsx' && value !== undefined && value !== NONE && isOwn(file.topLevel.get(expr.tag.replace(/\.Provider$/, ''))) ? [{ file, id: value }] : [];
  });
  const made = (file.index.calls.get('createElement') ?? []).flatMap((id) => {
    const [tag = NONE, properties = NONE] = exprAs({ file, id }, 'call')?.args ?? [];
    const member = exprAs({ file, id: tag }, 'member');
    const name = exprAs({ file, id: member?.property === 'Provider' ? member.object : tag }, 'name');
    const value = exprAs({ file, id: properties }, 'object')?.properties.find((p) => p.key === 'value')?.value;
    return value !== undefined && name && isOwn(name.variable) ? [{ file, id: value }] : [];
  });
  return [...elements, ...made];
}
