import { typescript, type TypeScript } from './typescript.js';

/**
 * What facts are made with: the compiler's own tests and constants, copied into a plain object once. The compiler answers every access through a
 * getter in a table of two thousand names, which costs more than the test itself.
 */
export type Syntax = ReturnType<typeof copySyntax>;

let copied: Syntax | undefined;

export function syntax(): Syntax {
  copied ??= copySyntax(typescript());
  return copied;
}

function copySyntax(c: TypeScript) {
  return {
    canHaveDecorators: c.canHaveDecorators, canHaveModifiers: c.canHaveModifiers, forEachChild: c.forEachChild, getLeadingCommentRanges: c.getLeadingCommentRanges,
    getDecorators: c.getDecorators, getModifiers: c.getModifiers, isArrayBindingPattern: c.isArrayBindingPattern, isArrayLiteralExpression: c.isArrayLiteralExpression,
    isArrayTypeNode: c.isArrayTypeNode, isArrowFunction: c.isArrowFunction, isAsExpression: c.isAsExpression, isAwaitExpression: c.isAwaitExpression,
    isBinaryExpression: c.isBinaryExpression, isBindingElement: c.isBindingElement, isBlock: c.isBlock, isBreakStatement: c.isBreakStatement,
    isCallExpression: c.isCallExpression, isCallSignatureDeclaration: c.isCallSignatureDeclaration, isCaseBlock: c.isCaseBlock,
    isCaseClause: c.isCaseClause, isCaseOrDefaultClause: c.isCaseOrDefaultClause, isCatchClause: c.isCatchClause,
    isClassDeclaration: c.isClassDeclaration, isClassExpression: c.isClassExpression, isClassStaticBlockDeclaration: c.isClassStaticBlockDeclaration,
    isComputedPropertyName: c.isComputedPropertyName, isConditionalExpression: c.isConditionalExpression,
    isConditionalTypeNode: c.isConditionalTypeNode, isConstructSignatureDeclaration: c.isConstructSignatureDeclaration,
    isConstructorDeclaration: c.isConstructorDeclaration, isConstructorTypeNode: c.isConstructorTypeNode, isContinueStatement: c.isContinueStatement,
    isDeleteExpression: c.isDeleteExpression, isDoStatement: c.isDoStatement, isElementAccessExpression: c.isElementAccessExpression,
    isEnumDeclaration: c.isEnumDeclaration, isExportAssignment: c.isExportAssignment, isExportDeclaration: c.isExportDeclaration,
    isExpressionStatement: c.isExpressionStatement, isExpressionWithTypeArguments: c.isExpressionWithTypeArguments,
    isExternalModuleReference: c.isExternalModuleReference, isForInStatement: c.isForInStatement, isForOfStatement: c.isForOfStatement,
    isForStatement: c.isForStatement, isFunctionDeclaration: c.isFunctionDeclaration, isFunctionExpression: c.isFunctionExpression,
    isFunctionTypeNode: c.isFunctionTypeNode, isGetAccessor: c.isGetAccessor, isGetAccessorDeclaration: c.isGetAccessorDeclaration,
    isIdentifier: c.isIdentifier, isIfStatement: c.isIfStatement, isImportDeclaration: c.isImportDeclaration,
    isImportEqualsDeclaration: c.isImportEqualsDeclaration, isImportTypeNode: c.isImportTypeNode,
    isIndexSignatureDeclaration: c.isIndexSignatureDeclaration, isIndexedAccessTypeNode: c.isIndexedAccessTypeNode,
    isInterfaceDeclaration: c.isInterfaceDeclaration, isIntersectionTypeNode: c.isIntersectionTypeNode, isJsxElement: c.isJsxElement,
    isJsxExpression: c.isJsxExpression, isJsxFragment: c.isJsxFragment, isJsxSelfClosingElement: c.isJsxSelfClosingElement,
    isJsxSpreadAttribute: c.isJsxSpreadAttribute, isJsxText: c.isJsxText, isLabeledStatement: c.isLabeledStatement,
    isLiteralTypeNode: c.isLiteralTypeNode, isMappedTypeNode: c.isMappedTypeNode, isMethodDeclaration: c.isMethodDeclaration,
    isMethodSignature: c.isMethodSignature, isModuleBlock: c.isModuleBlock, isModuleDeclaration: c.isModuleDeclaration,
    isNamedImports: c.isNamedImports, isNamedTupleMember: c.isNamedTupleMember, isNamespaceExport: c.isNamespaceExport,
    isNamespaceImport: c.isNamespaceImport, isNewExpression: c.isNewExpression, isNoSubstitutionTemplateLiteral: c.isNoSubstitutionTemplateLiteral,
    isNonNullExpression: c.isNonNullExpression, isNumericLiteral: c.isNumericLiteral, isObjectLiteralExpression: c.isObjectLiteralExpression,
    isOptionalTypeNode: c.isOptionalTypeNode, isParenthesizedExpression: c.isParenthesizedExpression,
    isParenthesizedTypeNode: c.isParenthesizedTypeNode, isPostfixUnaryExpression: c.isPostfixUnaryExpression,
    isPrefixUnaryExpression: c.isPrefixUnaryExpression, isPrivateIdentifier: c.isPrivateIdentifier,
    isPropertyAccessExpression: c.isPropertyAccessExpression, isPropertyAssignment: c.isPropertyAssignment,
    isPropertyDeclaration: c.isPropertyDeclaration, isPropertySignature: c.isPropertySignature,
    isRegularExpressionLiteral: c.isRegularExpressionLiteral, isRestTypeNode: c.isRestTypeNode, isReturnStatement: c.isReturnStatement,
    isSatisfiesExpression: c.isSatisfiesExpression, isSetAccessor: c.isSetAccessor, isShorthandPropertyAssignment: c.isShorthandPropertyAssignment,
    isSpreadAssignment: c.isSpreadAssignment, isSpreadElement: c.isSpreadElement, isStatement: c.isStatement, isStringLiteral: c.isStringLiteral,
    isStringLiteralLike: c.isStringLiteralLike, isSwitchStatement: c.isSwitchStatement, isTaggedTemplateExpression: c.isTaggedTemplateExpression,
    isTemplateExpression: c.isTemplateExpression, isThrowStatement: c.isThrowStatement, isToken: c.isToken, isTryStatement: c.isTryStatement,
    isTupleTypeNode: c.isTupleTypeNode, isTypeAliasDeclaration: c.isTypeAliasDeclaration, isTypeAssertionExpression: c.isTypeAssertionExpression,
    isTypeLiteralNode: c.isTypeLiteralNode, isTypeOfExpression: c.isTypeOfExpression, isTypeOperatorNode: c.isTypeOperatorNode,
    isTypePredicateNode: c.isTypePredicateNode, isTypeQueryNode: c.isTypeQueryNode, isTypeReferenceNode: c.isTypeReferenceNode,
    isUnionTypeNode: c.isUnionTypeNode, isVariableDeclarationList: c.isVariableDeclarationList, isVariableStatement: c.isVariableStatement,
    isVoidExpression: c.isVoidExpression, isWhileStatement: c.isWhileStatement, isYieldExpression: c.isYieldExpression,
    tokenToString: c.tokenToString,
    factory: c.factory,
    NodeFlags: { BlockScoped: c.NodeFlags.BlockScoped, Const: c.NodeFlags.Const },
    SyntaxKind: { AbstractKeyword: c.SyntaxKind.AbstractKeyword, AsyncKeyword: c.SyntaxKind.AsyncKeyword, DefaultKeyword: c.SyntaxKind.DefaultKeyword, EqualsToken: c.SyntaxKind.EqualsToken, ExportKeyword: c.SyntaxKind.ExportKeyword, ExtendsKeyword: c.SyntaxKind.ExtendsKeyword, FalseKeyword: c.SyntaxKind.FalseKeyword, ImplementsKeyword: c.SyntaxKind.ImplementsKeyword, ImportKeyword: c.SyntaxKind.ImportKeyword, KeyOfKeyword: c.SyntaxKind.KeyOfKeyword, NullKeyword: c.SyntaxKind.NullKeyword, StaticKeyword: c.SyntaxKind.StaticKeyword, SuperKeyword: c.SyntaxKind.SuperKeyword, ThisKeyword: c.SyntaxKind.ThisKeyword, TrueKeyword: c.SyntaxKind.TrueKeyword },
  };
}
