// @mastra/mcp 0.x to 2.x.

declare module '@mastra/mcp' {
  import { GetPromptResult, Prompt, PromptMessage, ReadResourceResult, Resource, ResourceTemplateInfo, ElicitResult } from '@modelcontextprotocol/sdk/types.js';
  import { Tool } from '@mastra/core/tools';

  export interface MCPClientOptions { id?: string; servers: Record<string, any>; timeout?: number }
  export class MCPClient {
    constructor(options: MCPClientOptions);
    readonly prompts: {
      /** @mcpRole prompt-list */
      list(): Promise<Record<string, Prompt[]>>;
      /** @mcpRole prompt-list */
      listWithErrors(options?: unknown): Promise<{ prompts: Record<string, Prompt[]>; errors: Record<string, string> }>;
      /** @mcpRole prompt-get name=0.name arguments=0.args */
      get(params: { serverName: string; name: string; args?: Record<string, any>; version?: string }): Promise<GetPromptResult>;
      /** @mcpRole registers handler=1 */
      onListChanged(serverName: string, handler: () => void): Promise<void>;
    };
    readonly resources: {
      /** @mcpRole resource-list */
      list(): Promise<Record<string, Resource[]>>;
      /** @mcpRole resource-list */
      listWithErrors(options?: unknown): Promise<{ resources: Record<string, Resource[]>; errors: Record<string, string> }>;
      /** @mcpRole resource-list */
      templates(): Promise<Record<string, ResourceTemplateInfo[]>>;
      /** @mcpRole resource-read uri=1 */
      read(serverName: string, uri: string): Promise<ReadResourceResult>;
      subscribe(serverName: string, uri: string): Promise<void>;
      unsubscribe(serverName: string, uri: string): Promise<void>;
      /** @mcpRole registers handler=1 */
      onUpdated(serverName: string, handler: (params: { uri: string }) => void): Promise<void>;
      /** @mcpRole registers handler=1 */
      onListChanged(serverName: string, handler: () => void): Promise<void>;
    };
    readonly elicitation: {
      /** @mcpRole registers handler=1 */
      onRequest(serverName: string, handler: (request: any) => Promise<ElicitResult>): Promise<void>;
    };
    readonly tools: {
      /** @mcpRole registers handler=1 */
      onListChanged(serverName: string, handler: () => void): Promise<void>;
    };
    /** @mcpRole tool-list */
    listTools(): Promise<Record<string, Tool>>;
    /** @mcpRole tool-list */
    listToolsets(): Promise<Record<string, Record<string, Tool>>>;
    /** @mcpRole tool-list */
    listToolsWithErrors(options?: unknown): Promise<{ tools: Record<string, Tool>; errors: Record<string, string> }>;
    /** @mcpRole tool-list */
    listToolsetsWithErrors(options?: unknown): Promise<{ toolsets: Record<string, Record<string, Tool>>; errors: Record<string, string> }>;
    /** @mcpRole tool-list */
    getTools(): Promise<Record<string, Tool>>;
    /** @mcpRole tool-list */
    getToolsets(): Promise<Record<string, Record<string, Tool>>>;
    toolsFromDefinitions(params: { definitions: any }): Promise<Record<string, Tool>>;
    disconnect(): Promise<void>;
  }
  export class MCPConfiguration extends MCPClient {}

  export interface MCPServerPrompts {
    /** @mcpRole request-entry */
    listPrompts: (params: { extra: any }) => Promise<Prompt[]>;
    /** @mcpRole prompt-handler */
    getPromptMessages?: (params: { name: string; version?: string; args?: any; extra: any }) => Promise<PromptMessage[]>;
  }
  export interface MCPServerResources {
    /** @mcpRole request-entry */
    listResources: (params: { extra: any }) => Promise<Resource[]>;
    /** @mcpRole resource-handler */
    getResourceContent: (params: { uri: string; extra: any }) => Promise<any>;
    /** @mcpRole request-entry */
    resourceTemplates?: (params: { extra: any }) => Promise<ResourceTemplateInfo[]>;
  }
  export interface MCPServerConfig {
    id?: string;
    name: string;
    version: string;
    description?: string;
    /** @mcpRole model-tools */
    tools: Record<string, Tool>;
    agents?: Record<string, any>;
    workflows?: Record<string, any>;
    prompts?: MCPServerPrompts;
    resources?: MCPServerResources;
  }
  export class MCPServer {
    constructor(config: MCPServerConfig);
    startStdio(): Promise<void>;
    startSSE(options: any): Promise<void>;
    startHTTP(options: any): Promise<void>;
    readonly prompts: { notifyListChanged(): Promise<void> };
    readonly resources: { notifyListChanged(): Promise<void>; notifyUpdated(params: { uri: string }): Promise<void> };
    close(): Promise<void>;
  }
}
