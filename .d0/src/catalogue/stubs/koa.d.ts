// koa.

declare module 'koa' {
  export interface Context { request: any; response: any; params: Record<string, string>; query: any; body: any; status: number; state: Record<string, any>; method: string; path: string; url: string; headers: Record<string, any>; throw(status: number, message?: string): never; get(name: string): string; set(name: string, value: string): void; [property: string]: any }
  export type Next = () => Promise<any>;
  export type Middleware = (context: Context, next: Next) => any;
  export default class Koa {
    /** @mcpRole request-entry handler=0 */
    use(middleware: Middleware): Koa;
    listen(...args: any[]): any;
    /** @mcpRole registers handler=1 */
    on(event: string, listener: (...args: any[]) => void): Koa;
    context: any;
  }
}
