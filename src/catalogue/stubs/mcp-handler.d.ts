// mcp-handler: the callback sets a server up for one request, of the second generation of the SDK since version 2, of the first before.

declare module 'mcp-handler' {
  import { McpServer } from '@modelcontextprotocol/server';
  import { McpServer as FirstServer } from '@modelcontextprotocol/sdk/server/mcp.js';

  /** @mcpRole request-entry handler=0 */
  export function createMcpHandler(initializeServer: (server: McpServer | FirstServer) => void | Promise<void>, options?: any, config?: any): (request: any) => Promise<any>;
  /** @mcpRole request-entry handler=1 */
  export function withMcpAuth(handler: (request: any) => any, verifyToken: (request: any, token?: string) => any, options?: any): (request: any) => Promise<any>;
}
