// koa and @koa/router.

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
declare module '@koa/router' {
  import { Middleware } from 'koa';

  export default class Router {
    constructor(options?: unknown);
    /** @mcpRole request-entry handler=1 */
    get(path: string | RegExp, handler: Middleware): Router;
    /** @mcpRole request-entry handler=2 */
    get(path: string | RegExp, handler1: Middleware, handler2: Middleware): Router;
    /** @mcpRole request-entry handler=3 */
    get(path: string | RegExp, handler1: Middleware, handler2: Middleware, handler3: Middleware): Router;
    /** @mcpRole request-entry handler=1 */
    post(path: string | RegExp, handler: Middleware): Router;
    /** @mcpRole request-entry handler=2 */
    post(path: string | RegExp, handler1: Middleware, handler2: Middleware): Router;
    /** @mcpRole request-entry handler=3 */
    post(path: string | RegExp, handler1: Middleware, handler2: Middleware, handler3: Middleware): Router;
    /** @mcpRole request-entry handler=1 */
    put(path: string | RegExp, handler: Middleware): Router;
    /** @mcpRole request-entry handler=2 */
    put(path: string | RegExp, handler1: Middleware, handler2: Middleware): Router;
    /** @mcpRole request-entry handler=3 */
    put(path: string | RegExp, handler1: Middleware, handler2: Middleware, handler3: Middleware): Router;
    /** @mcpRole request-entry handler=1 */
    patch(path: string | RegExp, handler: Middleware): Router;
    /** @mcpRole request-entry handler=2 */
    patch(path: string | RegExp, handler1: Middleware, handler2: Middleware): Router;
    /** @mcpRole request-entry handler=3 */
    patch(path: string | RegExp, handler1: Middleware, handler2: Middleware, handler3: Middleware): Router;
    /** @mcpRole request-entry handler=1 */
    delete(path: string | RegExp, handler: Middleware): Router;
    /** @mcpRole request-entry handler=2 */
    delete(path: string | RegExp, handler1: Middleware, handler2: Middleware): Router;
    /** @mcpRole request-entry handler=3 */
    delete(path: string | RegExp, handler1: Middleware, handler2: Middleware, handler3: Middleware): Router;
    /** @mcpRole request-entry handler=1 */
    del(path: string | RegExp, handler: Middleware): Router;
    /** @mcpRole request-entry handler=2 */
    del(path: string | RegExp, handler1: Middleware, handler2: Middleware): Router;
    /** @mcpRole request-entry handler=3 */
    del(path: string | RegExp, handler1: Middleware, handler2: Middleware, handler3: Middleware): Router;
    /** @mcpRole request-entry handler=1 */
    all(path: string | RegExp, handler: Middleware): Router;
    /** @mcpRole request-entry handler=2 */
    all(path: string | RegExp, handler1: Middleware, handler2: Middleware): Router;
    /** @mcpRole request-entry handler=3 */
    all(path: string | RegExp, handler1: Middleware, handler2: Middleware, handler3: Middleware): Router;
    /** @mcpRole request-entry handler=0 */
    use(middleware: Middleware): Router;
    routes(): Middleware;
    allowedMethods(options?: unknown): Middleware;
  }
}
declare module 'koa-router' {
  export { default } from '@koa/router';
}
