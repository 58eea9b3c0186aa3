import { NONE } from '../facts/model.js';
import { isThis, MAX_FILES, MAX_FLOW } from './caller-search.js';
import { resolveExport, resolveImport } from './code.js';
/** Other files' imports of an exported name. */
export function findImporters(s, file, exportName, variable, depth) {
    const isAnonymous = exportName === 'default' || exportName === '=';
    const paths = s.graph.source.filesShaped(isAnonymous ? baseName(file.path) : exportName, 'import');
    if (paths.length > MAX_FILES) {
        s.ambiguous += 1;
        return;
    }
    for (const path of paths) {
        if (path === file.path || !s.graph.spend())
            continue;
        const importer = s.graph.source.facts(path);
        if (!importer)
            continue;
        importer.variables.forEach((candidate, id) => {
            if (candidate.kind === 'import' && leadsTo(s, importer, id, file, variable, exportName))
                s.to.variable(s, importer, id, depth + 1);
        });
        findRenamed(s, importer, file, exportName, variable, depth);
        findThroughNamespace(s, importer, file, exportName, isAnonymous);
    }
}
/** `export { name as other } from` makes it known under another name. */
function findRenamed(s, importer, file, exportName, variable, depth) {
    for (const [name, exported] of importer.exports) {
        if (exported.kind !== 'reexport' || exported.name !== exportName || name === exportName || depth > MAX_FLOW)
            continue;
        const target = s.graph.source.module(exported.specifier, importer.path);
        const found = target && resolveExport(s.graph.source, target, exported.name);
        if (found?.kind === 'variable' && found.file === file && found.variable === variable)
            findImporters(s, file, name, variable, depth + 1);
    }
}
function baseName(path) {
    const name = path.slice(path.lastIndexOf('/') + 1).replace(/\.[^.]+$/, '');
    return name === 'index' ? path.split('/').at(-2) ?? name : name;
}
function leadsTo(s, importer, id, file, variable, exportName) {
    const [definition] = importer.variables[id]?.definitions ?? [];
    if (definition?.kind !== 'import' || (definition.name !== exportName && definition.name !== 'default' && definition.name !== '*' && exportName !== 'default'))
        return false;
    const target = resolveImport(s.graph.source, importer, id);
    if (target?.kind === 'variable')
        return target.file === file && target.variable === variable;
    if (target?.kind === 'expr')
        return target.ref.file === file && variable === NONE;
    return false;
}
/** `ns.name(…)`, `require('./x').name(…)`, `(await import('./x')).name(…)`, `const { name: other } = await import('./x')`. */
function findThroughNamespace(s, importer, file, name, isAnonymous) {
    if (isAnonymous && name === '=') {
        importer.exprs.forEach((expr, id) => { if (expr.kind === 'import' && s.graph.source.module(expr.specifier, importer.path) === file)
            s.to.value(s, { file: importer, id }, 1); });
        return;
    }
    for (const id of importer.index.members.get(name) ?? [])
        verifyRead(s, { file: importer, id });
    for (const variable of importer.index.destructured.get(name) ?? [])
        verifyVariable(s, importer, variable);
}
function verifyRead(s, ref) {
    if (s.graph.valuesOf(ref).some((v) => isThis(s, v)))
        s.to.value(s, ref, 1);
}
export function verifyVariable(s, file, variable) {
    const use = file.variables[variable]?.uses[0];
    if (use !== undefined && s.graph.valuesOf({ file, id: use }).some((v) => isThis(s, v)))
        s.to.variable(s, file, variable, 1);
}
/** A variable and the imports of it elsewhere. */
export function aliases(s, file, variable) {
    const list = [{ file, variable }];
    for (const [name, exported] of file.exports) {
        if (exported.kind !== 'variable' || exported.variable !== variable)
            continue;
        for (const path of s.graph.source.filesShaped(name, 'import').slice(0, MAX_FILES)) {
            const importer = path === file.path ? undefined : s.graph.source.facts(path);
            importer?.variables.forEach((candidate, id) => { if (candidate.kind === 'import' && leadsTo(s, importer, id, file, variable, name))
                list.push({ file: importer, variable: id }); });
        }
    }
    return list;
}
