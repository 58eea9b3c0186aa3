// @ai-sdk/mcp: 1.x has the experimental_ names only, 2.x both. Listings answer one page; `tools()` reads all pages.

declare module '@ai-sdk/mcp' {
  import { Tool as AiTool } from 'ai';

  export interface RequestOptions { signal?: AbortSignal; timeout?: number; maxTotalTimeout?: number }
  export interface PromptArgument { name: string; description?: string; required?: boolean }
  /** @mcpRole prompt */
  export interface MCPPrompt {
    /** @mcpRole wire-name */
    name: string;
    /** @mcpRole display-title */
    title?: string;
    description?: string;
    arguments?: PromptArgument[];
  }
  export interface TextContent { type: 'text'; text: string }
  export interface ImageContent { type: 'image'; data: string; mimeType: string }
  export interface EmbeddedResource { type: 'resource'; resource: { uri: string; mimeType?: string; text?: string; blob?: string } }
  export interface ResourceLink { type: 'resource_link'; uri: string; name: string; description?: string; mimeType?: string }
  export type ContentBlock = TextContent | ImageContent | EmbeddedResource | ResourceLink;
  export interface MCPPromptMessage { role: 'user' | 'assistant'; content: ContentBlock }
  export interface GetPromptResult { description?: string; messages: MCPPromptMessage[] }
  export interface ListPromptsResult { prompts: MCPPrompt[]; nextCursor?: string }
  /** @mcpRole tool-annotations */
  export interface McpToolAnnotations {
    /** @mcpRole display-title */
    title?: string;
    readOnlyHint?: boolean;
    destructiveHint?: boolean;
    idempotentHint?: boolean;
    openWorldHint?: boolean;
  }
  /** @mcpRole tool */
  export interface MCPTool {
    /** @mcpRole wire-name */
    name: string;
    /** @mcpRole display-title */
    title?: string;
    description?: string;
    inputSchema: Record<string, unknown>;
    outputSchema?: Record<string, unknown>;
    annotations?: McpToolAnnotations;
    _meta?: Record<string, unknown>;
  }
  export interface ListToolsResult { tools: MCPTool[]; nextCursor?: string }
  export interface CallToolResult { content: ContentBlock[]; structuredContent?: unknown; isError?: boolean }
  export interface MCPResource {
    uri: string;
    /** @mcpRole wire-name */
    name: string;
    /** @mcpRole display-title */
    title?: string;
    description?: string;
    mimeType?: string;
  }
  export interface ListResourcesResult { resources: MCPResource[]; nextCursor?: string }
  export interface ListResourceTemplatesResult { resourceTemplates: { uriTemplate: string; name: string; title?: string; description?: string; mimeType?: string }[] }
  export interface ReadResourceResult { contents: { uri: string; mimeType?: string; text?: string; blob?: string }[] }
  export interface ElicitationRequest { method: 'elicitation/create'; params: { message: string; requestedSchema: unknown } }

  export interface MCPClient {
    readonly instructions?: string;
    readonly serverInfo: { name: string; version: string; title?: string };
    /** @mcpRole tool-list */
    tools(options?: { schemas?: unknown }): Promise<Record<string, AiTool>>;
    toolsFromDefinitions(definitions: ListToolsResult, options?: { schemas?: unknown }): Record<string, AiTool>;
    /** @mcpRole tool-list pages=one cursor=0.params.cursor */
    listTools(options?: { params?: { cursor?: string }; options?: RequestOptions }): Promise<ListToolsResult>;
    /** @mcpRole tool-call name=0.name arguments=0.arguments */
    callTool(args: { name: string; arguments?: Record<string, unknown>; options?: RequestOptions }): Promise<CallToolResult>;
    /** @mcpRole resource-list pages=one cursor=0.params.cursor */
    listResources(options?: { params?: { cursor?: string }; options?: RequestOptions }): Promise<ListResourcesResult>;
    /** @mcpRole resource-list */
    listResourceTemplates(options?: { options?: RequestOptions }): Promise<ListResourceTemplatesResult>;
    /** @mcpRole resource-read uri=0.uri */
    readResource(args: { uri: string; options?: RequestOptions }): Promise<ReadResourceResult>;
    /** @mcpRole prompt-list pages=one cursor=0.params.cursor */
    listPrompts(options?: { params?: { cursor?: string }; options?: RequestOptions }): Promise<ListPromptsResult>;
    /** @mcpRole prompt-list pages=one cursor=0.params.cursor */
    experimental_listPrompts(options?: { params?: { cursor?: string }; options?: RequestOptions }): Promise<ListPromptsResult>;
    /** @mcpRole prompt-get name=0.name arguments=0.arguments */
    getPrompt(args: { name: string; arguments?: Record<string, unknown>; options?: RequestOptions }): Promise<GetPromptResult>;
    /** @mcpRole prompt-get name=0.name arguments=0.arguments */
    experimental_getPrompt(args: { name: string; arguments?: Record<string, unknown>; options?: RequestOptions }): Promise<GetPromptResult>;
    complete(args: { ref: { type: string; name?: string; uri?: string }; argument: { name: string; value: string } }): Promise<{ completion: { values: string[] } }>;
    /** @mcpRole registers handler=1 */
    onElicitationRequest(schema: unknown, handler: (request: ElicitationRequest) => unknown): void;
    close(): Promise<void>;
  }
  export type experimental_MCPClient = MCPClient;
  export interface MCPClientConfig {
    transport: unknown;
    name?: string;
    version?: string;
    capabilities?: Record<string, unknown>;
    /** @mcpRole registers */
    onUncaughtError?: (error: unknown) => void;
  }
  export type experimental_MCPClientConfig = MCPClientConfig;
  export function createMCPClient(config: MCPClientConfig): Promise<MCPClient>;
  export function experimental_createMCPClient(config: MCPClientConfig): Promise<MCPClient>;
}
declare module '@ai-sdk/mcp/mcp-stdio' {
  export class Experimental_StdioMCPTransport {
    constructor(config: { command: string; args?: string[]; env?: Record<string, string>; cwd?: string });
    start(): Promise<void>;
    /** @mcpRole effect is=fetch */
    send(message: { jsonrpc: '2.0'; id?: string | number; method?: string; params?: Record<string, unknown> }): Promise<void>;
    close(): Promise<void>;
  }
}
