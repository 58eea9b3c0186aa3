/** Flat configuration of ESLint with the recommended preset and nothing else. */
export declare function eslintConfiguration(isTypeScript: boolean): string;
/** `mcp-audit.jsonc` with what teams change first, all of it at its default. */
export declare function auditConfiguration(version: string): string;
/** A workflow that runs on pull requests, annotates them, and fails on findings. */
export declare function workflow(version: string): string;
