import type { ReporterOptions } from '../reporter.js';
/** What an inventory is printed with. */
export type InventoryLook = Pick<ReporterOptions, 'color' | 'unicode' | 'columns' | 'pathOf'>;
