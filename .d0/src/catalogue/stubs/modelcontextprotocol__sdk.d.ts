// @modelcontextprotocol/sdk (first generation, 1.x). Every list method answers one page; results carry `nextCursor`.

declare module '@modelcontextprotocol/sdk/types.js' {
  export type Role = 'user' | 'assistant';
  export type Cursor = string;
  export type JSONObject = Record<string, unknown>;

  export interface Icon { src: string; mimeType?: string; sizes?: string[]; theme?: string }
  export interface Implementation { name: string;
    /** @mcpRole display-title */
    title?: string; version: string; websiteUrl?: string; description?: string; icons?: Icon[]
  }
  export interface BaseMetadata {
    /** @mcpRole wire-name */
    name: string;
    /** @mcpRole display-title */
    title?: string
  }

  /** Audience and priority of content: not the hints of a tool. */
  export interface Annotations { audience?: Role[]; priority?: number; lastModified?: string }

  export interface PromptArgument { name: string;
    /** @mcpRole display-title */
    title?: string; description?: string; required?: boolean
  }

  /** @mcpRole prompt */
  export interface Prompt {
    /** @mcpRole wire-name */
    name: string;
    /** @mcpRole display-title */
    title?: string;
    description?: string;
    arguments?: PromptArgument[];
    icons?: Icon[];
    _meta?: JSONObject;
  }

  export interface PromptMessage { role: Role; content: ContentBlock }
  export interface GetPromptResult { description?: string; messages: PromptMessage[]; _meta?: JSONObject }

  /** @mcpRole tool-annotations */
  export interface ToolAnnotations {
    /** @mcpRole display-title */
    title?: string;
    readOnlyHint?: boolean;
    destructiveHint?: boolean;
    idempotentHint?: boolean;
    openWorldHint?: boolean;
  }
  export interface ToolExecution { taskSupport?: 'optional' | 'required' | 'forbidden' }

  /** @mcpRole tool */
  export interface Tool {
    /** @mcpRole wire-name */
    name: string;
    /** @mcpRole display-title */
    title?: string;
    description?: string;
    inputSchema: JSONObject;
    outputSchema?: JSONObject;
    annotations?: ToolAnnotations;
    execution?: ToolExecution;
    icons?: Icon[];
    _meta?: JSONObject;
  }

  export interface TextContent { type: 'text'; text: string; annotations?: Annotations; _meta?: JSONObject }
  export interface ImageContent { type: 'image'; data: string; mimeType: string; annotations?: Annotations; _meta?: JSONObject }
  export interface AudioContent { type: 'audio'; data: string; mimeType: string; annotations?: Annotations; _meta?: JSONObject }
  export interface ResourceContents { uri: string; mimeType?: string; _meta?: JSONObject }
  export interface TextResourceContents extends ResourceContents { text: string }
  export interface BlobResourceContents extends ResourceContents { blob: string }
  export interface EmbeddedResource { type: 'resource'; resource: TextResourceContents | BlobResourceContents; annotations?: Annotations; _meta?: JSONObject }
  export interface ResourceLink extends Resource { type: 'resource_link' }
  export type ContentBlock = TextContent | ImageContent | AudioContent | ResourceLink | EmbeddedResource;
  export interface CallToolResult { content: ContentBlock[]; structuredContent?: JSONObject; isError?: boolean; _meta?: JSONObject }
  /**
   * A tool call inside the answer of a sampled model.
   * @mcpRole tool-call-request
   */
  export interface ToolUseContent { type: 'tool_use'; id: string; name: string; input: JSONObject; _meta?: JSONObject }
  export interface ToolResultContent { type: 'tool_result'; toolUseId: string; content: ContentBlock[]; isError?: boolean }

  export interface Resource {
    uri: string;
    /** @mcpRole wire-name */
    name: string;
    /** @mcpRole display-title */
    title?: string;
    description?: string;
    mimeType?: string;
    size?: number;
    annotations?: Annotations;
    icons?: Icon[];
    _meta?: JSONObject;
  }
  export interface ResourceTemplateInfo {
    uriTemplate: string;
    /** @mcpRole wire-name */
    name: string;
    /** @mcpRole display-title */
    title?: string;
    description?: string;
    mimeType?: string;
    annotations?: Annotations;
  }
  export interface ReadResourceResult { contents: (TextResourceContents | BlobResourceContents)[]; _meta?: JSONObject }

