// hono.

declare module 'hono' {
  export interface HonoRequest {
    param(name: string): string;
    param(): Record<string, string>;
    query(name: string): string | undefined;
    header(name: string): string | undefined;
    json(): Promise<any>;
    text(): Promise<string>;
    parseBody(): Promise<any>;
    valid(target: string): any;
    raw: any;
    method: string;
    path: string;
    url: string;
  }
  export interface Context { req: HonoRequest; env: any; json(body: unknown, status?: number): any; text(body: string, status?: number): any; html(body: unknown, status?: number): any; body(body: unknown, status?: number): any; redirect(location: string, status?: number): any; header(name: string, value?: string): void; status(code: number): void; set(key: string, value: unknown): void; get(key: string): any; var: any; executionCtx: any }
  export type Next = () => Promise<void>;
  export type Handler = (context: Context, next: Next) => any;
  export type MiddlewareHandler = Handler;
  export class Hono {
    constructor(options?: unknown);
    /** @mcpRole request-entry handler=1 */
    get(path: string, handler: Handler): Hono;
    /** @mcpRole request-entry handler=2 */
    get(path: string, handler1: Handler, handler2: Handler): Hono;
    /** @mcpRole request-entry handler=3 */
    get(path: string, handler1: Handler, handler2: Handler, handler3: Handler): Hono;
    /** @mcpRole request-entry handler=1 */
    post(path: string, handler: Handler): Hono;
    /** @mcpRole request-entry handler=2 */
    post(path: string, handler1: Handler, handler2: Handler): Hono;
    /** @mcpRole request-entry handler=3 */
    post(path: string, handler1: Handler, handler2: Handler, handler3: Handler): Hono;
    /** @mcpRole request-entry handler=1 */
    put(path: string, handler: Handler): Hono;
    /** @mcpRole request-entry handler=2 */
    put(path: string, handler1: Handler, handler2: Handler): Hono;
    /** @mcpRole request-entry handler=3 */
    put(path: string, handler1: Handler, handler2: Handler, handler3: Handler): Hono;
    /** @mcpRole request-entry handler=1 */
    patch(path: string, handler: Handler): Hono;
    /** @mcpRole request-entry handler=2 */
    patch(path: string, handler1: Handler, handler2: Handler): Hono;
    /** @mcpRole request-entry handler=3 */
    patch(path: string, handler1: Handler, handler2: Handler, handler3: Handler): Hono;
    /** @mcpRole request-entry handler=1 */
    delete(path: string, handler: Handler): Hono;
    /** @mcpRole request-entry handler=2 */
    delete(path: string, handler1: Handler, handler2: Handler): Hono;
    /** @mcpRole request-entry handler=3 */
    delete(path: string, handler1: Handler, handler2: Handler, handler3: Handler): Hono;
    /** @mcpRole request-entry handler=1 */
    options(path: string, handler: Handler): Hono;
    /** @mcpRole request-entry handler=2 */
    options(path: string, handler1: Handler, handler2: Handler): Hono;
    /** @mcpRole request-entry handler=3 */
    options(path: string, handler1: Handler, handler2: Handler, handler3: Handler): Hono;
    /** @mcpRole request-entry handler=1 */
    all(path: string, handler: Handler): Hono;
    /** @mcpRole request-entry handler=2 */
    all(path: string, handler1: Handler, handler2: Handler): Hono;
    /** @mcpRole request-entry handler=3 */
    all(path: string, handler1: Handler, handler2: Handler, handler3: Handler): Hono;
    /** @mcpRole request-entry handler=2 */
    on(method: string | string[], path: string | string[], handler: Handler): Hono;
    /** @mcpRole request-entry handler=0 */
    use(handler: MiddlewareHandler): Hono;
    /** @mcpRole request-entry handler=1 */
    use(path: string, handler: MiddlewareHandler): Hono;
    /** @mcpRole request-entry handler=0 */
    onError(handler: (error: Error, context: Context) => any): Hono;
    /** @mcpRole request-entry handler=0 */
    notFound(handler: (context: Context) => any): Hono;
    route(path: string, app: Hono): Hono;
    basePath(path: string): Hono;
    fetch(request: unknown, env?: unknown, context?: unknown): any;
    request(input: unknown, init?: unknown): Promise<any>;
  }
}
