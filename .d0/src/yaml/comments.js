import { loadYaml } from './load.js';
/** Marks the lexer adds to its tokens; they stand for no text. A scalar follows its mark, whatever it begins with. */
const SCALAR = '\u001f';
const MARKS = new Set(['\u0002', '\u0018', SCALAR]);
/** The comments of a YAML text, found without parsing it: also of a text that does not parse. */
export function yamlCommentsOf(text) {
    const comments = [];
    let start = 0;
    let last = '';
    try {
        for (const token of new (loadYaml().Lexer)().lex(text)) {
            const isScalar = last === SCALAR;
            last = token;
            if (MARKS.has(token))
                continue;
            if (token.startsWith('#') && !isScalar)
                comments.push({ value: token.slice(1), start, end: start + token.length });
            start += token.length;
        }
    }
    catch {
        return comments; // A text the lexer gives up on keeps the comments before that place.
    }
    return comments;
}
