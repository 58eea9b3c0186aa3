// undici: an answer of 4xx or 5xx resolves.

declare module 'undici' {
  export interface Response {
    readonly ok: boolean;
    readonly status: number;
    readonly statusText: string;
    readonly headers: any;
    readonly body: any;
    /** @mcpRole effect is=fetch */
    json(): Promise<any>;
    /** @mcpRole effect is=fetch */
    text(): Promise<string>;
    /** @mcpRole effect is=fetch */
    arrayBuffer(): Promise<any>;
  }
  export interface ResponseData {
    statusCode: number;
    headers: any;
    body: {
      /** @mcpRole effect is=fetch */
      json(): Promise<any>;
      /** @mcpRole effect is=fetch */
      text(): Promise<string>;
    };
  }
  /** @mcpRole effect is=fetch */
  export function fetch(input: any, init?: any): Promise<Response>;
  /** @mcpRole effect is=fetch */
  export function request(url: string | URL, options?: any): Promise<ResponseData>;
  /** @mcpRole effect is=fetch */
  export function stream(url: string | URL, options: any, factory: (data: any) => any): Promise<any>;
  export class Agent { constructor(options?: any) }
  export class ProxyAgent { constructor(options?: any) }
  export class Client {
    constructor(url: string | URL, options?: any);
    /** @mcpRole effect is=fetch */
    request(options: any): Promise<ResponseData>;
    close(): Promise<void>;
  }
  export function setGlobalDispatcher(dispatcher: any): void;
}