  export interface ListPromptsResult { prompts: Prompt[]; nextCursor?: string; _meta?: JSONObject }
  export interface ListToolsResult { tools: Tool[]; nextCursor?: string; _meta?: JSONObject }
  export interface ListResourcesResult { resources: Resource[]; nextCursor?: string; _meta?: JSONObject }
  export interface ListResourceTemplatesResult { resourceTemplates: ResourceTemplateInfo[]; nextCursor?: string; _meta?: JSONObject }
  export interface CompleteResult { completion: { values: string[]; total?: number; hasMore?: boolean } }

  export interface SamplingMessage { role: Role; content: ContentBlock | ToolUseContent | ToolResultContent }
  export interface CreateMessageRequestParams {
    messages: SamplingMessage[];
    systemPrompt?: string;
    maxTokens: number;
    modelPreferences?: JSONObject;
    temperature?: number;
    stopSequences?: string[];
    /** @mcpRole model-tools */
    tools?: Tool[];
    toolChoice?: { mode?: 'auto' | 'required' | 'none' };
  }
  export interface CreateMessageResult {
    model: string;
    role: Role;
    stopReason?: string;
    /** @mcpRole model-output */
    content: TextContent | ImageContent | AudioContent | ToolUseContent;
  }
  export interface ElicitResult { action: 'accept' | 'decline' | 'cancel'; content?: Record<string, string | number | boolean | string[]> }
  export interface Root { uri: string; name?: string }
  export interface ListRootsResult { roots: Root[] }

  export interface PromptReference { type: 'ref/prompt'; name: string; title?: string }
  export interface ResourceTemplateReference { type: 'ref/resource'; uri: string }
  export interface CompleteRequestParams { ref: PromptReference | ResourceTemplateReference; argument: { name: string; value: string }; context?: { arguments?: Record<string, string> } }

  export interface GetPromptRequestParams { name: string; arguments?: Record<string, string>; _meta?: JSONObject }
  export interface CallToolRequestParams { name: string; arguments?: Record<string, unknown>; _meta?: JSONObject }
  export interface ReadResourceRequestParams { uri: string; _meta?: JSONObject }
  export interface PaginatedRequestParams { cursor?: string; _meta?: JSONObject }
  export interface GetPromptRequest { method: 'prompts/get'; params: GetPromptRequestParams }
  export interface ListPromptsRequest { method: 'prompts/list'; params?: PaginatedRequestParams }
  export interface CallToolRequest { method: 'tools/call'; params: CallToolRequestParams }
  export interface ListToolsRequest { method: 'tools/list'; params?: PaginatedRequestParams }
  export interface ReadResourceRequest { method: 'resources/read'; params: ReadResourceRequestParams }
  export interface ListResourcesRequest { method: 'resources/list'; params?: PaginatedRequestParams }
  export interface ListResourceTemplatesRequest { method: 'resources/templates/list'; params?: PaginatedRequestParams }
  export interface CompleteRequest { method: 'completion/complete'; params: CompleteRequestParams }
  export interface CreateMessageRequest { method: 'sampling/createMessage'; params: CreateMessageRequestParams }
  export interface ElicitRequest { method: 'elicitation/create'; params: { message: string; requestedSchema?: JSONObject; mode?: string; url?: string } }

  export interface Request { method: string; params?: JSONObject }
  export interface Notification { method: string; params?: JSONObject }
  export interface Result { _meta?: JSONObject }
  export type EmptyResult = Result;

  /** What the handler of a request gets: the parameters of every method of the protocol. */
  export interface JSONRPCRequest {
    id?: string | number;
    method: string;
    params: GetPromptRequestParams & CallToolRequestParams & ReadResourceRequestParams & PaginatedRequestParams & CompleteRequestParams & CreateMessageRequestParams;
  }
  export interface JSONRPCNotification { method: string; params?: JSONObject }
  /** What a request answers with, whichever method it names. */
  export interface AnyResult extends ListPromptsResult, ListToolsResult, ListResourcesResult, ListResourceTemplatesResult, ReadResourceResult, CompleteResult, GetPromptResult, CallToolResult {}
  export type ClientRequest = Request;
  export type ServerRequest = Request;
  export type ClientNotification = Notification;
  export type ServerNotification = Notification;
  export type ServerResult = AnyResult;
  export type ClientResult = AnyResult;

