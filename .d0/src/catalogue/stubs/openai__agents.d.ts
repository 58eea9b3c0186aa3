// @openai/agents: tools and resources of servers, no prompts.

declare module '@openai/agents' {
  import { CallToolResult } from '@modelcontextprotocol/sdk/types.js';

  export interface RunContext<T> { context: T; usage: unknown }
  /** @mcpRole tool-call-request */
  export interface FunctionCallItem { type: 'function_call'; callId: string; name: string; arguments: string; status?: string }
  /** @mcpRole model-tool */
  export interface FunctionTool {
    type: 'function';
    name: string;
    description: string;
    parameters: unknown;
    strict: boolean;
    /** @mcpRole model-entry */
    invoke: (runContext: RunContext<any>, input: string, details?: { toolCall?: FunctionCallItem }) => Promise<any>;
    needsApproval: (runContext: RunContext<any>, input: any, callId?: string) => Promise<boolean>;
  }
  /** @mcpRole model-tool */
  export interface HostedTool { type: 'hosted_tool'; name: string; providerData?: Record<string, any> }
  export type Tool = FunctionTool | HostedTool;
  export interface ToolOptions {
    name?: string;
    description: string;
    parameters?: unknown;
    strict?: boolean;
    /** @mcpRole model-entry */
    execute: (input: any, context?: RunContext<any>, details?: { toolCall?: FunctionCallItem }) => any;
    /** @mcpRole model-entry */
    errorFunction?: ((context: RunContext<any>, error: any) => string | Promise<string>) | null;
    needsApproval?: boolean | ((context: RunContext<any>, input: any, callId?: string) => Promise<boolean>);
    isEnabled?: any;
  }
  /** @mcpRole tool-definition tool=0 name=0.name */
  export function tool(options: ToolOptions): FunctionTool;
  export interface HostedMcpToolOptions {
    serverLabel: string;
    serverUrl?: string;
    connectorId?: string;
    headers?: Record<string, string>;
    allowedTools?: string[] | { toolNames?: string[] };
    requireApproval?: 'never' | 'always' | { never?: { toolNames: string[] }; always?: { toolNames: string[] } };
    /** @mcpRole registers */
    onApproval?: (context: RunContext<any>, item: any) => Promise<{ approve: boolean; reason?: string }>;
  }
  export function hostedMcpTool(options: HostedMcpToolOptions): HostedTool;

