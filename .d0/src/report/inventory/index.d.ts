import type { Inventory } from '../../findings/inventory.js';
import type { InventoryLook } from './look.js';
import { inventorySurface } from './surface.js';
export type InventoryReporter = (inventory: Inventory, options: InventoryLook) => string;
/** What an inventory can be printed as, by the name given to `--format`. */
export declare const INVENTORY_REPORTERS: ReadonlyMap<string, InventoryReporter>;
export { inventorySurface };
