import type { Inventory } from '../../findings/inventory.js';
import type { InventoryLook } from './look.js';
/** One line for each tool name, with the condition it is declared under, for a file that is kept and compared. */
export declare function inventorySurface({ offered }: Inventory, { pathOf }: Pick<InventoryLook, 'pathOf'>): string;
