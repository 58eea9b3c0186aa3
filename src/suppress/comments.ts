/**
 * Finds the comments of a JavaScript or TypeScript file without parsing it: also of a file that does not parse, and without
 * loading a parser for a file that holds one directive. It knows strings, templates, regular expressions and JSX.
 *
 * Limits. Without a grammar some places are guesses: a `/` after the `}` of an object literal divides, after the `}` of a block it
 * begins a regular expression; `<name …>` where an expression may begin is JSX when `</name` follows somewhere behind it, and a
 * type parameter or assertion otherwise; an unterminated string ends with its line; JSX that is never closed is read as code.
 * A wrong guess costs a comment, never an error.
 */
export interface Comment {
  readonly kind: 'line' | 'block';
  /** Text between the delimiters. */
  readonly value: string;
  /** Offsets of the whole comment, delimiters included; the end is exclusive. */
  readonly start: number;
  readonly end: number;
}

export function commentsOf(text: string): readonly Comment[] {
  return new CommentScanner(text).scan();
}

/** What the scanner is inside of, innermost last. */
type Frame =
  /** `regexAfter`: a `/` behind the closing bracket begins a regular expression. */
  | { readonly kind: 'bracket'; readonly closer: string; readonly regexAfter: boolean }
  | { readonly kind: 'template' }
  | { readonly kind: 'tag'; readonly name: string; readonly closing: boolean; readonly opened: JsxStart; angles: number }
  | { readonly kind: 'children'; readonly opened: JsxStart };

/** Where a tag began, to return to when it turns out to be none. */
interface JsxStart { readonly position: number; readonly comments: number; readonly depth: number }

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
const CLOSER: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

class CommentScanner {
  readonly #text: string;
  #position = 0;
  #comments: Comment[] = [];
  #frames: Frame[] = [];
  /** The last token was the end of a value: `/` divides and `<` compares. */
  #afterValue = false;
  /** The last token: a word, `=>` or one character; empty at the beginning. */
  #last = '';
  #readsJsx = true;
  #lastClosingTags: ReadonlyMap<string, number> | undefined;

  constructor(text: string) {
    this.#text = text;
  }

  scan(): readonly Comment[] {
    if (this.#text.startsWith('#!')) this.#position = this.#endOfLine(0);
    for (;;) {
      while (this.#position < this.#text.length) this.#step();
      if (!this.#returnToUnclosedTag()) return this.#comments;
    }
  }

  #step(): void {
    const frame = this.#frames.at(-1);
    switch (frame?.kind) {
      case 'template': return this.#stepInTemplate();
      case 'children': return this.#stepInChildren();
      case 'tag': return this.#stepInTag(frame);
      default: return this.#stepInCode();
    }
  }

  #stepInCode(): void {
    if (this.#skip(SPACE) !== '' || this.#takeComment()) return;
    const word = this.#skip(WORD);
    if (word !== '') return this.#endWord(word);
    const character = this.#text[this.#position] ?? '';
    switch (character) {
      case '"': case "'": return this.#endValue(this.#endOfString(character));
      case '`': return this.#enter({ kind: 'template' }, 1);
      case '(': case '[': case '{': return this.#openBracket(character);
      case ')': case ']': case '}': return this.#closeBracket(character);
      case '/': return this.#takeSlash();
      case '<': return this.#takeAngle();
      default: return this.#takeOperator(character);
    }
  }

  #endWord(word: string): void {
    const isProperty = this.#last === '.';
    this.#afterValue = isProperty || !OPERATOR_WORDS.has(word);
    // `for await (` heads a loop as `for (` does; a property named `if` heads nothing.
    if (!(word === 'await' && this.#last === 'for')) this.#last = isProperty ? 'name' : word;
  }

  #endValue(end: number): void {
    this.#position = end;
    this.#afterValue = true;
    this.#last = 'value';
  }

  #takeOperator(character: string): void {
    const pair = this.#text.slice(this.#position, this.#position + 2);
    const isUpdate = pair === '++' || pair === '--';
    const isNonNull = character === '!' && pair !== '!=' && this.#afterValue && !/[\s]/u.test(this.#text[this.#position - 1] ?? '');
    const isSpread = this.#text.startsWith('...', this.#position);
    this.#position += isSpread ? 3 : isUpdate || pair === '=>' || pair === '?.' ? 2 : 1;
    if (isUpdate || isNonNull) return;
    this.#afterValue = false;
    this.#last = isSpread ? '...' : pair === '=>' ? '=>' : pair === '?.' ? '.' : character;
  }

  #openBracket(character: string): void {
    const regexAfter = character === '(' ? CONDITION.has(this.#last) : character === '{' && this.#opensBlock();
    this.#frames.push({ kind: 'bracket', closer: CLOSER[character] ?? '', regexAfter });
    this.#position += 1;
    this.#afterValue = false;
    this.#last = character;
  }

  #opensBlock(): boolean {
    return this.#afterValue || BLOCK_BEFORE.has(this.#last);
  }

