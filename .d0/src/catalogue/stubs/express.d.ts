// express. The last function of a route answers the request.

declare module 'express' {
  export interface Request { params: Record<string, string>; query: any; body: any; headers: Record<string, any>; method: string; path: string; url: string; get(name: string): string | undefined; header(name: string): string | undefined; [property: string]: any }
  export interface Response { status(code: number): Response; json(body?: unknown): Response; send(body?: unknown): Response; sendStatus(code: number): Response; set(name: any, value?: string): Response; setHeader(name: string, value: any): Response; redirect(...args: any[]): void; write(chunk: unknown): boolean; end(chunk?: unknown): Response; locals: Record<string, any>; headersSent: boolean; [property: string]: any }
  export type NextFunction = (error?: unknown) => void;
  export type RequestHandler = (request: Request, response: Response, next: NextFunction) => any;
  export interface IRoute {
    /** @mcpRole request-entry handler=0 */
    get(...handlers: RequestHandler[]): IRoute;
    /** @mcpRole request-entry handler=0 */
    post(...handlers: RequestHandler[]): IRoute;
    /** @mcpRole request-entry handler=0 */
    put(...handlers: RequestHandler[]): IRoute;
    /** @mcpRole request-entry handler=0 */
    patch(...handlers: RequestHandler[]): IRoute;
    /** @mcpRole request-entry handler=0 */
    delete(...handlers: RequestHandler[]): IRoute;
    /** @mcpRole request-entry handler=0 */
    options(...handlers: RequestHandler[]): IRoute;
    /** @mcpRole request-entry handler=0 */
    head(...handlers: RequestHandler[]): IRoute;
    /** @mcpRole request-entry handler=0 */
    all(...handlers: RequestHandler[]): IRoute;
  }
  export interface IRouter {
    /** @mcpRole request-entry handler=1 */
    get(path: string | RegExp, handler: RequestHandler): IRouter;
    /** @mcpRole request-entry handler=2 */
    get(path: string | RegExp, handler1: RequestHandler, handler2: RequestHandler): IRouter;
    /** @mcpRole request-entry handler=3 */
    get(path: string | RegExp, handler1: RequestHandler, handler2: RequestHandler, handler3: RequestHandler): IRouter;
    /** @mcpRole request-entry handler=4 */
    get(path: string | RegExp, handler1: RequestHandler, handler2: RequestHandler, handler3: RequestHandler, handler4: RequestHandler): IRouter;
    /** @mcpRole request-entry handler=1 */
    post(path: string | RegExp, handler: RequestHandler): IRouter;
    /** @mcpRole request-entry handler=2 */
    post(path: string | RegExp, handler1: RequestHandler, handler2: RequestHandler): IRouter;
    /** @mcpRole request-entry handler=3 */
    post(path: string | RegExp, handler1: RequestHandler, handler2: RequestHandler, handler3: RequestHandler): IRouter;
    /** @mcpRole request-entry handler=4 */
    post(path: string | RegExp, handler1: RequestHandler, handler2: RequestHandler, handler3: RequestHandler, handler4: RequestHandler): IRouter;
    /** @mcpRole request-entry handler=1 */
    put(path: string | RegExp, handler: RequestHandler): IRouter;
    /** @mcpRole request-entry handler=2 */
    put(path: string | RegExp, handler1: RequestHandler, handler2: RequestHandler): IRouter;
    /** @mcpRole request-entry handler=3 */
    put(path: string | RegExp, handler1: RequestHandler, handler2: RequestHandler, handler3: RequestHandler): IRouter;
    /** @mcpRole request-entry handler=4 */
    put(path: string | RegExp, handler1: RequestHandler, handler2: RequestHandler, handler3: RequestHandler, handler4: RequestHandler): IRouter;
    /** @mcpRole request-entry handler=1 */
    patch(path: string | RegExp, handler: RequestHandler): IRouter;
    /** @mcpRole request-entry handler=2 */
    patch(path: string | RegExp, handler1: RequestHandler, handler2: RequestHandler): IRouter;
    /** @mcpRole request-entry handler=3 */
    patch(path: string | RegExp, handler1: RequestHandler, handler2: RequestHandler, handler3: RequestHandler): IRouter;
    /** @mcpRole request-entry handler=4 */
    patch(path: string | RegExp, handler1: RequestHandler, handler2: RequestHandler, handler3: RequestHandler, handler4: RequestHandler): IRouter;
    /** @mcpRole request-entry handler=1 */
    delete(path: string | RegExp, handler: RequestHandler): IRouter;
    /** @mcpRole request-entry handler=2 */
    delete(path: string | RegExp, handler1: RequestHandler, handler2: RequestHandler): IRouter;
    /** @mcpRole request-entry handler=3 */
    delete(path: string | RegExp, handler1: RequestHandler, handler2: RequestHandler, handler3: RequestHandler): IRouter;
    /** @mcpRole request-entry handler=4 */
    delete(path: string | RegExp, handler1: RequestHandler, handler2: RequestHandler, handler3: RequestHandler, handler4: RequestHandler): IRouter;
    /** @mcpRole request-entry handler=1 */
    options(path: string | RegExp, handler: RequestHandler): IRouter;
    /** @mcpRole request-entry handler=2 */
    options(path: string | RegExp, handler1: RequestHandler, handler2: RequestHandler): IRouter;
    /** @mcpRole request-entry handler=3 */
    options(path: string | RegExp, handler1: RequestHandler, handler2: RequestHandler, handler3: RequestHandler): IRouter;
    /** @mcpRole request-entry handler=4 */
    options(path: string | RegExp, handler1: RequestHandler, handler2: RequestHandler, handler3: RequestHandler, handler4: RequestHandler): IRouter;
    /** @mcpRole request-entry handler=1 */
    head(path: string | RegExp, handler: RequestHandler): IRouter;
    /** @mcpRole request-entry handler=2 */
    head(path: string | RegExp, handler1: RequestHandler, handler2: RequestHandler): IRouter;
    /** @mcpRole request-entry handler=3 */
    head(path: string | RegExp, handler1: RequestHandler, handler2: RequestHandler, handler3: RequestHandler): IRouter;
    /** @mcpRole request-entry handler=4 */
    head(path: string | RegExp, handler1: RequestHandler, handler2: RequestHandler, handler3: RequestHandler, handler4: RequestHandler): IRouter;
    /** @mcpRole request-entry handler=1 */
    all(path: string | RegExp, handler: RequestHandler): IRouter;
    /** @mcpRole request-entry handler=2 */
    all(path: string | RegExp, handler1: RequestHandler, handler2: RequestHandler): IRouter;
    /** @mcpRole request-entry handler=3 */
    all(path: string | RegExp, handler1: RequestHandler, handler2: RequestHandler, handler3: RequestHandler): IRouter;
    /** @mcpRole request-entry handler=4 */
    all(path: string | RegExp, handler1: RequestHandler, handler2: RequestHandler, handler3: RequestHandler, handler4: RequestHandler): IRouter;
    /** @mcpRole request-entry handler=0 */
    use(handler: RequestHandler | IRouter): IRouter;
    /** @mcpRole request-entry handler=1 */
    use(path: string | RegExp | string[], handler: RequestHandler | IRouter): IRouter;
    /** @mcpRole request-entry handler=2 */
    use(path: string | RegExp | string[], handler1: RequestHandler, handler2: RequestHandler | IRouter): IRouter;
    route(path: string): IRoute;
    /** @mcpRole registers handler=1 */
    param(name: string, handler: (request: Request, response: Response, next: NextFunction, value: any) => any): IRouter;
  }
  export interface Router extends IRouter {}
  export interface Application extends IRouter { listen(port?: any, callback?: () => void): any; set(name: string, value: any): Application; locals: Record<string, any> }
  export type Express = Application;
  export function Router(options?: unknown): Router;
  export function json(options?: unknown): RequestHandler;
  export function urlencoded(options?: unknown): RequestHandler;
  export function raw(options?: unknown): RequestHandler;
  export function text(options?: unknown): RequestHandler;
  export default function express(): Application;
}
