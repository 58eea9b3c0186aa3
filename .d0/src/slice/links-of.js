/** What a file imports and exports, as text to compare. */
export function linksOf(facts) {
    const imports = facts.variables.flatMap((v) => v.definitions.flatMap((d) => (d.kind === 'import' ? [`${v.name}=${d.name}@${d.specifier}`] : [])));
    const exports = [...facts.exports].map(([name, e]) => `${name}:${e.kind}${e.kind === 'reexport' ? e.specifier + e.name : ''}`);
    return [...imports, ...exports, ...facts.exportStars, facts.syntaxError ?? ''].join('\n');
}
