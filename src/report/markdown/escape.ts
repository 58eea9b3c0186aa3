import { neutraliseLine } from '../../text/neutralise.js';
import { mapParts } from '../message-parts.js';

/** What Markdown, its tables, HTML or GitHub's formulas would take for theirs, and what GitHub makes links of: bare addresses. */
const MARKUP = /[@&<>"'`*_[\]()|~\\$!]|:(?=\/\/)|(?<=\bwww)\./giu;
/**
 * `@somebody` notifies and `#1` links. GitHub looks for them after Markdown was read, so that an escape does not help; an element
 * between does.
 */
const MARKUP_AND_REFERENCES = new RegExp(`#|${MARKUP.source}`, MARKUP.flags);

/** Text from audited code, or about it, as nothing but text on one line. */
export function escape(text: string): string {
  return toOneLine(text).replaceAll(MARKUP_AND_REFERENCES, (character) => (character === '@' || character === '#' ? `<span>${character}</span>` : toEntity(character)));
}

/** As code. In an element, because a bar or a backtick cannot be told apart in a code span inside a table. */
export function code(text: string): string {
  return `<code>${toOneLine(text).replaceAll(MARKUP, toEntity)}</code>`;
}

/** A message of ours: what stands between backticks is code. */
export function prose(message: string): string {
  return mapParts(message, escape, code).join('');
}

function toOneLine(text: string): string {
  return neutraliseLine(text.replaceAll(/\s*\n\s*/gu, ' '));
}

function toEntity(character: string): string {
  return `&#${character.charCodeAt(0)};`;
}
