import type { TraceHop } from '../../findings/finding.js';
import { counted } from '../count.js';
import { classOf, STARTERS, type Causes } from './causes.js';
import { codeLine } from './code-frame.js';
import { html, type Content, type Markup } from './markup.js';
import { waysPicture } from './ways.js';
import { callsMarkup, placeMarkup, prose } from './words.js';

export interface PathLook {
  /** Whether what branches is drawn; a page of thousands of pictures helps nobody. */
  readonly isDrawn: boolean;
  readonly pathOf: (path: string) => string;
  readonly linesOf: (path: string) => readonly string[] | undefined;
}

/** A path hop by hop, from who starts it down to where it ends, as a list with a line drawn through it. */
export function pathList(trace: readonly TraceHop[], causes: Causes | undefined, look: PathLook): Markup | undefined {
  if (trace.length === 0) return undefined;
  const starter = causes ? html`<li class="starter ${classOf(causes.own.initiator)}"><span class="who">${STARTERS[causes.own.initiator].starts}</span>${causes.own.isLikely ? html` <span class="badge">likely</span>` : ''}</li>` : '';
  return html`${causes && look.isDrawn ? waysPicture(causes, look.pathOf) : ''}<ol class="way">${starter}${trace.map((hop, index) => hopItem(hop, index === trace.length - 1, look))}</ol>${causes ? [besidePaths(causes, look), alsoCaused(causes)] : ''}`;
}

function hopItem(hop: TraceHop, isLast: boolean, { pathOf, linesOf }: PathLook): Content {
  const code = codeLine(linesOf(hop.path), hop.line);
  return html`<li${isLast ? html` class="end"` : ''}><span class="what">${prose(hop.message)}</span> ${placeMarkup(pathOf(hop.path), hop.line, hop.column)}${code === undefined ? '' : html`<code class="excerpt">${code}</code>`}</li>`;
}

/** What the picture shows beside the path, in words. */
function besidePaths({ beside, request }: Causes, { pathOf }: PathLook): Content {
  return beside.map(({ initiator, entry, path }) => html`<p class="aside">Legitimate: <span class="chip ${classOf(initiator)}">${STARTERS[initiator].name}</span> ${placeMarkup(pathOf(entry.path), entry.line)} ${callsMarkup(path)} reaches the same ${request.method}.</p>`);
}

/** Everybody else who can cause the request at the end. */
function alsoCaused({ others, request }: Causes): Content {
  if (others.length === 0) return '';
  const names = others.map(({ initiator, count }, index) => html`${index === 0 ? '' : ', '}<span class="chip ${classOf(initiator)}">${STARTERS[initiator].name}</span> from ${counted(count, 'place')}`);
  return html`<p class="aside">The same ${request.method} is also caused by ${names}.</p>`;
}
