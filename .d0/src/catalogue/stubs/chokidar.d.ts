// chokidar: the file system decides.

declare module 'chokidar' {
  export interface FSWatcher {
    /** @mcpRole schedule-entry handler=1 */
    on(event: string, listener: (...args: any[]) => void): FSWatcher;
    /** @mcpRole schedule-entry handler=1 */
    once(event: string, listener: (...args: any[]) => void): FSWatcher;
    add(paths: string | string[]): FSWatcher;
    close(): Promise<void>;
  }
  export function watch(paths: string | string[], options?: unknown): FSWatcher;
  const chokidar: { watch(paths: string | string[], options?: unknown): FSWatcher };
  export default chokidar;
}
