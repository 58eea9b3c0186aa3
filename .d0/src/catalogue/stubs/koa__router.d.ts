// @koa/router.

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
