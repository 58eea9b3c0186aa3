// cross-spawn.

declare module 'cross-spawn' {
  import { ChildProcess } from 'node:child_process';

  /** @mcpRole effect is=process */
  export default function spawn(command: string, args?: string[], options?: any): ChildProcess;
  /** @mcpRole effect is=process */
  export function sync(command: string, args?: string[], options?: any): any;
}