  /** @mcpRole tool */
  export interface MCPTool {
    /** @mcpRole wire-name */
    name: string;
    /** @mcpRole display-title */
    title?: string;
    description?: string;
    inputSchema: Record<string, unknown>;
    annotations?: MCPToolAnnotations;
  }
  /** @mcpRole tool-annotations */
  export interface MCPToolAnnotations { title?: string; readOnlyHint?: boolean; destructiveHint?: boolean; idempotentHint?: boolean; openWorldHint?: boolean }
  export interface MCPServer {
    readonly name: string;
    cacheToolsList: boolean;
    connect(): Promise<void>;
    close(): Promise<void>;
    /** @mcpRole tool-list */
    listTools(): Promise<MCPTool[]>;
    /** @mcpRole tool-call name=0 arguments=1 */
    callTool(toolName: string, args: Record<string, unknown> | null, meta?: unknown, options?: unknown): Promise<any[]>;
    /** @mcpRole tool-call name=0 arguments=1 */
    callToolResult(toolName: string, args: Record<string, unknown> | null, meta?: unknown, options?: unknown): Promise<CallToolResult>;
    /** @mcpRole resource-list */
    listResources(params?: unknown): Promise<any>;
    /** @mcpRole resource-list */
    listResourceTemplates(params?: unknown): Promise<any>;
    /** @mcpRole resource-read uri=0 */
    readResource(uri: string): Promise<any>;
    invalidateToolsCache(): Promise<void>;
  }
  export class MCPServerStdio implements MCPServer {
    constructor(options: any);
    readonly name: string;
    cacheToolsList: boolean;
    connect(): Promise<void>;
    close(): Promise<void>;
    /** @mcpRole tool-list */
    listTools(): Promise<MCPTool[]>;
    /** @mcpRole tool-call name=0 arguments=1 */
    callTool(toolName: string, args: Record<string, unknown> | null, meta?: unknown, options?: unknown): Promise<any[]>;
    /** @mcpRole tool-call name=0 arguments=1 */
    callToolResult(toolName: string, args: Record<string, unknown> | null, meta?: unknown, options?: unknown): Promise<CallToolResult>;
    /** @mcpRole resource-list */
    listResources(params?: unknown): Promise<any>;
    /** @mcpRole resource-list */
    listResourceTemplates(params?: unknown): Promise<any>;
    /** @mcpRole resource-read uri=0 */
    readResource(uri: string): Promise<any>;
    invalidateToolsCache(): Promise<void>;
  }
  export class MCPServerStreamableHttp implements MCPServer {
    constructor(options: any);
    readonly name: string;
    cacheToolsList: boolean;
    connect(): Promise<void>;
    close(): Promise<void>;
    /** @mcpRole tool-list */
    listTools(): Promise<MCPTool[]>;
    /** @mcpRole tool-call name=0 arguments=1 */
    callTool(toolName: string, args: Record<string, unknown> | null, meta?: unknown, options?: unknown): Promise<any[]>;
    /** @mcpRole tool-call name=0 arguments=1 */
    callToolResult(toolName: string, args: Record<string, unknown> | null, meta?: unknown, options?: unknown): Promise<CallToolResult>;
    /** @mcpRole resource-list */
    listResources(params?: unknown): Promise<any>;
    /** @mcpRole resource-list */
    listResourceTemplates(params?: unknown): Promise<any>;
    /** @mcpRole resource-read uri=0 */
    readResource(uri: string): Promise<any>;
    invalidateToolsCache(): Promise<void>;
  }
  export class MCPServerSSE implements MCPServer {
    constructor(options: any);
    readonly name: string;
    cacheToolsList: boolean;
    connect(): Promise<void>;
    close(): Promise<void>;
    /** @mcpRole tool-list */
    listTools(): Promise<MCPTool[]>;
    /** @mcpRole tool-call name=0 arguments=1 */
    callTool(toolName: string, args: Record<string, unknown> | null, meta?: unknown, options?: unknown): Promise<any[]>;
    /** @mcpRole tool-call name=0 arguments=1 */
    callToolResult(toolName: string, args: Record<string, unknown> | null, meta?: unknown, options?: unknown): Promise<CallToolResult>;
    /** @mcpRole resource-list */
    listResources(params?: unknown): Promise<any>;
    /** @mcpRole resource-list */
    listResourceTemplates(params?: unknown): Promise<any>;
    /** @mcpRole resource-read uri=0 */
    readResource(uri: string): Promise<any>;
    invalidateToolsCache(): Promise<void>;
  }
  /** @mcpRole tool-list */
  export function getAllMcpTools(options: any): Promise<Tool[]>;
  export function mcpToFunctionTool(tool: MCPTool, server: MCPServer, convertSchemasToStrict: boolean): FunctionTool;
  export function connectMcpServers(servers: MCPServer[], options?: unknown): Promise<any>;

  export interface AgentOptions {
    name: string;
    instructions?: string | ((context: RunContext<any>, agent: Agent) => string | Promise<string>);
    model?: unknown;
    modelSettings?: unknown;
    /** @mcpRole model-tools */
    tools?: Tool[];
    mcpServers?: MCPServer[];
    handoffs?: any[];
    outputType?: unknown;
  }
  export class Agent {
    /** @mcpRole model-tools tools=0.tools */
    constructor(config: AgentOptions);
    name: string;
    tools: Tool[];
    mcpServers: MCPServer[];
    static create(config: AgentOptions): Agent;
    clone(config: Partial<AgentOptions>): Agent;
    asTool(options: any): FunctionTool;
    /** @mcpRole registers handler=1 */
    on(event: string, listener: (...args: any[]) => void): Agent;
  }
  export interface RunResult {
    /** @mcpRole model-output */
    get finalOutput(): any;
    /** @mcpRole model-output */
    get output(): any[];
    /** @mcpRole model-output */
    get newItems(): any[];
    get history(): any[];
    get interruptions(): any[];
    state: any;
  }
  export interface StreamedRunResult extends RunResult, AsyncIterable<any> { completed: Promise<void>; toTextStream(options?: unknown): any }
  /** @mcpRole inference */
  export function run(agent: Agent, input: any, options?: unknown): Promise<StreamedRunResult>;
  export class Runner {
    constructor(config?: unknown);
    /** @mcpRole inference */
    run(agent: Agent, input: any, options?: unknown): Promise<StreamedRunResult>;
  }
}
