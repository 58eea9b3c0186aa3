// node:timers and node:timers/promises.

declare module 'node:timers' {
  /** @mcpRole schedule-entry handler=0 */
  export function setInterval(handler: (...args: any[]) => void, delay?: number, ...args: any[]): unknown;
  /** @mcpRole schedule-entry handler=0 */
  export function setTimeout(handler: (...args: any[]) => void, delay?: number, ...args: any[]): unknown;
  /** @mcpRole schedule-entry handler=0 */
  export function setImmediate(handler: (...args: any[]) => void, ...args: any[]): unknown;
}
declare module 'timers' {
  export * from 'node:timers';
}

declare module 'node:timers/promises' {
  /** @mcpRole effect is=none */
  export function setTimeout<T>(delay?: number, value?: T, options?: unknown): Promise<T>;
  /** @mcpRole effect is=none */
  export function setImmediate<T>(value?: T, options?: unknown): Promise<T>;
  /** @mcpRole effect is=none */
  export function setInterval<T>(delay?: number, value?: T, options?: unknown): AsyncIterable<T>;
}
declare module 'timers/promises' {
  export * from 'node:timers/promises';
}
