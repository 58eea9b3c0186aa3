import type { Context } from './context.js';
export interface Terminal {
    readonly color: boolean;
    readonly unicode: boolean;
    readonly columns: number;
}
/** What standard output can show. `color` is the option of that name, which outranks the environment. */
export declare function terminalOf(context: Context, color?: boolean): Terminal;
