import type { Inventory } from '../findings/inventory.js';
import type { Code } from '../graph/queries.js';
type TextOf = (path: string) => string;
/** What the code offers and asks for, in the order of kinds, names and places. */
export declare function takeInventory(code: Code, textOf: TextOf): Pick<Inventory, 'offered' | 'requests'>;
export {};
