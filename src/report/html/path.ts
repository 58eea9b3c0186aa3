import type { TraceHop } from '../../findings/finding.js';
import { counted } from '../count.js';
import { classOf, STARTERS, type Causes } from './causes.js';
import { codeLine } from './code-frame.js';
import { html, type Content, type Markup } from './markup.js';
import { waysPicture } from './ways.js';
import { callsMarkup, likelyBadge, placeMarkup, prose, starterChip } from './words.js';

export interface PathLook {
  /** Whether what branches is drawn; a page of thousands of pictures helps nobody. */
  readonly isDrawn: boolean;
  readonly pathOf: (path: string) => string;
  readonly linesOf: (path: string) => readonly string[] | undefined;
}

/** A path hop by hop, from who starts it down to where it ends, as a list with a line drawn through it. */
export function pathList(trace: readonly TraceHop[], causes: Causes | undefined, look: PathLook): Markup | undefined {
  if (trace.length === 0) return undefined;
  const hops = trace.map((hop, index) => hopItem(hop, index === trace.length - 1, look));
  if (!causes) return html`<ol class="way">${hops}</ol>`;
  return html`${look.isDrawn ? waysPicture(causes, look.pathOf) : ''}<ol class="way">${starterItem(causes)}${hops}</ol>${besidePaths(causes, look)}${alsoCaused(causes)}`;
}

function starterItem({ own: { initiator, isLikely } }: Causes): Content {
  return html`<li class="starter ${classOf(initiator)}"><span class="who">${STARTERS[initiator].starts}</span>${likelyBadge(isLikely)}</li>`;
}

function hopItem(hop: TraceHop, isLast: boolean, { pathOf, linesOf }: PathLook): Content {
  const code = codeLine(linesOf(hop.path), hop.line);
  const excerpt = code === undefined ? '' : html`<code class="excerpt">${code}</code>`;
  return html`<li${isLast ? html` class="end"` : ''}><span class="what">${prose(hop.message)}</span> ${placeMarkup(pathOf(hop.path), hop.line, hop.column)}${excerpt}</li>`;
}

/** What the picture shows beside the path, in words. */
function besidePaths({ beside, request }: Causes, { pathOf }: PathLook): Content {
  return beside.map(({ initiator, entry, path }) => {
    const way = html`${starterChip(initiator)} ${placeMarkup(pathOf(entry.path), entry.line)} ${callsMarkup(path)}`;
    return html`<p class="aside">Legitimate: ${way} reaches the same ${request.method}.</p>`;
  });
}

/** Everybody else who can cause the request at the end. */
function alsoCaused({ others, request }: Causes): Content {
  if (others.length === 0) return '';
  const names = others.map(({ initiator, count }, index) => html`${index === 0 ? '' : ', '}${starterChip(initiator)} from ${counted(count, 'place')}`);
  return html`<p class="aside">The same ${request.method} is also caused by ${names}.</p>`;
}
