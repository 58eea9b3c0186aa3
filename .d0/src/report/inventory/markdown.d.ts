import type { Inventory } from '../../findings/inventory.js';
/** The inventory as a page: a table for each kind, and one of the requests. Paths are relative to the analysed folder. */
export declare function inventoryMarkdown(inventory: Inventory): string;
