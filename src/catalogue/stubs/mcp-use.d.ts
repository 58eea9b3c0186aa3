// mcp-use: 1.x hosts and serves (first-generation SDK), 2.x serves only.

declare module 'mcp-use' {
  import {
    AnyResult, CallToolResult, CompleteRequestParams, CompleteResult, CreateMessageRequestParams, CreateMessageResult, ElicitResult, GetPromptResult, ListPromptsResult,
    ListResourceTemplatesResult, ListResourcesResult, Notification, Prompt, ReadResourceResult, Resource, Root, Tool, ToolAnnotations,
  } from '@modelcontextprotocol/sdk/types.js';
  import { StructuredToolInterface } from '@langchain/core/tools';

  export type NotificationHandler = (notification: Notification) => void | Promise<void>;

  export abstract class BaseConnector {
    constructor(options?: unknown);
    connect(): Promise<void>;
    disconnect(): Promise<void>;
    initialize(options?: unknown): Promise<unknown>;
    /** @mcpRole registers handler=0 */
    onNotification(handler: NotificationHandler): void;
    get isClientConnected(): boolean;
    get tools(): Tool[];
    get serverCapabilities(): Record<string, any>;
    get serverInfo(): { name: string; version?: string } | null;
    /** @mcpRole tool-call name=0 arguments=1 */
    callTool(name: string, args: Record<string, any>, options?: unknown): Promise<CallToolResult>;
    /** @mcpRole tool-list */
    listTools(options?: unknown): Promise<Tool[]>;
    /** @mcpRole resource-list */
    listResources(cursor?: string, options?: unknown): Promise<ListResourcesResult>;
    /** @mcpRole resource-list */
    listAllResources(options?: unknown): Promise<{ resources: Resource[] }>;
    /** @mcpRole resource-list */
    listResourceTemplates(options?: unknown): Promise<ListResourceTemplatesResult>;
    complete(params: CompleteRequestParams, options?: unknown): Promise<CompleteResult>;
    /** @mcpRole resource-read uri=0 */
    readResource(uri: string, options?: unknown): Promise<ReadResourceResult>;
    /** @mcpRole prompt-list */
    listPrompts(): Promise<ListPromptsResult>;
    /** @mcpRole prompt-get name=0 arguments=1 */
    getPrompt(name: string, args: Record<string, any>): Promise<GetPromptResult>;
    /** @mcpRole request method=0 params=1 */
    request(method: string, params?: Record<string, any> | null, options?: unknown): Promise<AnyResult>;
  }
  export class StdioConnector extends BaseConnector {}
  export class HttpConnector extends BaseConnector {}

  export class MCPSession {
    constructor(connector: BaseConnector, autoConnect?: boolean);
    readonly connector: BaseConnector;
    connect(): Promise<void>;
    disconnect(): Promise<void>;
    initialize(): Promise<void>;
    get isConnected(): boolean;
    /** @mcpRole registers handler=1 */
    on(event: 'notification', handler: NotificationHandler): void;
    setRoots(roots: Root[]): Promise<void>;
    get tools(): Tool[];
    get serverCapabilities(): Record<string, any>;
    /** @mcpRole tool-list */
    listTools(options?: unknown): Promise<Tool[]>;
    /** @mcpRole tool-call name=0 arguments=1 */
    callTool(name: string, args?: Record<string, any>, options?: unknown): Promise<CallToolResult>;
    /** @mcpRole resource-list */
    listResources(cursor?: string, options?: unknown): Promise<ListResourcesResult>;
    /** @mcpRole resource-list */
    listAllResources(options?: unknown): Promise<{ resources: Resource[] }>;
    /** @mcpRole resource-list */
    listResourceTemplates(options?: unknown): Promise<ListResourceTemplatesResult>;
    complete(params: CompleteRequestParams, options?: unknown): Promise<CompleteResult>;
    /** @mcpRole resource-read uri=0 */
    readResource(uri: string, options?: unknown): Promise<ReadResourceResult>;
    /** @mcpRole prompt-list */
    listPrompts(): Promise<ListPromptsResult>;
    /** @mcpRole prompt-get name=0 arguments=1 */
    getPrompt(name: string, args: Record<string, any>): Promise<GetPromptResult>;
    /** @mcpRole request method=0 params=1 */
    request(method: string, params?: Record<string, any> | null, options?: unknown): Promise<AnyResult>;
  }

