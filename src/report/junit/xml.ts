import { neutralise } from '../../text/neutralise.js';

/** Well-formed XML, everything escaped. */
export type Xml = string & { readonly __xml: true };

/** An element. Children stand on lines of their own; text stands as it is. */
export function element(name: string, attributes: Readonly<Record<string, string | number>>, children: readonly (Xml | { readonly text: string })[]): Xml {
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeAttribute(String(value))}"`).join('');
  if (children.length === 0) return `<${name}${given}/>` as Xml;
  const inside = children.map((child) => (typeof child === 'string' ? `\n${child}` : escapeText(child.text))).join('');
  const isText = children.every((child) => typeof child !== 'string');
  return `<${name}${given}>${inside}${isText ? '' : '\n'}</${name}>` as Xml;
}

/** `>` too, because `]]>` may not stand in text. */
function escapeText(text: string): string {
  return allowed(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Line feeds and tabs would be read as spaces. */
function escapeAttribute(text: string): string {
  return escapeText(text).replaceAll('"', '&quot;').replaceAll('\n', '&#10;').replaceAll('\t', '&#9;');
}

/** Controls are shown as `<U+001B>`; what XML 1.0 cannot hold even so is left out. */
function allowed(text: string): string {
  return neutralise(text).replaceAll(/[^\t\n\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '');
}
