import { inventoryMarkdown } from './markdown.js';
import { inventorySurface } from './surface.js';
import { inventoryTable } from './table.js';
/** What an inventory can be printed as, by the name given to `--format`. */
export const INVENTORY_REPORTERS = new Map([
    ['stylish', inventoryTable],
    ['json', (inventory) => `${JSON.stringify(inventory, undefined, 2)}\n`],
    ['markdown', inventoryMarkdown],
]);
export { inventorySurface };
