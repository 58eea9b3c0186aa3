// mcp-handler: the callback sets a server up for one request.

declare module 'mcp-handler' {
  import { McpServer } from '@modelcontextprotocol/server';

  /** @mcpRole request-entry handler=0 */
  export function createMcpHandler(initializeServer: (server: McpServer) => void | Promise<void>, options?: any, config?: any): (request: any) => Promise<any>;
  /** @mcpRole request-entry handler=1 */
  export function withMcpAuth(handler: (request: any) => any, verifyToken: (request: any, token?: string) => any, options?: any): (request: any) => Promise<any>;
}
