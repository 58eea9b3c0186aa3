import type { ts } from '../program/typescript.js';
import type { Builder } from './builder.js';

export function isExported(b: Builder, node: ts.Node): boolean {
  return modifierKinds(b, node).includes(b.compiler.SyntaxKind.ExportKeyword);
}

export function hasDefault(b: Builder, node: ts.Node): boolean {
  return modifierKinds(b, node).includes(b.compiler.SyntaxKind.DefaultKeyword);
}

function modifierKinds(b: Builder, node: ts.Node): ts.SyntaxKind[] {
  return b.compiler.canHaveModifiers(node) ? (b.compiler.getModifiers(node) ?? []).map((m) => m.kind) : [];
}
