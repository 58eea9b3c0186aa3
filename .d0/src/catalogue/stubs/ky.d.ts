// ky: rejects for a status that is no success.

declare module 'ky' {
  export interface KyResponse { ok: boolean; status: number; headers: any; json(): Promise<any>; text(): Promise<string>; arrayBuffer(): Promise<any> }
  export interface ResponsePromise extends Promise<KyResponse> { json(): Promise<any>; text(): Promise<string>; arrayBuffer(): Promise<any> }
  export interface KyInstance {
    /** @mcpRole effect is=fetch */
    (url: string | URL, options?: any): ResponsePromise;
    /** @mcpRole effect is=fetch */
    get(url: string | URL, options?: any): ResponsePromise;
    /** @mcpRole effect is=fetch */
    head(url: string | URL, options?: any): ResponsePromise;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    post(url: string | URL, options?: any): ResponsePromise;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    put(url: string | URL, options?: any): ResponsePromise;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    patch(url: string | URL, options?: any): ResponsePromise;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    delete(url: string | URL, options?: any): ResponsePromise;
    create(options?: any): KyInstance;
    extend(options: any): KyInstance;
  }
  export class HTTPError extends Error { response: KyResponse }
  const ky: KyInstance;
  export default ky;
}
