// node:http. The default export is the namespace, so the members stand in a module of their own.

declare module 'node:http#members' {
  export interface IncomingMessage extends AsyncIterable<any> {
    method?: string;
    url?: string;
    headers: Record<string, string | string[] | undefined>;
    statusCode?: number;
    /** @mcpRole registers handler=1 */
    on(event: string, listener: (...args: any[]) => void): IncomingMessage;
  }
  export interface ServerResponse { statusCode: number; setHeader(name: string, value: unknown): ServerResponse; writeHead(status: number, headers?: unknown): ServerResponse; write(chunk: unknown): boolean; end(chunk?: unknown): ServerResponse }
  export interface ClientRequest {
    /** @mcpRole registers handler=1 */
    on(event: string, listener: (...args: any[]) => void): ClientRequest;
    write(chunk: unknown): boolean;
    end(chunk?: unknown): ClientRequest;
  }
  export interface Server {
    listen(...args: any[]): Server;
    close(callback?: () => void): Server;
    /** @mcpRole request-entry handler=1 */
    on(event: 'request', listener: (request: IncomingMessage, response: ServerResponse) => void): Server;
    /** @mcpRole registers handler=1 */
    on(event: string, listener: (...args: any[]) => void): Server;
  }
  /** @mcpRole request-entry handler=0 */
  export function createServer(handler?: (request: IncomingMessage, response: ServerResponse) => void): Server;
  /** @mcpRole request-entry handler=1 */
  export function createServer(options: Record<string, unknown>, handler?: (request: IncomingMessage, response: ServerResponse) => void): Server;
  /** @mcpRole effect is=fetch */
  export function request(...args: any[]): ClientRequest;
  /** @mcpRole effect is=fetch */
  export function get(...args: any[]): ClientRequest;
}
declare module 'node:http' {
  import * as http from 'node:http#members';
  export * from 'node:http#members';
  export default http;
}
declare module 'http' {
  export * from 'node:http';
  export { default } from 'node:http';
}