  export interface MCPClientOptions {
    codeMode?: boolean | unknown;
    /** @mcpRole request-entry */
    onSampling?: (params: CreateMessageRequestParams) => Promise<CreateMessageResult>;
    /** @mcpRole request-entry */
    samplingCallback?: (params: CreateMessageRequestParams) => Promise<CreateMessageResult>;
    /** @mcpRole request-entry */
    onElicitation?: (params: unknown) => Promise<ElicitResult>;
    /** @mcpRole request-entry */
    elicitationCallback?: (params: unknown) => Promise<ElicitResult>;
    /** @mcpRole registers */
    onNotification?: NotificationHandler;
  }
  export class BaseMCPClient {
    constructor(config?: Record<string, any>);
    addServer(name: string, serverConfig: Record<string, any>): void;
    removeServer(name: string): void;
    getServerNames(): string[];
    getServerConfig(name: string): Record<string, any>;
    getConfig(): Record<string, any>;
    createSession(serverName: string, autoInitialize?: boolean): Promise<MCPSession>;
    createAllSessions(autoInitialize?: boolean): Promise<Record<string, MCPSession>>;
    getSession(serverName: string): MCPSession | null;
    requireSession(serverName: string): MCPSession;
    getAllActiveSessions(): Record<string, MCPSession>;
    closeSession(serverName: string): Promise<void>;
    closeAllSessions(): Promise<void>;
  }
  export class MCPClient extends BaseMCPClient {
    constructor(config?: string | Record<string, any>, options?: MCPClientOptions);
    static fromDict(config: Record<string, any>, options?: MCPClientOptions): MCPClient;
    static fromConfigFile(path: string, options?: MCPClientOptions): MCPClient;
    executeCode(code: string, timeout?: number): Promise<unknown>;
    searchTools(query?: string, detailLevel?: string): Promise<unknown>;
    close(): Promise<void>;
  }

  export interface MCPAgentOptions {
    llm: any;
    llmConfig?: unknown;
    client?: MCPClient;
    connectors?: BaseConnector[];
    mcpServers?: Record<string, unknown>;
    maxSteps?: number;
    autoInitialize?: boolean;
    memoryEnabled?: boolean;
    systemPrompt?: string | null;
    systemPromptTemplate?: string | null;
    additionalInstructions?: string | null;
    disallowedTools?: string[];
    /** @mcpRole model-tools */
    additionalTools?: StructuredToolInterface[];
    exposeResourcesAsTools?: boolean;
    /** @mcpRole exposes-prompts default=true */
    exposePromptsAsTools?: boolean;
    useServerManager?: boolean;
    verbose?: boolean;
    adapter?: LangChainAdapter;
  }
  export interface RunOptions { prompt: string; maxSteps?: number; manageConnector?: boolean; externalHistory?: unknown[]; schema?: unknown; signal?: AbortSignal }
  export interface AgentStep { action: {
    /** @mcpRole model-output */
    tool: string;
    /** @mcpRole model-output */
    toolInput: any; log: string
  }; observation: string }
  export class MCPAgent {
    constructor(options: MCPAgentOptions);
    initialize(): Promise<void>;
    setDisallowedTools(disallowedTools: string[]): void;
    /**
     * @mcpRole model-output
     * @mcpRole inference
     */
    run(query: string | RunOptions, maxSteps?: number, manageConnector?: boolean, externalHistory?: unknown[], outputSchema?: unknown): Promise<string>;
    /** @mcpRole inference */
    stream(query: string | RunOptions, maxSteps?: number, manageConnector?: boolean, externalHistory?: unknown[], outputSchema?: unknown): AsyncGenerator<AgentStep>;
    streamEvents(query: string | RunOptions, maxSteps?: number): AsyncGenerator<any>;
    close(): Promise<void>;
  }

  export abstract class BaseAdapter {
    constructor(disallowedTools?: string[]);
    static createTools(client: MCPClient, disallowedTools?: string[]): Promise<StructuredToolInterface[]>;
    loadToolsForConnector(connector: BaseConnector): Promise<StructuredToolInterface[]>;
    createToolsFromConnectors(connectors: BaseConnector[]): Promise<StructuredToolInterface[]>;
    loadResourcesForConnector(connector: BaseConnector): Promise<StructuredToolInterface[]>;
    createResourcesFromConnectors(connectors: BaseConnector[]): Promise<StructuredToolInterface[]>;
    /** @mcpRole prompt-as-tool */
    loadPromptsForConnector(connector: BaseConnector): Promise<StructuredToolInterface[]>;
    /** @mcpRole prompt-as-tool */
    createPromptsFromConnectors(connectors: BaseConnector[]): Promise<StructuredToolInterface[]>;
    protected convertTool(mcpTool: Tool, connector: BaseConnector): StructuredToolInterface | null;
    protected convertResource(mcpResource: Resource, connector: BaseConnector): StructuredToolInterface | null;
    /** @mcpRole prompt-as-tool */
    protected convertPrompt(mcpPrompt: Prompt, connector: BaseConnector): StructuredToolInterface | null;
  }
  export class LangChainAdapter extends BaseAdapter {}

