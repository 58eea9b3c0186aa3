/**
 * The root to analyse for one linted file: the project around it, else the folder ESLint runs in. `undefined` for a file that is in
 * neither, and where that folder is the root of the disk.
 */
export declare function rootOf(file: string, cwd: string): string | undefined;
