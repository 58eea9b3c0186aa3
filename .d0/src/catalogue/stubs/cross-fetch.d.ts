// cross-fetch: an answer of 4xx or 5xx resolves.

declare module 'cross-fetch' {
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
  /** @mcpRole effect is=fetch */
  export function fetch(url: any, init?: any): Promise<Response>;
  export default fetch;
}