  export interface ServerCapabilities {
    prompts?: { listChanged?: boolean };
    tools?: { listChanged?: boolean };
    resources?: { listChanged?: boolean; subscribe?: boolean };
    completions?: JSONObject;
    logging?: JSONObject;
    extensions?: JSONObject;
    experimental?: JSONObject;
  }
  export interface ClientCapabilities { roots?: { listChanged?: boolean }; sampling?: { tools?: JSONObject; context?: JSONObject }; elicitation?: JSONObject; extensions?: JSONObject; experimental?: JSONObject }

  export interface ListChangedHandlers {
    tools?: { autoRefresh?: boolean; debounceMs?: number;
      /** @mcpRole registers */
      onChanged: (error: Error | null, items: Tool[] | null) => void
    };
    prompts?: { autoRefresh?: boolean; debounceMs?: number;
      /** @mcpRole registers */
      onChanged: (error: Error | null, items: Prompt[] | null) => void
    };
    resources?: { autoRefresh?: boolean; debounceMs?: number;
      /** @mcpRole registers */
      onChanged: (error: Error | null, items: Resource[] | null) => void
    };
  }
  export interface RequestOptions { signal?: AbortSignal; timeout?: number; maxTotalTimeout?: number; resetTimeoutOnProgress?: boolean;
    /** @mcpRole registers */
    onprogress?: (progress: { progress: number; total?: number; message?: string }) => void
  }

  export type ResourceTemplate = ResourceTemplateInfo;

  /** A schema constant that stands for a method of the protocol. */
  export interface MethodSchema { parse(value: unknown): JSONRPCRequest; safeParse(value: unknown): { success: boolean; data?: JSONRPCRequest; error?: Error } }
  export interface ResultSchema<T> { parse(value: unknown): T; safeParse(value: unknown): { success: boolean; data?: T; error?: Error } }
  /** @mcpRole method is=prompts/list */
  export const ListPromptsRequestSchema: MethodSchema;
  /** @mcpRole method is=prompts/get */
  export const GetPromptRequestSchema: MethodSchema;
  /** @mcpRole method is=tools/list */
  export const ListToolsRequestSchema: MethodSchema;
  /** @mcpRole method is=tools/call */
  export const CallToolRequestSchema: MethodSchema;
  /** @mcpRole method is=resources/list */
  export const ListResourcesRequestSchema: MethodSchema;
  /** @mcpRole method is=resources/templates/list */
  export const ListResourceTemplatesRequestSchema: MethodSchema;
  /** @mcpRole method is=resources/read */
  export const ReadResourceRequestSchema: MethodSchema;
  /** @mcpRole method is=resources/subscribe */
  export const SubscribeRequestSchema: MethodSchema;
  /** @mcpRole method is=resources/unsubscribe */
  export const UnsubscribeRequestSchema: MethodSchema;
  /** @mcpRole method is=completion/complete */
  export const CompleteRequestSchema: MethodSchema;
  /** @mcpRole method is=sampling/createMessage */
  export const CreateMessageRequestSchema: MethodSchema;
  /** @mcpRole method is=elicitation/create */
  export const ElicitRequestSchema: MethodSchema;
  /** @mcpRole method is=roots/list */
  export const ListRootsRequestSchema: MethodSchema;
  /** @mcpRole method is=logging/setLevel */
  export const SetLevelRequestSchema: MethodSchema;
  /** @mcpRole method is=initialize */
  export const InitializeRequestSchema: MethodSchema;
  /** @mcpRole method is=ping */
  export const PingRequestSchema: MethodSchema;
  /** @mcpRole method is=notifications/initialized */
  export const InitializedNotificationSchema: MethodSchema;
  /** @mcpRole method is=notifications/cancelled */
  export const CancelledNotificationSchema: MethodSchema;
  /** @mcpRole method is=notifications/progress */
  export const ProgressNotificationSchema: MethodSchema;
  /** @mcpRole method is=notifications/message */
  export const LoggingMessageNotificationSchema: MethodSchema;
  /** @mcpRole method is=notifications/prompts/list_changed */
  export const PromptListChangedNotificationSchema: MethodSchema;
  /** @mcpRole method is=notifications/tools/list_changed */
  export const ToolListChangedNotificationSchema: MethodSchema;
  /** @mcpRole method is=notifications/resources/list_changed */
  export const ResourceListChangedNotificationSchema: MethodSchema;
  /** @mcpRole method is=notifications/resources/updated */
  export const ResourceUpdatedNotificationSchema: MethodSchema;
  /** @mcpRole method is=notifications/roots/list_changed */
  export const RootsListChangedNotificationSchema: MethodSchema;
  export const ListPromptsResultSchema: ResultSchema<ListPromptsResult>;
  export const GetPromptResultSchema: ResultSchema<GetPromptResult>;
  export const ListToolsResultSchema: ResultSchema<ListToolsResult>;
  export const CallToolResultSchema: ResultSchema<CallToolResult>;
  export const ListResourcesResultSchema: ResultSchema<ListResourcesResult>;
  export const ListResourceTemplatesResultSchema: ResultSchema<ListResourceTemplatesResult>;
  export const ReadResourceResultSchema: ResultSchema<ReadResourceResult>;
  export const CompleteResultSchema: ResultSchema<CompleteResult>;
  export const PromptSchema: ResultSchema<Prompt>;
  export const PromptArgumentSchema: ResultSchema<PromptArgument>;
  export const PromptMessageSchema: ResultSchema<PromptMessage>;
  export const ToolSchema: ResultSchema<Tool>;
  export const ToolAnnotationsSchema: ResultSchema<ToolAnnotations>;
  export const ResourceSchema: ResultSchema<Resource>;
  export const ContentBlockSchema: ResultSchema<ContentBlock>;
  export const EmptyResultSchema: ResultSchema<Result>;