  /** A bracket that closes nothing is passed over. */
  #closeBracket(character: string): void {
    const frame = this.#frames.at(-1);
    this.#position += 1;
    this.#last = character;
    if (frame?.kind !== 'bracket' || frame.closer !== character) return;
    this.#frames.pop();
    this.#afterValue = !frame.regexAfter;
  }

  #takeSlash(): void {
    const isRegex = !this.#afterValue && this.#skip(REGEX) !== '';
    if (isRegex) this.#endValue(this.#position);
    else this.#takeOperator('/');
  }

  #takeAngle(): void {
    if (!this.#afterValue && this.#readsJsx && /^<[\w$>]/u.test(this.#text.slice(this.#position, this.#position + 2))) this.#openTag();
    else this.#takeOperator('<');
  }

  #stepInTemplate(): void {
    const next = this.#find(/[\\`$]/gu);
    const character = this.#text[next];
    if (character === '`') {
      this.#frames.pop();
      this.#endValue(next + 1);
    } else if (character === '$' && this.#text[next + 1] === '{') {
      this.#position = next;
      this.#enterExpression(2);
    } else {
      this.#position = next + (character === '\\' ? 2 : 1);
    }
  }

  #openTag(): void {
    const opened = { position: this.#position, comments: this.#comments.length, depth: this.#frames.length };
    this.#position += 1;
    const closing = this.#text[this.#position] === '/';
    if (closing) this.#position += 1;
    this.#frames.push({ kind: 'tag', name: this.#skip(TAG_NAME), closing, opened, angles: 0 });
  }

  #stepInTag(tag: Frame & { kind: 'tag' }): void {
    if (this.#takeComment()) return;
    const character = this.#text[this.#position] ?? '';
    if (character === '"' || character === "'") {
      const close = this.#text.indexOf(character, this.#position + 1);
      this.#position = close === -1 ? this.#text.length : close + 1;
    } else if (character === '{') this.#enterExpression(1);
    else if (character === '`') this.#enter({ kind: 'template' }, 1);
    else if (this.#text.startsWith('/>', this.#position) && tag.angles === 0) this.#closeTag(tag, 2, 'alone');
    else if (this.#text.startsWith('=>', this.#position)) this.#position += 2;
    else if (character === '>' && tag.angles === 0) this.#closeTag(tag, 1, tag.closing ? 'end' : 'start');
    else {
      if (character === '<') tag.angles += 1;
      if (character === '>') tag.angles -= 1;
      this.#position += 1;
    }
  }

  #closeTag(tag: Frame & { kind: 'tag' }, length: number, role: 'alone' | 'start' | 'end'): void {
    this.#frames.pop();
    this.#position += length;
    if (role === 'start' && this.#closesLater(tag.name)) {
      this.#frames.push({ kind: 'children', opened: tag.opened });
      return;
    }
    if (role === 'end') this.#frames.pop();
    // A start that nothing closes was a type parameter or an assertion: an expression follows.
    this.#afterValue = role !== 'start';
    this.#last = '>';
  }

  #stepInChildren(): void {
    const next = this.#find(/[{<]/gu);
    this.#position = next;
    if (this.#text[next] === '{') this.#enterExpression(1);
    else if (/^<[\w$>/]/u.test(this.#text.slice(next, next + 2))) this.#openTag();
    else this.#position += 1;
  }

  #closesLater(name: string): boolean {
    this.#lastClosingTags ??= new Map(Array.from(this.#text.matchAll(CLOSING_TAG), (match) => [match[1] ?? '', match.index]));
    return (this.#lastClosingTags.get(name) ?? -1) >= this.#position;
  }

  /** At the end of the text: reads the outermost unclosed tag again, as code. */
  #returnToUnclosedTag(): boolean {
    const unclosed = this.#frames.find((frame) => frame.kind === 'tag' || frame.kind === 'children');
    if (!unclosed) return false;
    const { position, comments, depth } = unclosed.opened;
    this.#readsJsx = false;
    this.#frames.length = depth;
    this.#comments.length = comments;
    this.#position = position;
    this.#afterValue = false;
    return true;
  }

  #enterExpression(length: number): void {
    this.#enter({ kind: 'bracket', closer: '}', regexAfter: false }, length);
    this.#last = '(';
  }

  #enter(frame: Frame, length: number): void {
    this.#frames.push(frame);
    this.#position += length;
    this.#afterValue = false;
  }

  #takeComment(): boolean {
    const start = this.#position;
    if (this.#text.startsWith('//', start)) {
      const end = this.#endOfLine(start);
      this.#addComment('line', start, end, this.#text.slice(start + 2, end));
      return true;
    }
    if (!this.#text.startsWith('/*', start)) return false;
    const close = this.#text.indexOf('*/', start + 2);
    const end = close === -1 ? this.#text.length : close + 2;
    this.#addComment('block', start, end, this.#text.slice(start + 2, close === -1 ? end : close));
    return true;
  }

  #addComment(kind: Comment['kind'], start: number, end: number, value: string): void {
    this.#comments.push({ kind, value, start, end });
    this.#position = end;
  }

  #endOfString(quote: string): number {
    const stop = new RegExp(`[\\\\\\n\\r${quote}]`, 'gu');
    for (let position = this.#position + 1; ;) {
      stop.lastIndex = position;
      const match = stop.exec(this.#text);
      if (!match) return this.#text.length;
      if (match[0] === quote) return match.index + 1;
      if (match[0] !== '\\') return match.index;
      position = match.index + (this.#text.startsWith('\r\n', match.index + 1) ? 3 : 2);
    }
  }

  #endOfLine(from: number): number {
    LINE_END.lastIndex = from;
    return LINE_END.exec(this.#text)?.index ?? this.#text.length;
  }

  /** Passes over what `pattern` (sticky) matches here and returns it. */
  #skip(pattern: RegExp): string {
    pattern.lastIndex = this.#position;
    const matched = pattern.exec(this.#text)?.[0] ?? '';
    this.#position += matched.length;
    return matched;
  }

  /** Offset of the next match of `pattern` (global), or the end of the text. */
  #find(pattern: RegExp): number {
    pattern.lastIndex = this.#position;
    return pattern.exec(this.#text)?.index ?? this.#text.length;
  }
}
