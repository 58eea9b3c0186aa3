// @langchain/mcp-adapters: tools and resources; prompts only through `getClient()`.

declare module '@langchain/mcp-adapters' {
  import { Client } from '@modelcontextprotocol/sdk/client/index.js';
  import { DynamicStructuredTool } from '@langchain/core/tools';

  export interface ClientConfig { mcpServers: Record<string, unknown>; prefixToolNameWithServerName?: boolean; additionalToolNamePrefix?: string; throwOnLoadError?: boolean; useStandardContentBlocks?: boolean }
  export interface MCPResource { uri: string; name: string; title?: string; description?: string; mimeType?: string }
  export interface MCPResourceTemplate { uriTemplate: string; name: string; title?: string; description?: string; mimeType?: string }
  export interface MCPResourceContent { uri: string; mimeType?: string; text?: string; blob?: string }
  export class MultiServerMCPClient {
    constructor(config: ClientConfig | Record<string, unknown>);
    /** @mcpRole tool-list */
    initializeConnections(customTransportOptions?: unknown): Promise<Record<string, DynamicStructuredTool[]>>;
    /** @mcpRole tool-list */
    getTools(...servers: string[]): Promise<DynamicStructuredTool[]>;
    getClient(serverName: string, options?: unknown): Promise<Client | undefined>;
    /** @mcpRole resource-list */
    listResources(...servers: string[]): Promise<Record<string, MCPResource[]>>;
    /** @mcpRole resource-list */
    listResourceTemplates(...servers: string[]): Promise<Record<string, MCPResourceTemplate[]>>;
    /** @mcpRole resource-read uri=1 */
    readResource(serverName: string, uri: string, options?: unknown): Promise<MCPResourceContent[]>;
    close(): Promise<void>;
  }
  /** @mcpRole tool-list */
  export function loadMcpTools(serverName: string, client: Client, options?: unknown): Promise<DynamicStructuredTool[]>;
}