  export enum ErrorCode { ConnectionClosed = -32000, RequestTimeout = -32001, ParseError = -32700, InvalidRequest = -32600, MethodNotFound = -32601, InvalidParams = -32602, InternalError = -32603, UrlElicitationRequired = -32042 }
  export class McpError extends Error {
    constructor(code: number, message: string, data?: unknown);
    readonly code: number;
    readonly data?: unknown;
  }
  export const LATEST_PROTOCOL_VERSION: string;
  export const SUPPORTED_PROTOCOL_VERSIONS: string[];
}
declare module '@modelcontextprotocol/sdk/types' {
  export * from '@modelcontextprotocol/sdk/types.js';
}

declare module '@modelcontextprotocol/sdk/shared/transport.js' {
  export interface Transport {
    start(): Promise<void>;
    send(message: { jsonrpc: '2.0'; id?: string | number; method?: string; params?: Record<string, unknown> }, options?: unknown): Promise<void>;
    close(): Promise<void>;
    sessionId?: string;
    /** @mcpRole registers */
    onmessage?: (message: unknown, extra?: unknown) => void;
    /** @mcpRole registers */
    onclose?: () => void;
    /** @mcpRole registers */
    onerror?: (error: Error) => void;
  }
}
declare module '@modelcontextprotocol/sdk/shared/transport' {
  export * from '@modelcontextprotocol/sdk/shared/transport.js';
}

