import type { HostRequest, Inventory, Offered } from '../../findings/inventory.js';
export declare const UNNAMED = "(computed name)";
/** What a tool declares, in words. All of it is in the JSON form. */
export declare function declared({ kind, hints, hasUnknownHints }: Offered): string;
/** What its handler does: `writes: unlink`. */
export declare function does({ does: verdict, effect }: Offered): string;
/** Who can cause a request, each once: `user, model (likely)`. */
export declare function initiators({ initiators: all }: HostRequest): string;
export interface Section {
    readonly title: string;
    readonly who: string;
    readonly entries: readonly Offered[];
}
/** What is offered, kind by kind; kinds with no entry are left out. */
export declare function sections({ offered }: Inventory): Section[];
/** `25 tools: 3 write, 10 read, 12 unknown. 2 requests of prompts/get: user 1, model 1.` */
export declare function closing({ offered, requests }: Inventory): readonly string[];
