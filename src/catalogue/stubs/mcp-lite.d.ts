// mcp-lite: the handler is a property of the definition.

declare module 'mcp-lite' {
  /** @mcpRole tool-annotations */
  export interface ToolAnnotations { title?: string; readOnlyHint?: boolean; destructiveHint?: boolean; idempotentHint?: boolean; openWorldHint?: boolean }
  export interface ToolDefinition {
    description?: string;
    title?: string;
    annotations?: ToolAnnotations;
    inputSchema?: unknown;
    outputSchema?: unknown;
    /** @mcpRole model-entry */
    handler: (args: any, context: any) => any;
  }
  export interface PromptDefinition {
    title?: string;
    description?: string;
    arguments?: any;
    inputSchema?: unknown;
    /** @mcpRole prompt-handler */
    handler: (args: any, context: any) => any;
  }
  export class McpServer {
    constructor(options: { name: string; version: string; [option: string]: unknown });
    /** @mcpRole request-entry handler=0 */
    use(middleware: (context: any, next: () => Promise<void>) => any): McpServer;
    /** @mcpRole request-entry handler=0 */
    onError(handler: (error: unknown, context: any) => any): McpServer;
    /** @mcpRole tool-definition tool=1 name=0 annotations=1.annotations */
    tool(name: string, definition: ToolDefinition): McpServer;
    /** @mcpRole prompt-handler name=0 handler=1.handler */
    prompt(name: string, definition: PromptDefinition): McpServer;
    /** @mcpRole resource-handler uri=0 handler=2 */
    resource(template: string, meta: any, handler: (uri: URL, variables: any, context: any) => any): McpServer;
    /** @mcpRole resource-handler uri=0 handler=3 */
    resource(template: string, meta: any, validators: any, handler: (uri: URL, variables: any, context: any) => any): McpServer;
  }
}