declare module '@modelcontextprotocol/sdk/shared/protocol.js' {
  import { AnyResult, JSONRPCNotification, JSONRPCRequest, MethodSchema, RequestOptions as BaseRequestOptions, ResultSchema } from '@modelcontextprotocol/sdk/types.js';
  import { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';

  export type RequestOptions = BaseRequestOptions;
  export interface RequestHandlerExtra {
    signal: AbortSignal;
    authInfo?: { token: string; clientId: string; scopes: string[]; extra?: Record<string, unknown> };
    sessionId?: string;
    requestId: string | number;
    requestInfo?: { headers: Record<string, string | string[] | undefined>; url?: URL };
    _meta?: Record<string, unknown>;
    sendNotification(notification: { method: string; params?: Record<string, unknown> }): Promise<void>;
    /** @mcpRole request method=0.method params=0.params */
    sendRequest(request: { method: string; params?: Record<string, unknown> }, resultSchema: ResultSchema<unknown>, options?: RequestOptions): Promise<AnyResult>;
  }

  export abstract class Protocol {
    /** @mcpRole request method=0.method params=0.params */
    request(request: { method: string; params?: Record<string, unknown> }, resultSchema: ResultSchema<unknown>, options?: RequestOptions): Promise<AnyResult>;
    notification(notification: { method: string; params?: Record<string, unknown> }, options?: unknown): Promise<void>;
    /** @mcpRole request-handler method=0 handler=1 */
    setRequestHandler(requestSchema: MethodSchema, handler: (request: JSONRPCRequest, extra: RequestHandlerExtra) => AnyResult | Promise<AnyResult>): void;
    removeRequestHandler(method: string): void;
    assertCanSetRequestHandler(method: string): void;
    /** @mcpRole request-handler method=0 handler=1 */
    setNotificationHandler(notificationSchema: MethodSchema, handler: (notification: JSONRPCNotification) => void | Promise<void>): void;
    removeNotificationHandler(method: string): void;
    connect(transport: Transport): Promise<void>;
    close(): Promise<void>;
    readonly transport?: Transport;
    /** @mcpRole registers */
    onclose?: () => void;
    /** @mcpRole registers */
    onerror?: (error: Error) => void;
    /** @mcpRole request-entry */
    fallbackRequestHandler?: (request: JSONRPCRequest, extra: RequestHandlerExtra) => Promise<AnyResult>;
    /** @mcpRole registers */
    fallbackNotificationHandler?: (notification: JSONRPCNotification) => Promise<void>;
  }
}
declare module '@modelcontextprotocol/sdk/shared/protocol' {
  export * from '@modelcontextprotocol/sdk/shared/protocol.js';
}

declare module '@modelcontextprotocol/sdk/client/index.js' {
  import {
    CallToolResult, CallToolRequestParams, ClientCapabilities, CompleteRequestParams, CompleteResult, GetPromptRequestParams, GetPromptResult, Implementation,
    ListChangedHandlers, ListPromptsResult, ListResourceTemplatesResult, ListResourcesResult, ListToolsResult, PaginatedRequestParams, ReadResourceRequestParams,
    ReadResourceResult, RequestOptions, Result, ResultSchema, ServerCapabilities,
  } from '@modelcontextprotocol/sdk/types.js';
  import { Protocol } from '@modelcontextprotocol/sdk/shared/protocol.js';
  import { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';

  export interface ClientOptions { capabilities?: ClientCapabilities; enforceStrictCapabilities?: boolean; listChanged?: ListChangedHandlers }

  export interface ExperimentalClientTasks {
    /** @mcpRole tool-call name=0.name arguments=0.arguments */
    callToolStream(params: CallToolRequestParams, resultSchema?: ResultSchema<unknown>, options?: RequestOptions): AsyncGenerator<{ type: string; result?: CallToolResult; error?: Error }>;
    /** @mcpRole request method=0.method params=0.params */
    requestStream(request: { method: string; params?: Record<string, unknown> }, resultSchema: ResultSchema<unknown>, options?: RequestOptions): AsyncGenerator<{ type: string; result?: Result; error?: Error }>;
  }

  export class Client extends Protocol {
    constructor(clientInfo: Implementation, options?: ClientOptions);
    get experimental(): { tasks: ExperimentalClientTasks };
    connect(transport: Transport, options?: RequestOptions): Promise<void>;
    registerCapabilities(capabilities: ClientCapabilities): void;
    getServerCapabilities(): ServerCapabilities | undefined;
    getServerVersion(): Implementation | undefined;
    getInstructions(): string | undefined;
    ping(options?: RequestOptions): Promise<Result>;
    complete(params: CompleteRequestParams, options?: RequestOptions): Promise<CompleteResult>;
    setLoggingLevel(level: string, options?: RequestOptions): Promise<Result>;
    /** @mcpRole prompt-get name=0.name arguments=0.arguments */
    getPrompt(params: GetPromptRequestParams, options?: RequestOptions): Promise<GetPromptResult>;
    /**
     * One page.
     * @mcpRole prompt-list pages=one cursor=0.cursor
     */
    listPrompts(params?: PaginatedRequestParams, options?: RequestOptions): Promise<ListPromptsResult>;
    /**
     * One page.
     * @mcpRole resource-list pages=one cursor=0.cursor
     */
    listResources(params?: PaginatedRequestParams, options?: RequestOptions): Promise<ListResourcesResult>;
    /**
     * One page.
     * @mcpRole resource-list pages=one cursor=0.cursor
     */
    listResourceTemplates(params?: PaginatedRequestParams, options?: RequestOptions): Promise<ListResourceTemplatesResult>;
    /** @mcpRole resource-read uri=0.uri */
    readResource(params: ReadResourceRequestParams, options?: RequestOptions): Promise<ReadResourceResult>;
    subscribeResource(params: { uri: string }, options?: RequestOptions): Promise<Result>;
    unsubscribeResource(params: { uri: string }, options?: RequestOptions): Promise<Result>;
    /** @mcpRole tool-call name=0.name arguments=0.arguments */
    callTool(params: CallToolRequestParams, resultSchema?: ResultSchema<unknown>, options?: RequestOptions): Promise<CallToolResult>;
    /**
     * One page.
     * @mcpRole tool-list pages=one cursor=0.cursor
     */
    listTools(params?: PaginatedRequestParams, options?: RequestOptions): Promise<ListToolsResult>;
    sendRootsListChanged(): Promise<void>;
  }
}
declare module '@modelcontextprotocol/sdk/client' {
  export * from '@modelcontextprotocol/sdk/client/index.js';
}
declare module '@modelcontextprotocol/sdk/client/index' {
  export * from '@modelcontextprotocol/sdk/client/index.js';
}

declare module '@modelcontextprotocol/sdk/server/index.js' {
  import {
    ClientCapabilities, CreateMessageRequestParams, CreateMessageResult, ElicitResult, Implementation, ListRootsResult, RequestOptions, Result, ServerCapabilities,
  } from '@modelcontextprotocol/sdk/types.js';
  import { Protocol } from '@modelcontextprotocol/sdk/shared/protocol.js';

