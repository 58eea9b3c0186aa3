// mcp-framework: classes found in src/prompts, src/tools and src/resources.

declare module 'mcp-framework' {
  import { ToolAnnotations } from '@modelcontextprotocol/sdk/types.js';

  export abstract class MCPPrompt<TArgs> {
    abstract name: string;
    abstract description: string;
    protected abstract schema: any;
    protected title?: string;
    /** @mcpRole prompt-handler */
    protected abstract generateMessages(args: TArgs): Promise<{ role: string; content: { type: string; text: string; resource?: { uri: string; text: string; mimeType: string } } }[]>;
    /** @mcpRole request-entry */
    complete(argumentName: string, value: string, context?: Record<string, string>): Promise<{ values: string[] }>;
    /** @mcpRole effect is=fetch */
    protected fetch<T>(url: string, init?: any): Promise<T>;
  }
  /** @mcpRole model-tool */
  export abstract class MCPTool<TInput> {
    abstract name: string;
    abstract description: string;
    protected abstract schema: any;
    title?: string;
    annotations?: ToolAnnotations;
    /** @mcpRole model-entry */
    protected abstract execute(input: TInput): Promise<unknown>;
    /** @mcpRole effect is=fetch */
    protected fetch<T>(url: string, init?: any): Promise<T>;
    /**
     * @mcpRole model-tools tools=0.tools
     * @mcpRole inference of=host
     */
    protected samplingRequest(request: any, options?: unknown): Promise<any>;
    protected elicit(message: string, schema: any, options?: unknown): Promise<any>;
    protected createSuccessResponse(data: unknown): any;
    protected createErrorResponse(error: Error): any;
  }
  export abstract class MCPResource {
    abstract uri: string;
    abstract name: string;
    description?: string;
    mimeType?: string;
    /** @mcpRole resource-handler */
    abstract read(): Promise<any>;
    /** @mcpRole effect is=fetch */
    protected fetch<T>(url: string, init?: any): Promise<T>;
  }
  export class MCPServer {
    constructor(config?: any);
    addTool(tool: any): void;
    addPrompt(prompt: any): void;
    addResource(resource: any): void;
    start(): Promise<void>;
    stop(): Promise<void>;
  }
}
