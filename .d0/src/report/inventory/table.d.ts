import type { Inventory } from '../../findings/inventory.js';
import type { InventoryLook } from './look.js';
/** The inventory for a terminal: a table for each kind, the way to an effect below its row. */
export declare function inventoryTable(inventory: Inventory, options: InventoryLook): string;
