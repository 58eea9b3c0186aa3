// @modelcontextprotocol/client (second generation). A list method without a cursor joins all pages.

declare module '@modelcontextprotocol/client' {
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
  export type ResourceTemplateType = ResourceTemplateInfo;

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

  export interface BaseContext {
    sessionId?: string;
    mcpReq: {
      id: string | number;
      method: string;
      signal: AbortSignal;
      _meta?: Record<string, unknown>;
      inputResponses?: Record<string, unknown>;
      requestState(): unknown;
      /** @mcpRole request method=0.method params=0.params */
      send(request: { method: string; params?: Record<string, unknown> }, optionsOrSchema?: unknown, options?: RequestOptions): Promise<AnyResult>;
      notify(notification: { method: string; params?: Record<string, unknown> }): Promise<void>;
      log(level: string, data: unknown, logger?: string): Promise<void>;
      elicitInput(params: { message: string; requestedSchema?: Record<string, unknown>; mode?: string; url?: string }, options?: RequestOptions): Promise<ElicitResult>;
      /**
       * @mcpRole model-tools tools=0.tools
       * @mcpRole inference of=host
       */
      requestSampling(params: CreateMessageRequestParams, options?: RequestOptions): Promise<CreateMessageResult>;
    };
    http?: { authInfo?: { token: string; clientId: string; scopes: string[]; extra?: Record<string, unknown> }; req?: unknown };
  }
  export type ServerContext = BaseContext;
  export type ClientContext = BaseContext;

  export abstract class Protocol {
    /**
     * Never joins pages.
     * @mcpRole request method=0.method params=0.params
     */
    request(request: { method: string; params?: Record<string, unknown> }, optionsOrSchema?: unknown, options?: RequestOptions): Promise<AnyResult>;
    notification(notification: { method: string; params?: Record<string, unknown> }, options?: unknown): Promise<void>;
    /** @mcpRole request-handler method=0 handler=1 */
    setRequestHandler(method: string, handler: (request: JSONRPCRequest, ctx: BaseContext) => AnyResult | Promise<AnyResult>): void;
    /** @mcpRole request-handler method=0 handler=2 */
    setRequestHandler(method: string, schemas: { params?: unknown; result?: unknown }, handler: (params: any, ctx: BaseContext) => any): void;
    removeRequestHandler(method: string): void;
    /** @mcpRole request-handler method=0 handler=1 */
    setNotificationHandler(method: string, handler: (notification: JSONRPCNotification) => void | Promise<void>): void;
    /** @mcpRole request-handler method=0 handler=2 */
    setNotificationHandler(method: string, schemas: { params?: unknown }, handler: (params: any) => void | Promise<void>): void;
    removeNotificationHandler(method: string): void;
    connect(transport: Transport): Promise<void>;
    close(): Promise<void>;
    readonly transport?: Transport;
    /** @mcpRole registers */
    onclose?: () => void;
    /** @mcpRole registers */
    onerror?: (error: Error) => void;
    /** @mcpRole request-entry */
    fallbackRequestHandler?: (request: JSONRPCRequest, ctx: BaseContext) => Promise<AnyResult>;
    /** @mcpRole registers */
    fallbackNotificationHandler?: (notification: JSONRPCNotification) => Promise<void>;
  }

  export enum ProtocolErrorCode { ParseError = -32700, InvalidRequest = -32600, MethodNotFound = -32601, InvalidParams = -32602, InternalError = -32603, MissingRequiredClientCapability = -32021, UnsupportedProtocolVersion = -32022 }
  export class ProtocolError extends Error {
    constructor(code: number, message: string, data?: unknown);
    readonly code: number;
    readonly data?: unknown;
  }
  export class SdkError extends Error {
    readonly code: string;
    readonly data?: unknown;
  }
  /** @mcpRole display-title */
  export function getDisplayName(metadata: { name: string; title?: string; annotations?: { title?: string } }): string;
  export const LATEST_PROTOCOL_VERSION: string;
  export const SUPPORTED_PROTOCOL_VERSIONS: string[];

  export interface CacheableRequestOptions extends RequestOptions { cacheMode?: 'use' | 'refresh' | 'bypass' }
  export interface ClientOptions { capabilities?: ClientCapabilities; enforceStrictCapabilities?: boolean; listChanged?: ListChangedHandlers; listMaxPages?: number; versionNegotiation?: { mode?: unknown } }
  export interface McpSubscription { close(): Promise<void> }

  export class Client extends Protocol {
    constructor(clientInfo: Implementation, options?: ClientOptions);
    connect(transport: Transport, options?: unknown): Promise<void>;
    registerCapabilities(capabilities: ClientCapabilities): void;
    getServerCapabilities(): ServerCapabilities | undefined;
    getServerVersion(): Implementation | undefined;
    getNegotiatedProtocolVersion(): string | undefined;
    getInstructions(): string | undefined;
    ping(options?: RequestOptions): Promise<EmptyResult>;
    complete(params: CompleteRequestParams, options?: RequestOptions): Promise<CompleteResult>;
    setLoggingLevel(level: string, options?: RequestOptions): Promise<EmptyResult>;
    /** @mcpRole prompt-get name=0.name arguments=0.arguments */
    getPrompt(params: GetPromptRequestParams, options?: RequestOptions): Promise<GetPromptResult>;
    /**
     * All pages when no cursor is given.
     * @mcpRole prompt-list pages=joined cursor=0.cursor
     */
    listPrompts(params?: PaginatedRequestParams, options?: CacheableRequestOptions): Promise<ListPromptsResult>;
    /**
     * All pages when no cursor is given.
     * @mcpRole resource-list pages=joined cursor=0.cursor
     */
    listResources(params?: PaginatedRequestParams, options?: CacheableRequestOptions): Promise<ListResourcesResult>;
    /**
     * All pages when no cursor is given.
     * @mcpRole resource-list pages=joined cursor=0.cursor
     */
    listResourceTemplates(params?: PaginatedRequestParams, options?: CacheableRequestOptions): Promise<ListResourceTemplatesResult>;
    /** @mcpRole resource-read uri=0.uri */
    readResource(params: ReadResourceRequestParams, options?: CacheableRequestOptions): Promise<ReadResourceResult>;
    subscribeResource(params: { uri: string }, options?: RequestOptions): Promise<EmptyResult>;
    unsubscribeResource(params: { uri: string }, options?: RequestOptions): Promise<EmptyResult>;
    listen(filter: { toolsListChanged?: boolean; promptsListChanged?: boolean; resourcesListChanged?: boolean; resourceSubscriptions?: string[] }, options?: RequestOptions): Promise<McpSubscription>;
    get autoOpenedSubscription(): McpSubscription | undefined;
    /** @mcpRole tool-call name=0.name arguments=0.arguments */
    callTool(params: CallToolRequestParams, options?: RequestOptions): Promise<CallToolResult>;
    /**
     * All pages when no cursor is given.
     * @mcpRole tool-list pages=joined cursor=0.cursor
     */
    listTools(params?: PaginatedRequestParams, options?: CacheableRequestOptions): Promise<ListToolsResult>;
    sendRootsListChanged(): Promise<void>;
  }

  export class StreamableHTTPClientTransport implements Transport { constructor(url: URL, options?: unknown); start(): Promise<void>; send(message: any, options?: unknown): Promise<void>; close(): Promise<void>; terminateSession(): Promise<void> }
  export class SSEClientTransport implements Transport { constructor(url: URL, options?: unknown); start(): Promise<void>; send(message: any, options?: unknown): Promise<void>; close(): Promise<void> }
}
