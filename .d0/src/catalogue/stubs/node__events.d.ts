// node:events.

declare module 'node:events' {
  export class EventEmitter {
    constructor(options?: unknown);
    /** @mcpRole registers handler=1 */
    on(event: string | symbol, listener: (...args: any[]) => void): EventEmitter;
    /** @mcpRole registers handler=1 */
    once(event: string | symbol, listener: (...args: any[]) => void): EventEmitter;
    /** @mcpRole registers handler=1 */
    addListener(event: string | symbol, listener: (...args: any[]) => void): EventEmitter;
    /** @mcpRole registers handler=1 */
    prependListener(event: string | symbol, listener: (...args: any[]) => void): EventEmitter;
    off(event: string | symbol, listener: (...args: any[]) => void): EventEmitter;
    removeListener(event: string | symbol, listener: (...args: any[]) => void): EventEmitter;
    removeAllListeners(event?: string | symbol): EventEmitter;
    emit(event: string | symbol, ...args: any[]): boolean;
    listenerCount(event: string | symbol): number;
  }
  export default EventEmitter;
}
declare module 'events' {
  export * from 'node:events';
  export { default } from 'node:events';
}
