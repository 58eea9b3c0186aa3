// genkit. A prompt of the application itself is no MCP prompt: the prompts of servers come from @genkit-ai/mcp.

declare module 'genkit' {
  export interface ToolRequestPart { toolRequest: ToolRequest }
  /** @mcpRole tool-call-request */
  export interface ToolRequest { name: string; ref?: string; input?: any }
  export interface Part { text?: string; media?: { url: string; contentType?: string }; toolRequest?: ToolRequest; toolResponse?: { name: string; ref?: string; output?: unknown }; data?: unknown }
  export interface MessageData { role: 'system' | 'user' | 'model' | 'tool'; content: Part[] }

  export interface GenerateResponse {
    /** @mcpRole model-output */
    get text(): string;
    /** @mcpRole model-output */
    get output(): any;
    /** @mcpRole model-output */
    get message(): MessageData | undefined;
    /** @mcpRole model-output */
    get toolRequests(): ToolRequestPart[];
    get messages(): MessageData[];
    readonly finishReason: string;
  }
  export interface GenerateResponseChunk {
    /** @mcpRole model-output */
    get text(): string;
    /** @mcpRole model-output */
    get content(): Part[];
    /** @mcpRole model-output */
    get toolRequests(): ToolRequestPart[]
  }
  export interface GenerateStreamResponse { get stream(): AsyncIterable<GenerateResponseChunk>; get response(): Promise<GenerateResponse> }

  /** @mcpRole model-tool */
  export interface ToolAction { (input: any, options?: unknown): Promise<any>; __action: { name: string; description?: string } }
  export interface DynamicResourceAction { (input: any, options?: unknown): Promise<any>; __action: { name: string; description?: string } }
  /** A prompt that runs its model when it is called. */
  export interface ExecutablePrompt {
    (input?: any, options?: PromptGenerateOptions): Promise<GenerateResponse>;
    ref: { name: string; metadata?: Record<string, any> };
    stream(input?: any, options?: PromptGenerateOptions): GenerateStreamResponse;
    render(input?: any, options?: PromptGenerateOptions): Promise<GenerateOptions>;
    asTool(): Promise<ToolAction>;
  }
  export type ToolArgument = string | ToolAction | ExecutablePrompt;

  export interface GenerateOptions {
    model?: unknown;
    system?: string | Part | Part[];
    prompt?: string | Part | Part[];
    messages?: MessageData[];
    /** @mcpRole model-tools */
    tools?: ToolArgument[];
    resources?: unknown[];
    toolChoice?: 'auto' | 'required' | 'none';
    config?: unknown;
    output?: unknown;
    returnToolRequests?: boolean;
    maxTurns?: number;
    onChunk?: (chunk: GenerateResponseChunk) => void;
    context?: Record<string, any>;
  }
  export type PromptGenerateOptions = Partial<GenerateOptions>;
  export interface PromptConfig {
    name: string;
    variant?: string;
    description?: string;
    model?: unknown;
    input?: { schema?: unknown };
    system?: unknown;
    prompt?: unknown;
    messages?: unknown;
    /** @mcpRole model-tools */
    tools?: ToolArgument[];
    config?: unknown;
    output?: unknown;
  }
  export interface ToolConfig { name: string; description: string; inputSchema?: unknown; outputSchema?: unknown; metadata?: Record<string, any> }

  export interface Genkit {
    /**
     * @mcpRole model-tools tools=0.tools
     * @mcpRole inference
     */
    generate(options: GenerateOptions | string): Promise<GenerateResponse>;
    /**
     * @mcpRole model-tools tools=0.tools
     * @mcpRole inference
     */
    generateStream(options: GenerateOptions | string): GenerateStreamResponse;
    /** @mcpRole model-tools tools=0.tools */
    chat(options?: GenerateOptions): {
      /** @mcpRole inference */
      send(options: string | GenerateOptions): Promise<GenerateResponse>;
      /** @mcpRole inference */
      sendStream(options: string | GenerateOptions): GenerateStreamResponse
    };
    /** @mcpRole model-tools tools=0.tools */
    definePrompt(config: PromptConfig, templateOrFn?: unknown): ExecutablePrompt;
    prompt(name: string, options?: { variant?: string }): ExecutablePrompt;
    /**
     * @mcpRole tool-definition tool=0 name=0.name
     * @mcpRole model-entry handler=1
     */
    defineTool(config: ToolConfig, fn: (input: any, options: any) => any): ToolAction;
    /**
     * @mcpRole tool-definition tool=0 name=0.name
     * @mcpRole model-entry handler=1
     */
    dynamicTool(config: ToolConfig, fn?: (input: any, options: any) => any): ToolAction;
    /**
     * A flow is run by whoever calls it.
     * @mcpRole registers handler=1
     */
    defineFlow(config: { name: string; inputSchema?: unknown; outputSchema?: unknown } | string, fn: (input: any, context: any) => any): (input?: any, options?: unknown) => Promise<any>;
    /** @mcpRole registers handler=1 */
    defineResource(options: { name?: string; uri?: string; template?: string; description?: string }, fn: (input: any) => any): DynamicResourceAction;
    run(name: string, fn: () => any): Promise<any>;
  }
  export function genkit(options?: { plugins?: unknown[]; model?: unknown; promptDir?: string; context?: unknown; name?: string }): Genkit;
}
declare module 'genkit/beta' {
  export * from 'genkit';
}
