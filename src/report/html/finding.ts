import type { Finding } from '../../findings/finding.js';
import type { Causes } from './causes.js';
import { codeFrame } from './code-frame.js';
import { html, type Content, type Markup } from './markup.js';
import { pathList, type PathLook } from './path.js';
import { gistOf, likelyBadge, placeMarkup, prose, starterChip } from './words.js';

export interface FindingLook extends PathLook {
  readonly causesOf: (finding: Finding) => Causes | undefined;
  readonly isOpen: boolean;
  /** Not among the first, which are shown until somebody asks for more. */
  readonly isLater: boolean;
}

/** One finding: a line that says what and where; below it the message, the code, the path and what can be done. */
export function findingItem(finding: Finding, id: string, look: FindingLook): Markup {
  const { location, message, severity, ruleId, suppressed } = finding;
  const causes = look.causesOf(finding);
  const path = look.pathOf(location.path);
  const gist = gistOf(message);
  const word = severity === 'error' ? 'Error' : 'Warning';
  const place = placeMarkup(path, location.line, location.column);
  return html`<details class="finding ${suppressed ? 'accepted' : severity}${look.isLater ? ' later' : ''}" id="${id}"${look.isOpen ? html` open` : ''} ${facets(finding, path, causes)}>
<summary><span class="severity">${word}</span> ${place} <span class="rule">${ruleId}</span>${badges(finding, causes)} <span class="gist">${prose(gist)}</span></summary>
<div class="body">${restOf(message, gist)}${acceptance(finding)}
${codeOf(finding, look)}
${section('Path', pathList(finding.trace, causes, look))}
${advice(finding)}
<p class="identity">Fingerprint <code>${finding.fingerprint}</code> <a href="#id=${id}">Link to this finding</a></p>
</div></details>`;
}

/** What the filters of the list look at. */
function facets(finding: Finding, path: string, causes: Causes | undefined): Content {
  const { ruleId, severity, confidence } = finding;
  const own = html`data-severity="${severity}" data-confidence="${confidence}" data-state="${stateOf(finding)}" data-starter="${causes?.own.initiator ?? ''}"`;
  return html`data-item data-rule="${ruleId}" data-file="${path}" ${own}`;
}

/** What a message says beyond its first sentence. */
function restOf(message: string, gist: string): Content {
  return gist === message.trim() ? '' : html`<p class="message">${prose(message.slice(message.indexOf(gist) + gist.length).trim())}</p>`;
}

/** What has become of a finding, as a value of the filter. */
export function stateOf({ suppressed }: Finding): string {
  return suppressed === undefined ? 'open' : suppressed.kind === 'baseline' ? 'known' : 'suppressed';
}

function badges({ confidence, suppressed }: Finding, causes: Causes | undefined): Content {
  return [
    causes ? html` ${starterChip(causes.own.initiator)}` : '',
    likelyBadge(confidence === 'likely'),
    suppressed ? html` <span class="badge">${suppressed.kind === 'baseline' ? 'in the baseline' : 'suppressed'}</span>` : '',
  ];
}

function acceptance({ suppressed }: Finding): Content {
  if (!suppressed) return '';
  const reason = suppressed.reason ?? (suppressed.kind === 'baseline' ? 'It is listed in the baseline.' : 'No reason is given.');
  return html`<p class="acceptance"><strong>Accepted.</strong> ${reason}</p>`;
}

function codeOf({ location }: Finding, { linesOf }: FindingLook): Content {
  const lines = linesOf(location.path);
  return lines && codeFrame(lines, location);
}

function section(title: string, content: Content): Content {
  return content === undefined ? '' : html`<h4>${title}</h4>${content}`;
}

function advice({ suggestions = [], fix }: Finding): Content {
  const items = [...suggestions.map(({ message }) => html`<li>${prose(message)}</li>`), ...(fix ? [html`<li>A safe fix: <code>mcp-audit --fix</code> makes it.</li>`] : [])];
  return items.length === 0 ? '' : html`<h4>What can be done</h4><ul class="advice">${items}</ul>`;
}
