// got: rejects for a status that is no success.

declare module 'got' {
  export interface Response { body: any; statusCode: number; headers: any; url: string }
  export interface GotRequest extends Promise<Response> { json(): Promise<any>; text(): Promise<string>; buffer(): Promise<any> }
  export interface Got {
    /** @mcpRole effect is=fetch */
    (url: string | URL, options?: any): GotRequest;
    /** @mcpRole effect is=fetch */
    get(url: string | URL, options?: any): GotRequest;
    /** @mcpRole effect is=fetch */
    head(url: string | URL, options?: any): GotRequest;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    post(url: string | URL, options?: any): GotRequest;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    put(url: string | URL, options?: any): GotRequest;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    patch(url: string | URL, options?: any): GotRequest;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    delete(url: string | URL, options?: any): GotRequest;
    /** @mcpRole effect is=fetch */
    stream(url: string | URL, options?: any): any;
    extend(...options: any[]): Got;
  }
  export const got: Got;
  export default got;
}