  export interface ToolDefinition { name: string; title?: string; description?: string; inputs?: unknown[]; schema?: unknown; inputSchema?: unknown; outputSchema?: unknown; annotations?: ToolAnnotations;
    /** @mcpRole model-entry */
    cb?: (params: any, ctx: any) => Promise<CallToolResult>
  }
  export interface PromptDefinition { name: string; title?: string; description?: string; args?: unknown[]; schema?: unknown;
    /** @mcpRole prompt-handler */
    cb?: (params: any, ctx: any) => Promise<GetPromptResult | CallToolResult>
  }
  export interface ResourceDefinition { name: string; uri?: string; uriTemplate?: string; title?: string; description?: string; mimeType?: string;
    /** @mcpRole resource-handler */
    readCallback?: (uri?: any, params?: any) => Promise<ReadResourceResult>
  }
  export class MCPServer {
    constructor(config: { name: string; version?: string; description?: string; [option: string]: unknown });
    /**
     * @mcpRole tool-definition tool=0 name=0.name annotations=0.annotations
     * @mcpRole model-entry handler=1
     */
    tool(definition: ToolDefinition, callback?: (params: any, ctx: any) => Promise<CallToolResult>): any;
    /** @mcpRole prompt-handler name=0.name handler=1 */
    prompt(definition: PromptDefinition, callback?: (params: any, ctx: any) => Promise<GetPromptResult | CallToolResult>): MCPServer;
    /** @mcpRole resource-handler name=0.name handler=1 */
    resource(definition: ResourceDefinition, callback?: (...args: any[]) => Promise<ReadResourceResult>): MCPServer;
    /**
     * @mcpRole resource-handler handler=1
     * @mcpRole offers is=resource
     */
    resourceTemplate(definition: ResourceDefinition, callback?: (...args: any[]) => Promise<ReadResourceResult>): MCPServer;
    proxy(servers: Record<string, unknown>): Promise<void>;
    /** @mcpRole request-entry handler=1 */
    use(pattern: string, handler: (ctx: any, next: () => Promise<any>) => any): MCPServer;
    /** @mcpRole registers handler=1 */
    on(pattern: string, handler: (event: any) => any): MCPServer;
    /** @mcpRole request-entry handler=1 */
    get(path: string, handler: (ctx: any) => any): any;
    /** @mcpRole request-entry handler=1 */
    post(path: string, handler: (ctx: any) => any): any;
    notifyToolsChanged(): Promise<void>;
    notifyPromptsChanged(): Promise<void>;
    notifyResourcesChanged(): Promise<void>;
    sendPromptsListChanged(): Promise<void>;
    sendToolsListChanged(): Promise<void>;
    listen(port?: number): Promise<any>;
    close(): Promise<void>;
  }
}
declare module 'mcp-use/agent' {
  export { MCPAgent, MCPAgentOptions, AgentStep } from 'mcp-use';
}
declare module 'mcp-use/adapters' {
  export { BaseAdapter, LangChainAdapter } from 'mcp-use';
}
declare module 'mcp-use/client' {
  export { MCPClient, MCPClientOptions, MCPSession, BaseConnector } from 'mcp-use';
}
declare module 'mcp-use/browser' {
  export { MCPClient, MCPSession, BaseConnector } from 'mcp-use';
}
declare module 'mcp-use/server' {
  export { MCPServer } from 'mcp-use';
}
declare module 'mcp-use/react' {
  import { CallToolResult, CompleteRequestParams, CompleteResult, GetPromptResult, Prompt, ReadResourceResult, Resource, ResourceTemplateInfo, Tool } from '@modelcontextprotocol/sdk/types.js';
  import { BaseMCPClient } from 'mcp-use';

  export interface UseMcpOptions { url?: string; enabled?: boolean; headers?: Record<string, string>; clientName?: string; autoReconnect?: boolean | number; [option: string]: unknown }
  export interface UseMcpResult {
    name: string;
    tools: Tool[];
    resources: Resource[];
    resourceTemplates: ResourceTemplateInfo[];
    prompts: Prompt[];
    serverInfo?: {
      /** @mcpRole display-title */
      title?: string; name: string; version?: string
    };
    capabilities?: Record<string, any>;
    state: 'discovering' | 'pending_auth' | 'authenticating' | 'ready' | 'failed';
    error?: string;
    /** @mcpRole tool-call name=0 arguments=1 */
    callTool(name: string, args?: Record<string, unknown>, options?: unknown): Promise<CallToolResult>;
    /** @mcpRole resource-list */
    listResources(): Promise<void>;
    /** @mcpRole resource-read uri=0 */
    readResource(uri: string): Promise<ReadResourceResult>;
    /** @mcpRole prompt-list */
    listPrompts(): Promise<void>;
    /** @mcpRole prompt-get name=0 arguments=1 */
    getPrompt(name: string, args?: Record<string, string>): Promise<GetPromptResult>;
    complete(params: CompleteRequestParams): Promise<CompleteResult>;
    /** @mcpRole prompt-list */
    refreshPrompts(): Promise<void>;
    /** @mcpRole tool-list */
    refreshTools(): Promise<void>;
    refreshAll(): Promise<void>;
    retry(): void;
    disconnect(): void;
    authenticate(): void;
    client: BaseMCPClient | null;
  }
  export function useMcp(options: UseMcpOptions): UseMcpResult;
}
