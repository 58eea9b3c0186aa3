// execa. What a command does depends on its text.

declare module 'execa' {
  export interface Result { stdout: string; stderr: string; all?: string; exitCode?: number; failed: boolean; command: string }
  export interface ResultPromise extends Promise<Result> { stdout: any; stderr: any; stdin: any; pid?: number; kill(signal?: any): boolean }
  /** @mcpRole effect is=process */
  export function execa(...args: any[]): ResultPromise;
  /** @mcpRole effect is=process */
  export function execaCommand(...args: any[]): ResultPromise;
  /** @mcpRole effect is=process */
  export function execaNode(...args: any[]): ResultPromise;
  /** @mcpRole effect is=process */
  export function $(...args: any[]): ResultPromise;
  /** @mcpRole effect is=process */
  export function execaSync(...args: any[]): Result;
  /** @mcpRole effect is=process */
  export function execaCommandSync(...args: any[]): Result;
  export default execa;
}
