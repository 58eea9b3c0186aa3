// axios: rejects for a status that is no success.

declare module 'axios' {
  export interface AxiosResponse { data: any; status: number; statusText: string; headers: any; config: any }
  export interface AxiosRequestConfig { url?: string; method?: string; baseURL?: string; headers?: any; params?: any; data?: any; timeout?: number; responseType?: string; signal?: AbortSignal; validateStatus?: ((status: number) => boolean) | null }
  export interface AxiosInstance {
    /** @mcpRole effect is=fetch */
    (config: AxiosRequestConfig): Promise<AxiosResponse>;
    /** @mcpRole effect is=fetch */
    (url: string, config?: AxiosRequestConfig): Promise<AxiosResponse>;
    /** @mcpRole effect is=fetch */
    request(config: AxiosRequestConfig): Promise<AxiosResponse>;
    /** @mcpRole effect is=fetch */
    get(url: string, config?: AxiosRequestConfig): Promise<AxiosResponse>;
    /** @mcpRole effect is=fetch */
    head(url: string, config?: AxiosRequestConfig): Promise<AxiosResponse>;
    /** @mcpRole effect is=fetch */
    options(url: string, config?: AxiosRequestConfig): Promise<AxiosResponse>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    delete(url: string, config?: AxiosRequestConfig): Promise<AxiosResponse>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    post(url: string, data?: any, config?: AxiosRequestConfig): Promise<AxiosResponse>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    put(url: string, data?: any, config?: AxiosRequestConfig): Promise<AxiosResponse>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    patch(url: string, data?: any, config?: AxiosRequestConfig): Promise<AxiosResponse>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    postForm(url: string, data?: any, config?: AxiosRequestConfig): Promise<AxiosResponse>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    putForm(url: string, data?: any, config?: AxiosRequestConfig): Promise<AxiosResponse>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    patchForm(url: string, data?: any, config?: AxiosRequestConfig): Promise<AxiosResponse>;
    create(config?: AxiosRequestConfig): AxiosInstance;
    defaults: any;
    interceptors: {
      request: {
        /** @mcpRole registers handler=0 */
        use(onFulfilled?: (config: any) => any, onRejected?: (error: any) => any): number;
      };
      response: {
        /** @mcpRole registers handler=0 */
        use(onFulfilled?: (response: AxiosResponse) => any, onRejected?: (error: any) => any): number;
      };
    };
    isAxiosError(value: unknown): boolean;
  }
  export class AxiosError extends Error { response?: AxiosResponse; code?: string; status?: number }
  export function isAxiosError(value: unknown): boolean;
  const axios: AxiosInstance;
  export default axios;
}
