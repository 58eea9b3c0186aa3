import type { Inventory } from '../../findings/inventory.js';
import { inventoryHtml } from './html.js';
import type { InventoryLook } from './look.js';
import { inventoryMarkdown } from './markdown.js';
import { inventorySurface } from './surface.js';
import { inventoryTable } from './table.js';

export type InventoryReporter = (inventory: Inventory, options: InventoryLook) => string;

/** What an inventory can be printed as, by the name given to `--format`. */
export const INVENTORY_REPORTERS: ReadonlyMap<string, InventoryReporter> = new Map<string, InventoryReporter>([
  ['stylish', inventoryTable],
  ['json', (inventory) => `${JSON.stringify(inventory, undefined, 2)}\n`],
  ['markdown', inventoryMarkdown],
  ['html', inventoryHtml],
]);

export { inventorySurface };
