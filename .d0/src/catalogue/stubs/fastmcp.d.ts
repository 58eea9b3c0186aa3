// fastmcp.

declare module 'fastmcp' {
  import { CreateMessageRequestParams, CreateMessageResult, ElicitResult, PromptMessage, ToolAnnotations } from '@modelcontextprotocol/sdk/types.js';

  export interface Log { debug(message: string, data?: unknown): void; error(message: string, data?: unknown): void; info(message: string, data?: unknown): void; warn(message: string, data?: unknown): void }
  export interface Context { session: any; log: Log; requestId?: string; sessionId?: string; client: { version: unknown }; reportProgress(progress: { progress: number; total?: number }): Promise<void>; streamContent(content: unknown): Promise<void>; elicit(params: unknown, options?: unknown): Promise<ElicitResult> }
  export interface TextContent { type: 'text'; text: string }
  export interface ContentResult { content: unknown[]; isError?: boolean; structuredContent?: unknown }

  /** @mcpRole model-tool */
  export interface Tool {
    name: string;
    description?: string;
    parameters?: unknown;
    outputSchema?: unknown;
    annotations?: FastMCPToolAnnotations;
    canAccess?: (auth: any) => boolean;
    timeoutMs?: number;
    /** @mcpRole model-entry */
    execute: (args: any, context: Context) => Promise<string | ContentResult | TextContent | void>;
  }
  /** @mcpRole tool-annotations */
  export interface FastMCPToolAnnotations extends ToolAnnotations { streamingHint?: boolean }
  export interface InputPromptArgument { name: string; description?: string; required?: boolean; enum?: string[]; complete?: (value: string, auth?: any) => Promise<unknown> }
  export interface InputPrompt {
    name: string;
    description?: string;
    arguments?: InputPromptArgument[];
    complete?: (name: string, value: string, auth?: any) => Promise<unknown>;
    /** @mcpRole prompt-handler */
    load: (args: any, auth?: any, context?: unknown) => Promise<string | { messages: PromptMessage[] }>;
  }
  export type Prompt = InputPrompt;
  export interface Resource {
    uri: string;
    name: string;
    description?: string;
    mimeType?: string;
    /** @mcpRole resource-handler */
    load: (auth?: any, context?: unknown) => Promise<unknown>;
  }
  export interface InputResourceTemplate {
    uriTemplate: string;
    name: string;
    description?: string;
    mimeType?: string;
    arguments: { name: string; description?: string; required?: boolean }[];
    /** @mcpRole resource-handler */
    load: (args: any, auth?: any, context?: unknown) => Promise<unknown>;
  }
  export interface ServerOptions {
    name: string;
    version: string;
    instructions?: string;
    /** @mcpRole request-entry */
    authenticate?: (request: any) => Promise<any>;
  }

  export class FastMCP {
    constructor(options: ServerOptions);
    readonly sessions: FastMCPSession[];
    /** @mcpRole prompt-handler name=0.name handler=0.load */
    addPrompt(prompt: InputPrompt): void;
    /** @mcpRole prompt-handler name=0.*.name handler=0.*.load */
    addPrompts(prompts: InputPrompt[]): void;
    /** @mcpRole resource-handler handler=0.load */
    addResource(resource: Resource): void;
    /** @mcpRole resource-handler handler=0.*.load */
    addResources(resources: Resource[]): void;
    /** @mcpRole resource-handler handler=0.load */
    addResourceTemplate(resource: InputResourceTemplate): void;
    /** @mcpRole resource-handler handler=0.*.load */
    addResourceTemplates(resources: InputResourceTemplate[]): void;
    /** @mcpRole tool-definition tool=0 name=0.name annotations=0.annotations */
    addTool(tool: Tool): void;
    /** @mcpRole tool-definition tool=0.* name=0.*.name annotations=0.*.annotations */
    addTools(tools: Tool[]): void;
    embedded(uri: string): Promise<unknown>;
    removePrompt(name: string): void;
    removePrompts(names: string[]): void;
    removeResource(name: string): void;
    removeResources(names: string[]): void;
    removeTool(name: string): void;
    removeTools(names: string[]): void;
    start(options?: { transportType?: 'httpStream' | 'stdio'; httpStream?: unknown }): Promise<void>;
    stop(): Promise<void>;
    /** @mcpRole registers handler=1 */
    on(event: string, listener: (event: { session: FastMCPSession }) => void): void;
  }
  export interface FastMCPSession {
    /**
     * @mcpRole model-tools tools=0.tools
     * @mcpRole inference of=host
     */
    requestSampling(message: CreateMessageRequestParams, options?: unknown): Promise<CreateMessageResult>;
    /** @mcpRole registers handler=1 */
    on(event: string, listener: (event: any) => void): void;
  }
  export class UserError extends Error {}
  export class UnexpectedStateError extends Error {}
  export function imageContent(input: { url?: string; path?: string; buffer?: Uint8Array }): Promise<unknown>;
  export function audioContent(input: { url?: string; path?: string; buffer?: Uint8Array }): Promise<unknown>;
}
