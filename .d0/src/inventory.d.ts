import type { Inventory } from './findings/inventory.js';
export type { HostRequest, Inventory, Offered, OfferedEffect } from './findings/inventory.js';
export interface InventoryOptions {
    /** Folder that is analysed whole. Without it: the nearest workspace manifest, `.git` or `package.json` upwards from the first path. */
    readonly root?: string;
    /** Files and folders whose entries are shown; all when empty. */
    readonly paths?: readonly string[];
    readonly includeTests?: boolean;
}
/** What the code base exposes over the protocol, and who controls it. Nothing of it is run or installed. Rejects with `UserError` when the options or the configuration are wrong. */
export declare function inventory(options?: InventoryOptions): Promise<Inventory>;