  export interface ServerOptions { capabilities?: ServerCapabilities; instructions?: string; enforceStrictCapabilities?: boolean }
  export class Server extends Protocol {
    constructor(serverInfo: Implementation, options?: ServerOptions);
    /** @mcpRole registers */
    oninitialized?: () => void;
    registerCapabilities(capabilities: ServerCapabilities): void;
    getClientCapabilities(): ClientCapabilities | undefined;
    getClientVersion(): Implementation | undefined;
    ping(): Promise<Result>;
    /**
     * @mcpRole model-tools tools=0.tools
     * @mcpRole inference of=host
     */
    createMessage(params: CreateMessageRequestParams, options?: RequestOptions): Promise<CreateMessageResult>;
    elicitInput(params: { message: string; requestedSchema?: Record<string, unknown>; mode?: string; url?: string }, options?: RequestOptions): Promise<ElicitResult>;
    listRoots(params?: Record<string, unknown>, options?: RequestOptions): Promise<ListRootsResult>;
    sendLoggingMessage(params: { level: string; logger?: string; data: unknown }, sessionId?: string): Promise<void>;
    sendResourceUpdated(params: { uri: string }): Promise<void>;
    sendResourceListChanged(): Promise<void>;
    sendToolListChanged(): Promise<void>;
    sendPromptListChanged(): Promise<void>;
  }
}
declare module '@modelcontextprotocol/sdk/server' {
  export * from '@modelcontextprotocol/sdk/server/index.js';
}
declare module '@modelcontextprotocol/sdk/server/index' {
  export * from '@modelcontextprotocol/sdk/server/index.js';
}

declare module '@modelcontextprotocol/sdk/server/mcp.js' {
  import { CallToolResult, GetPromptResult, Implementation, ListResourcesResult, ReadResourceResult, Resource, ToolAnnotations } from '@modelcontextprotocol/sdk/types.js';
  import { RequestHandlerExtra } from '@modelcontextprotocol/sdk/shared/protocol.js';
  import { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
  import { Server, ServerOptions } from '@modelcontextprotocol/sdk/server/index.js';

  export type ToolCallback = (args: any, extra: RequestHandlerExtra) => CallToolResult | Promise<CallToolResult>;
  export type PromptCallback = (args: any, extra: RequestHandlerExtra) => GetPromptResult | Promise<GetPromptResult>;
  export type ReadResourceCallback = (uri: URL, extra: RequestHandlerExtra) => ReadResourceResult | Promise<ReadResourceResult>;
  export type ReadResourceTemplateCallback = (uri: URL, variables: Record<string, string | string[]>, extra: RequestHandlerExtra) => ReadResourceResult | Promise<ReadResourceResult>;
  export interface ResourceMetadata { title?: string; description?: string; mimeType?: string; annotations?: { audience?: string[]; priority?: number; lastModified?: string }; _meta?: Record<string, unknown> }

  export interface ToolConfig {
    title?: string;
    description?: string;
    inputSchema?: unknown;
    outputSchema?: unknown;
    annotations?: ToolAnnotations;
    _meta?: Record<string, unknown>;
  }
  export interface PromptConfig { title?: string; description?: string; argsSchema?: unknown }

  export interface RegisteredTool {
    title?: string;
    description?: string;
    inputSchema?: unknown;
    outputSchema?: unknown;
    annotations?: ToolAnnotations;
    /** @mcpRole model-entry */
    handler: ToolCallback;
    enabled: boolean;
    enable(): void;
    disable(): void;
    update(updates: {
      name?: string | null; title?: string; description?: string; paramsSchema?: unknown; outputSchema?: unknown; annotations?: ToolAnnotations;
      /** @mcpRole model-entry */
      callback?: ToolCallback;
      enabled?: boolean;
    }): void;
    remove(): void;
  }
  export interface RegisteredPrompt {
    title?: string;
    description?: string;
    argsSchema?: unknown;
    /** @mcpRole prompt-handler */
    callback: PromptCallback;
    enabled: boolean;
    enable(): void;
    disable(): void;
    update(updates: {
      name?: string | null; title?: string; description?: string; argsSchema?: unknown;
      /** @mcpRole prompt-handler */
      callback?: PromptCallback;
      enabled?: boolean;
    }): void;
    remove(): void;
  }
  export interface RegisteredResource {
    name: string;
    title?: string;
    /** @mcpRole resource-handler */
    readCallback: ReadResourceCallback;
    enabled: boolean;
    enable(): void;
    disable(): void;
    update(updates: {
      name?: string; title?: string; uri?: string | null; metadata?: ResourceMetadata;
      /** @mcpRole resource-handler */
      callback?: ReadResourceCallback;
      enabled?: boolean;
    }): void;
    remove(): void;
  }
  export interface RegisteredResourceTemplate extends RegisteredResource { resourceTemplate: ResourceTemplate }
  export class ResourceTemplate {
    constructor(uriTemplate: string, callbacks: {
      /** @mcpRole request-entry */
      list: ((extra: RequestHandlerExtra) => ListResourcesResult | Promise<ListResourcesResult>) | undefined;
      complete?: Record<string, (value: string, context?: { arguments?: Record<string, string> }) => string[] | Promise<string[]>>;
    });
  }

  export interface ExperimentalMcpServerTasks {
    /** @mcpRole tool-definition name=0 annotations=1.annotations */
    registerToolTask(name: string, config: ToolConfig, handler: {
      /** @mcpRole model-entry */
      createTask: (args: any, extra: RequestHandlerExtra) => Promise<unknown>;
      /** @mcpRole model-entry */
      getTask: (args: any, extra: RequestHandlerExtra) => Promise<unknown>;
      /** @mcpRole model-entry */
      getTaskResult: (args: any, extra: RequestHandlerExtra) => Promise<CallToolResult>;
    }): RegisteredTool;
  }

  export class McpServer {
    constructor(serverInfo: Implementation, options?: ServerOptions);
    readonly server: Server;
    get experimental(): { tasks: ExperimentalMcpServerTasks };
    connect(transport: Transport): Promise<void>;
    close(): Promise<void>;
    isConnected(): boolean;
    /**
     * @mcpRole tool-definition name=0 annotations=1.annotations
     * @mcpRole model-entry handler=2
     */
    registerTool(name: string, config: ToolConfig, cb: ToolCallback): RegisteredTool;
    /**
     * @mcpRole tool-definition name=0
     * @mcpRole model-entry handler=1
     */
    tool(name: string, cb: ToolCallback): RegisteredTool;
    /**
     * @mcpRole tool-definition name=0
     * @mcpRole model-entry handler=2
     */
    tool(name: string, description: string, cb: ToolCallback): RegisteredTool;
    /**
     * @mcpRole tool-definition name=0 annotations=1
     * @mcpRole model-entry handler=2
     */
    tool(name: string, paramsSchemaOrAnnotations: Record<string, unknown> | ToolAnnotations, cb: ToolCallback): RegisteredTool;
    /**
     * @mcpRole tool-definition name=0 annotations=2
     * @mcpRole model-entry handler=3
     */
    tool(name: string, description: string, paramsSchemaOrAnnotations: Record<string, unknown> | ToolAnnotations, cb: ToolCallback): RegisteredTool;
    /**
     * @mcpRole tool-definition name=0 annotations=2
     * @mcpRole model-entry handler=3
     */
    tool(name: string, paramsSchema: Record<string, unknown>, annotations: ToolAnnotations, cb: ToolCallback): RegisteredTool;
    /**
     * @mcpRole tool-definition name=0 annotations=3
     * @mcpRole model-entry handler=4
     */
    tool(name: string, description: string, paramsSchema: Record<string, unknown>, annotations: ToolAnnotations, cb: ToolCallback): RegisteredTool;
    /** @mcpRole prompt-handler name=0 handler=2 */
    registerPrompt(name: string, config: PromptConfig, cb: PromptCallback): RegisteredPrompt;
    /** @mcpRole prompt-handler name=0 handler=1 */
    prompt(name: string, cb: PromptCallback): RegisteredPrompt;
    /** @mcpRole prompt-handler name=0 handler=2 */
    prompt(name: string, description: string, cb: PromptCallback): RegisteredPrompt;
    /** @mcpRole prompt-handler name=0 handler=2 */
    prompt(name: string, argsSchema: Record<string, unknown>, cb: PromptCallback): RegisteredPrompt;
    /** @mcpRole prompt-handler name=0 handler=3 */
    prompt(name: string, description: string, argsSchema: Record<string, unknown>, cb: PromptCallback): RegisteredPrompt;
    /** @mcpRole resource-handler handler=3 */
    registerResource(name: string, uriOrTemplate: string, config: ResourceMetadata, readCallback: ReadResourceCallback): RegisteredResource;
    /** @mcpRole resource-handler handler=3 */
    registerResource(name: string, uriOrTemplate: ResourceTemplate, config: ResourceMetadata, readCallback: ReadResourceTemplateCallback): RegisteredResourceTemplate;
    /** @mcpRole resource-handler handler=2 */
    resource(name: string, uri: string, readCallback: ReadResourceCallback): RegisteredResource;
    /** @mcpRole resource-handler handler=3 */
    resource(name: string, uri: string, metadata: ResourceMetadata, readCallback: ReadResourceCallback): RegisteredResource;
    /** @mcpRole resource-handler handler=2 */
    resource(name: string, template: ResourceTemplate, readCallback: ReadResourceTemplateCallback): RegisteredResourceTemplate;
    /** @mcpRole resource-handler handler=3 */
    resource(name: string, template: ResourceTemplate, metadata: ResourceMetadata, readCallback: ReadResourceTemplateCallback): RegisteredResourceTemplate;
    sendLoggingMessage(params: { level: string; logger?: string; data: unknown }, sessionId?: string): Promise<void>;
    sendResourceListChanged(): void;
    sendToolListChanged(): void;
    sendPromptListChanged(): void;
  }
}
declare module '@modelcontextprotocol/sdk/server/mcp' {
  export * from '@modelcontextprotocol/sdk/server/mcp.js';
}

declare module '@modelcontextprotocol/sdk/server/completable.js' {
  /**
   * The callback answers completion/complete.
   * @mcpRole request-entry handler=1
   */
  export function completable<T>(schema: T, complete: (value: string, context?: { arguments?: Record<string, string> }) => string[] | Promise<string[]>): T;
}
declare module '@modelcontextprotocol/sdk/server/completable' {
  export * from '@modelcontextprotocol/sdk/server/completable.js';
}

declare module '@modelcontextprotocol/sdk/shared/metadataUtils.js' {
  /** @mcpRole display-title */
  export function getDisplayName(metadata: { name: string; title?: string; annotations?: { title?: string } }): string;
}
declare module '@modelcontextprotocol/sdk/shared/metadataUtils' {
  export * from '@modelcontextprotocol/sdk/shared/metadataUtils.js';
}
