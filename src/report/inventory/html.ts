import type { Inventory, OfferedKind } from '../../findings/inventory.js';
import { nounFor } from '../count.js';
import { toDocument } from '../html/document.js';
import type { PageSection } from '../html/head.js';
import { inventorySections } from '../html/inventory.js';
import { limitsSection } from '../html/limits.js';
import { html, type Markup } from '../html/markup.js';
import { tile } from '../html/summary.js';
import type { InventoryLook } from './look.js';
import { closing } from './words.js';

/** The inventory as one page that needs nothing else. Paths are relative to the analysed folder. */
export function inventoryHtml(inventory: Inventory, { project }: Pick<InventoryLook, 'project'>): string {
  const pathOf = (path: string): string => path;
  const sections: readonly PageSection[] = [
    { id: 'summary', title: 'Summary', content: summary(inventory) },
    ...inventorySections(inventory, pathOf),
    { id: 'limits', title: 'Not analysed', content: limitsSection(inventory, pathOf) },
  ];
  return toDocument({ kind: 'MCP inventory', project, tool: inventory.tool, sections });
}

function summary(inventory: Inventory): Markup {
  const { offered, requests } = inventory;
  const tileOf = (kind: OfferedKind): Markup => {
    const count = offered.filter((one) => one.kind === kind).length;
    return counter(count, nounFor(count, kind));
  };
  const lines = closing(inventory);
  return html`<section id="summary" aria-labelledby="summary-title">
<h2 id="summary-title">Summary</h2>
<ul class="tiles">${tileOf('tool')}${tileOf('prompt')}${tileOf('resource')}${counter(requests.length, nounFor(requests.length, 'request'))}</ul>
${lines.length === 0 ? html`<p class="nothing">Nothing is offered or asked for over the protocol.</p>` : html`<ul class="said">${lines.map((line) => html`<li>${line}</li>`)}</ul>`}
</section>`;
}

function counter(count: number, label: string): Markup {
  return tile(count, label, count === 0 ? 'calm' : 'plain');
}
