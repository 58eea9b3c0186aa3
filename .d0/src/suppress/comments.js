export function commentsOf(text) {
    return new CommentScanner(text).scan();
}
const LINE_END = /[\n\r\u2028\u2029]/gu;
const WORD = /[\w$\\\u0080-\u2027\u202a-\u{10ffff}]+/uy;
const TAG_NAME = /[\w$.:-]*/uy;
const REGEX = /\/(?:[^\\/[\n\r\u2028\u2029]|\\[^\n\r\u2028\u2029]|\[(?:[^\\\]\n\r\u2028\u2029]|\\[^\n\r\u2028\u2029])*\])+\/[a-z]*/uy;
const SPACE = /[\s\ufeff]+/uy;
const CLOSING_TAG = /<\/\s*([\w$.:-]*)/gu;
const CONDITION = new Set(['if', 'while', 'for', 'with']);
/** Words behind which an expression begins. */
const OPERATOR_WORDS = new Set([
    'return', 'typeof', 'instanceof', 'in', 'of', 'new', 'delete', 'void', 'throw', 'case', 'do', 'else', 'yield', 'await', 'default', 'extends',
]);
const BLOCK_BEFORE = new Set(['', ')', ']', ';', '{', '}', '=>', 'do', 'else', 'try', 'finally']);
const CLOSER = { '(': ')', '[': ']', '{': '}' };
class CommentScanner {
    #text;
    #position = 0;
    #comments = [];
    #frames = [];
    /** The last token was the end of a value: `/` divides and `<` compares. */
    #afterValue = false;
    /** The last token: a word, `=>` or one character; empty at the beginning. */
    #last = '';
    #readsJsx = true;
    #lastClosingTags;
    constructor(text) {
        this.#text = text;
    }
    scan() {
        if (this.#text.startsWith('#!'))
            this.#position = this.#endOfLine(0);
        for (;;) {
            while (this.#position < this.#text.length)
                this.#step();
            if (!this.#returnToUnclosedTag())
                return this.#comments;
        }
    }
    #step() {
        const frame = this.#frames.at(-1);
        switch (frame?.kind) {
            case 'template': return this.#stepInTemplate();
            case 'children': return this.#stepInChildren();
            case 'tag': return this.#stepInTag(frame);
            default: return this.#stepInCode();
        }
    }
    #stepInCode() {
        if (this.#skip(SPACE) !== '' || this.#takeComment())
            return;
        const word = this.#skip(WORD);
        if (word !== '')
            return this.#endWord(word);
        const character = this.#text[this.#position] ?? '';
        switch (character) {
            case '"':
            case "'": return this.#endValue(this.#endOfString(character));
            case '`': return this.#enter({ kind: 'template' }, 1);
            case '(':
            case '[':
            case '{': return this.#openBracket(character);
            case ')':
            case ']':
            case '}': return this.#closeBracket(character);
            case '/': return this.#takeSlash();
            case '<': return this.#takeAngle();
            default: return this.#takeOperator(character);
        }
    }
    #endWord(word) {
        const isProperty = this.#last === '.';
        this.#afterValue = isProperty || !OPERATOR_WORDS.has(word);
        // `for await (` heads a loop as `for (` does; a property named `if` heads nothing.
        if (!(word === 'await' && this.#last === 'for'))
            this.#last = isProperty ? 'name' : word;
    }
    #endValue(end) {
        this.#position = end;
        this.#afterValue = true;
        this.#last = 'value';
    }
    #takeOperator(character) {
        const pair = this.#text.slice(this.#position, this.#position + 2);
        const isUpdate = pair === '++' || pair === '--';
        const isNonNull = character === '!' && pair !== '!=' && this.#afterValue && !/[\s]/u.test(this.#text[this.#position - 1] ?? '');
        const isSpread = this.#text.startsWith('...', this.#position);
        this.#position += isSpread ? 3 : isUpdate || pair === '=>' || pair === '?.' ? 2 : 1;
        if (isUpdate || isNonNull)
            return;
        this.#afterValue = false;
        this.#last = isSpread ? '...' : pair === '=>' ? '=>' : pair === '?.' ? '.' : character;
    }
    #openBracket(character) {
        const regexAfter = character === '(' ? CONDITION.has(this.#last) : character === '{' && this.#opensBlock();
        this.#frames.push({ kind: 'bracket', closer: CLOSER[character] ?? '', regexAfter });
        this.#position += 1;
        this.#afterValue = false;
        this.#last = character;
    }
    #opensBlock() {
        return this.#afterValue || BLOCK_BEFORE.has(this.#last);
    }
    /** A bracket that closes nothing is passed over. */
    #closeBracket(character) {
        const frame = this.#frames.at(-1);
        this.#position += 1;
        this.#last = character;
        if (frame?.kind !== 'bracket' || frame.closer !== character)
            return;
        this.#frames.pop();
        this.#afterValue = !frame.regexAfter;
    }
    #takeSlash() {
        const isRegex = !this.#afterValue && this.#skip(REGEX) !== '';
        if (isRegex)
            this.#endValue(this.#position);
        else
            this.#takeOperator('/');
    }
    #takeAngle() {
        if (!this.#afterValue && this.#readsJsx && /^<[\w$>]/u.test(this.#text.slice(this.#position, this.#position + 2)))
            this.#openTag();
        else
            this.#takeOperator('<');
    }
    #stepInTemplate() {
        const next = this.#find(/[\\`$]/gu);
        const character = this.#text[next];
        if (character === '`') {
            this.#frames.pop();
            this.#endValue(next + 1);
        }
        else if (character === '$' && this.#text[next + 1] === '{') {
            this.#position = next;
            this.#enterExpression(2);
        }
        else {
            this.#position = next + (character === '\\' ? 2 : 1);
        }
    }
    #openTag() {
        const opened = { position: this.#position, comments: this.#comments.length, depth: this.#frames.length };
        this.#position += 1;
        const closing = this.#text[this.#position] === '/';
        if (closing)
            this.#position += 1;
        this.#frames.push({ kind: 'tag', name: this.#skip(TAG_NAME), closing, opened, angles: 0 });
    }
    #stepInTag(tag) {
        if (this.#takeComment())
            return;
        const character = this.#text[this.#position] ?? '';
        if (character === '"' || character === "'") {
            const close = this.#text.indexOf(character, this.#position + 1);
            this.#position = close === -1 ? this.#text.length : close + 1;
        }
        else if (character === '{')
            this.#enterExpression(1);
        else if (character === '`')
            this.#enter({ kind: 'template' }, 1);
        else if (this.#text.startsWith('/>', this.#position) && tag.angles === 0)
            this.#closeTag(tag, 2, 'alone');
        else if (this.#text.startsWith('=>', this.#position))
            this.#position += 2;
        else if (character === '>' && tag.angles === 0)
            this.#closeTag(tag, 1, tag.closing ? 'end' : 'start');
        else {
            if (character === '<')
                tag.angles += 1;
            if (character === '>')
                tag.angles -= 1;
            this.#position += 1;
        }
    }
    #closeTag(tag, length, role) {
        this.#frames.pop();
        this.#position += length;
        if (role === 'start' && this.#closesLater(tag.name)) {
            this.#frames.push({ kind: 'children', opened: tag.opened });
            return;
        }
        if (role === 'end')
            this.#frames.pop();
        // A start that nothing closes was a type parameter or an assertion: an expression follows.
        this.#afterValue = role !== 'start';
        this.#last = '>';
    }
    #stepInChildren() {
        const next = this.#find(/[{<]/gu);
        this.#position = next;
        if (this.#text[next] === '{')
            this.#enterExpression(1);
        else if (/^<[\w$>/]/u.test(this.#text.slice(next, next + 2)))
            this.#openTag();
        else
            this.#position += 1;
    }
    #closesLater(name) {
        this.#lastClosingTags ??= new Map(Array.from(this.#text.matchAll(CLOSING_TAG), (match) => [match[1] ?? '', match.index]));
        return (this.#lastClosingTags.get(name) ?? -1) >= this.#position;
    }
    /** At the end of the text: reads the outermost unclosed tag again, as code. */
    #returnToUnclosedTag() {
        const unclosed = this.#frames.find((frame) => frame.kind === 'tag' || frame.kind === 'children');
        if (!unclosed)
            return false;
        const { position, comments, depth } = unclosed.opened;
        this.#readsJsx = false;
        this.#frames.length = depth;
        this.#comments.length = comments;
        this.#position = position;
        this.#afterValue = false;
        return true;
    }
    #enterExpression(length) {
        this.#enter({ kind: 'bracket', closer: '}', regexAfter: false }, length);
        this.#last = '(';
    }
    #enter(frame, length) {
        this.#frames.push(frame);
        this.#position += length;
        this.#afterValue = false;
    }
    #takeComment() {
        const start = this.#position;
        if (this.#text.startsWith('//', start)) {
            const end = this.#endOfLine(start);
            this.#addComment('line', start, end, this.#text.slice(start + 2, end));
            return true;
        }
        if (!this.#text.startsWith('/*', start))
            return false;
        const close = this.#text.indexOf('*/', start + 2);
        const end = close === -1 ? this.#text.length : close + 2;
        this.#addComment('block', start, end, this.#text.slice(start + 2, close === -1 ? end : close));
        return true;
    }
    #addComment(kind, start, end, value) {
        this.#comments.push({ kind, value, start, end });
        this.#position = end;
    }
    #endOfString(quote) {
        const stop = new RegExp(`[\\\\\\n\\r${quote}]`, 'gu');
        for (let position = this.#position + 1;;) {
            stop.lastIndex = position;
            const match = stop.exec(this.#text);
            if (!match)
                return this.#text.length;
            if (match[0] === quote)
                return match.index + 1;
            if (match[0] !== '\\')
                return match.index;
            position = match.index + (this.#text.startsWith('\r\n', match.index + 1) ? 3 : 2);
        }
    }
    #endOfLine(from) {
        LINE_END.lastIndex = from;
        return LINE_END.exec(this.#text)?.index ?? this.#text.length;
    }
    /** Passes over what `pattern` (sticky) matches here and returns it. */
    #skip(pattern) {
        pattern.lastIndex = this.#position;
        const matched = pattern.exec(this.#text)?.[0] ?? '';
        this.#position += matched.length;
        return matched;
    }
    /** Offset of the next match of `pattern` (global), or the end of the text. */
    #find(pattern) {
        pattern.lastIndex = this.#position;
        return pattern.exec(this.#text)?.index ?? this.#text.length;
    }
}
