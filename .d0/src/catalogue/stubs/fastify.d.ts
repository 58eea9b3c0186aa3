// fastify.

declare module 'fastify' {
  export interface FastifyRequest { params: any; query: any; body: any; headers: Record<string, any>; method: string; url: string; log: any; [property: string]: any }
  export interface FastifyReply { code(status: number): FastifyReply; status(status: number): FastifyReply; send(payload?: unknown): FastifyReply; header(name: string, value: any): FastifyReply; type(contentType: string): FastifyReply; redirect(...args: any[]): FastifyReply; raw: any; hijack(): void }
  export type RouteHandler = (request: FastifyRequest, reply: FastifyReply) => any;
  export interface RouteOptions {
    method: string | string[];
    url: string;
    schema?: unknown;
    /** @mcpRole request-entry */
    handler: RouteHandler;
    /** @mcpRole request-entry */
    preHandler?: RouteHandler;
  }
  export interface FastifyInstance {
    /** @mcpRole request-entry handler=0.handler */
    route(options: RouteOptions): FastifyInstance;
    /** @mcpRole request-entry handler=1 */
    get(path: string, handler: RouteHandler): FastifyInstance;
    /** @mcpRole request-entry handler=2 */
    get(path: string, options: unknown, handler: RouteHandler): FastifyInstance;
    /** @mcpRole request-entry handler=1 */
    post(path: string, handler: RouteHandler): FastifyInstance;
    /** @mcpRole request-entry handler=2 */
    post(path: string, options: unknown, handler: RouteHandler): FastifyInstance;
    /** @mcpRole request-entry handler=1 */
    put(path: string, handler: RouteHandler): FastifyInstance;
    /** @mcpRole request-entry handler=2 */
    put(path: string, options: unknown, handler: RouteHandler): FastifyInstance;
    /** @mcpRole request-entry handler=1 */
    patch(path: string, handler: RouteHandler): FastifyInstance;
    /** @mcpRole request-entry handler=2 */
    patch(path: string, options: unknown, handler: RouteHandler): FastifyInstance;
    /** @mcpRole request-entry handler=1 */
    delete(path: string, handler: RouteHandler): FastifyInstance;
    /** @mcpRole request-entry handler=2 */
    delete(path: string, options: unknown, handler: RouteHandler): FastifyInstance;
    /** @mcpRole request-entry handler=1 */
    options(path: string, handler: RouteHandler): FastifyInstance;
    /** @mcpRole request-entry handler=2 */
    options(path: string, options: unknown, handler: RouteHandler): FastifyInstance;
    /** @mcpRole request-entry handler=1 */
    head(path: string, handler: RouteHandler): FastifyInstance;
    /** @mcpRole request-entry handler=2 */
    head(path: string, options: unknown, handler: RouteHandler): FastifyInstance;
    /** @mcpRole request-entry handler=1 */
    all(path: string, handler: RouteHandler): FastifyInstance;
    /** @mcpRole request-entry handler=2 */
    all(path: string, options: unknown, handler: RouteHandler): FastifyInstance;
    /** @mcpRole request-entry handler=1 */
    addHook(name: 'onRequest' | 'preHandler' | 'preValidation' | 'preParsing' | 'preSerialization' | 'onSend' | 'onResponse' | 'onError', hook: (...args: any[]) => any): FastifyInstance;
    /** @mcpRole registers handler=1 */
    addHook(name: string, hook: (...args: any[]) => any): FastifyInstance;
    register(plugin: (instance: FastifyInstance, options: any, done?: () => void) => any, options?: unknown): FastifyInstance;
    decorate(name: string, value: any): FastifyInstance;
    /** @mcpRole request-entry handler=0 */
    setErrorHandler(handler: (error: Error, request: FastifyRequest, reply: FastifyReply) => any): FastifyInstance;
    listen(options?: unknown, callback?: (error: Error | null, address: string) => void): Promise<string>;
    close(): Promise<void>;
    log: any;
  }
  export function fastify(options?: unknown): FastifyInstance;
  export default fastify;
}
