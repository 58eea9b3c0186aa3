export function isExported(b, node) {
    return modifierKinds(b, node).includes(b.compiler.SyntaxKind.ExportKeyword);
}
export function hasDefault(b, node) {
    return modifierKinds(b, node).includes(b.compiler.SyntaxKind.DefaultKeyword);
}
function modifierKinds(b, node) {
    return b.compiler.canHaveModifiers(node) ? (b.compiler.getModifiers(node) ?? []).map((m) => m.kind) : [];
}
