// node:child_process. What a command does depends on its text. The default export is the namespace, so the members stand in a module of their own.

declare module 'node:child_process#members' {
  export interface ChildProcess {
    stdout: any;
    stderr: any;
    stdin: any;
    pid?: number;
    exitCode: number | null;
    /** @mcpRole registers handler=1 */
    on(event: string, listener: (...args: any[]) => void): ChildProcess;
    /** @mcpRole registers handler=1 */
    once(event: string, listener: (...args: any[]) => void): ChildProcess;
    kill(signal?: string | number): boolean;
  }
  export interface SpawnSyncReturns { pid: number; stdout: string; stderr: string; status: number | null; error?: Error }
  /** @mcpRole effect is=process */
  export function exec(command: string, ...optionsAndCallback: any[]): ChildProcess;
  /** @mcpRole effect is=process */
  export function execFile(file: string, ...argsOptionsAndCallback: any[]): ChildProcess;
  /** @mcpRole effect is=process */
  export function fork(modulePath: string, args?: string[], options?: unknown): ChildProcess;
  /** @mcpRole effect is=process */
  export function spawn(command: string, args?: string[], options?: unknown): ChildProcess;
  /** @mcpRole effect is=process */
  export function execSync(command: string, options?: unknown): string;
  /** @mcpRole effect is=process */
  export function execFileSync(file: string, args?: string[], options?: unknown): string;
  /** @mcpRole effect is=process */
  export function spawnSync(command: string, args?: string[], options?: unknown): SpawnSyncReturns;
}
declare module 'node:child_process' {
  import * as child_process from 'node:child_process#members';
  export * from 'node:child_process#members';
  export default child_process;
}
declare module 'child_process' {
  export * from 'node:child_process';
  export { default } from 'node:child_process';
}
