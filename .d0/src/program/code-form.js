import { parse } from './parse.js';
import { typescript } from './typescript.js';
const IDENTIFIER = /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u;
/**
 * The code of a stretch of a file without its layout: equal for two stretches that a formatter makes equal, and different where a token or
 * its place in the tree differs. Comments, white space, quotes, semicolons, trailing commas and parentheses that change nothing are layout.
 * What is no code is taken as it stands, white space aside.
 */
export function codeForms(path, text) {
    if (!/\.[cm]?[jt]sx?$/u.test(path))
        return (start, end) => withoutSpace(text.slice(start, end));
    const { sourceFile } = parse(path, text);
    const writer = new FormWriter(sourceFile, typescript());
    return (start, end) => stretchOf(writer, start, end) || withoutSpace(text.slice(start, end));
}
/** Nothing for code that is nested deeper than the stack. */
function stretchOf(writer, start, end) {
    try {
        return writer.stretch(start, end);
    }
    catch (error) {
        if (error instanceof RangeError)
            return '';
        throw error;
    }
}
function withoutSpace(text) {
    return text.trim().replaceAll(/\s+/gu, ' ');
}
/** Brackets stand for the tree, so that `(a + b) * c` stays another than `a + b * c` when parentheses are dropped. */
class FormWriter {
    file;
    compiler;
    constructor(file, compiler) {
        this.file = file;
        this.compiler = compiler;
    }
    /** Everything that lies whole in the stretch. */
    stretch(start, end) {
        return this.inside(this.file, undefined, start, end).join(' ');
    }
    inside(node, parent, start, end) {
        if (node.end <= start || node.pos >= end)
            return [];
        if (node.getStart(this.file) >= start && node.end <= end && node.kind !== this.compiler.SyntaxKind.SourceFile)
            return [this.form(node, parent)].filter((form) => form !== '');
        return this.essentials(node).flatMap((child) => this.inside(child, this.parentFor(node, parent), start, end));
    }
    form(node, parent) {
        const leaf = this.leaf(node, parent);
        if (leaf !== undefined)
            return leaf;
        const children = this.essentials(node);
        const parts = (isBetweenTags(node, parent, this.compiler) ? this.shownParts(children, parent) : children.map((child) => this.form(child, this.parentFor(node, parent)))).filter((part) => part !== '');
        // a statement of one expression is that expression: a semicolon decides which of the two a stretch holds
        return parts.length < 2 ? parts.join('') : `(${parts.join(' ')})`;
    }
    /** Text between tags in one part, however it is divided: a formatter writes a space at the end of a line as `{" "}`. */
    shownParts(children, parent) {
        const parts = [];
        let text = '';
        const endText = () => {
            if (text !== '')
                parts.push(JSON.stringify(text.replaceAll(/\s+/gu, ' ')));
            text = '';
        };
        for (const child of children) {
            const shown = this.shownText(child);
            if (shown !== undefined)
                text += shown;
            else {
                endText();
                parts.push(this.form(child, parent));
            }
        }
        endText();
        return parts;
    }
    shownText(node) {
        const { compiler } = this;
        if (compiler.isJsxText(node))
            return asShown(node.text);
        const expression = compiler.isJsxExpression(node) ? node.expression : undefined;
        return expression && compiler.isStringLiteralLike(expression) && expression.text.trim() === '' ? expression.text : undefined;
    }
    /** A list is part of the node around it. */
    parentFor(node, parent) {
        return node.kind === this.compiler.SyntaxKind.SyntaxList ? parent : node;
    }
    leaf(node, parent) {
        const { compiler } = this;
        if (compiler.isStringLiteralLike(node))
            return isPlainName(node, parent) ? node.text : JSON.stringify(node.text);
        if (compiler.isTemplateHead(node) || compiler.isTemplateMiddleOrTemplateTail(node))
            return JSON.stringify(node.text);
        if (compiler.isNumericLiteral(node))
            return node.text;
        if (compiler.isJsxText(node))
            return JSON.stringify(asShown(node.text));
        if (compiler.isOmittedExpression(node))
            return '∅';
        return node.getChildCount(this.file) === 0 && node.kind !== compiler.SyntaxKind.SyntaxList ? node.getText(this.file) : undefined;
    }
    /** The children that are not layout. */
    essentials(node) {
        const { SyntaxKind } = this.compiler;
        const children = node.getChildren(this.file);
        if (node.kind === SyntaxKind.SyntaxList)
            return this.withoutSeparators(children);
        const dropped = this.layoutTokens(node);
        return children.filter((child) => !dropped.has(child.kind) && child.kind !== SyntaxKind.EndOfFileToken);
    }
    layoutTokens(node) {
        const { SyntaxKind } = this.compiler;
        switch (node.kind) {
            case SyntaxKind.ParenthesizedExpression:
            case SyntaxKind.ParenthesizedType:
            case SyntaxKind.ArrowFunction:
            case SyntaxKind.NewExpression:
                return new Set([SyntaxKind.OpenParenToken, SyntaxKind.CloseParenToken]);
            case SyntaxKind.ForStatement: return new Set();
            case SyntaxKind.PropertySignature:
            case SyntaxKind.MethodSignature:
            case SyntaxKind.CallSignature:
            case SyntaxKind.ConstructSignature:
            case SyntaxKind.IndexSignature:
                return new Set([SyntaxKind.SemicolonToken, SyntaxKind.CommaToken]);
            default: return new Set([SyntaxKind.SemicolonToken]);
        }
    }
    withoutSeparators(children) {
        const { SyntaxKind } = this.compiler;
        const layout = new Set([SyntaxKind.EmptyStatement, SyntaxKind.SemicolonClassElement]);
        return children.filter(({ kind }, index) => {
            if (index === children.length - 1 && kind === SyntaxKind.CommaToken)
                return false;
            const isLeading = index === 0 && (kind === SyntaxKind.BarToken || kind === SyntaxKind.AmpersandToken);
            return !isLeading && !layout.has(kind);
        });
    }
}
/** `{ 'name': 1 }` is `{ name: 1 }`; `object['name']` is left alone. */
function isPlainName(node, parent) {
    return parent !== undefined && 'name' in parent && parent.name === node && IDENTIFIER.test(node.text);
}
function isBetweenTags(node, parent, compiler) {
    return node.kind === compiler.SyntaxKind.SyntaxList && parent !== undefined && (compiler.isJsxElement(parent) || compiler.isJsxFragment(parent));
}
/** Lines are trimmed and joined, empty ones are nothing. */
function asShown(text) {
    const lines = text.split(/\r\n|[\n\r]/u);
    return lines.map((line, index) => {
        const left = index === 0 ? line : line.trimStart();
        return index === lines.length - 1 ? left : left.trimEnd();
    }).filter((line) => line !== '').join(' ');
}
