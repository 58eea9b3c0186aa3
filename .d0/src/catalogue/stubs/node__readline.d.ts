// node:readline: the lines come from a person. The answers of `question` need no tag; its callback and the events do. The default export is the namespace, so the members stand in a module of their own.

declare module 'node:readline#members' {
  export interface Interface extends AsyncIterable<string> {
    /** @mcpRole user-entry handler=1 */
    question(query: string, callback: (answer: string) => void): void;
    /** @mcpRole user-entry handler=2 */
    question(query: string, options: unknown, callback: (answer: string) => void): void;
    /** @mcpRole user-entry handler=1 */
    on(event: 'line', listener: (line: string) => void): Interface;
    /** @mcpRole registers handler=1 */
    on(event: string, listener: (...args: any[]) => void): Interface;
    /** @mcpRole user-entry handler=1 */
    once(event: 'line', listener: (line: string) => void): Interface;
    prompt(preserveCursor?: boolean): void;
    setPrompt(prompt: string): void;
    close(): void;
  }
  export function createInterface(options: unknown, output?: unknown): Interface;
}
declare module 'node:readline' {
  import * as readline from 'node:readline#members';
  export * from 'node:readline#members';
  export default readline;
}
declare module 'readline' {
  export * from 'node:readline';
  export { default } from 'node:readline';
}

declare module 'node:readline/promises' {
  export interface Interface extends AsyncIterable<string> {
    question(query: string, options?: unknown): Promise<string>;
    /** @mcpRole user-entry handler=1 */
    on(event: 'line', listener: (line: string) => void): Interface;
    /** @mcpRole registers handler=1 */
    on(event: string, listener: (...args: any[]) => void): Interface;
    prompt(preserveCursor?: boolean): void;
    close(): void;
  }
  export function createInterface(options: unknown, output?: unknown): Interface;
}
declare module 'readline/promises' {
  export * from 'node:readline/promises';
}
