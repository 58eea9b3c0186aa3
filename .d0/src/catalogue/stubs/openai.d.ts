// openai 4 to 7.

declare module 'openai' {
  import * as CompletionsAPI from 'openai/resources/chat/completions/completions';
  import * as ResponsesAPI from 'openai/resources/responses/responses';
  import { FunctionDefinition as SharedFunctionDefinition, FunctionParameters as SharedFunctionParameters } from 'openai/resources/shared';

  export default OpenAI;

  export class OpenAI {
    constructor(options?: { apiKey?: string; baseURL?: string; organization?: string; timeout?: number; maxRetries?: number; defaultHeaders?: Record<string, string>; dangerouslyAllowBrowser?: boolean; fetch?: unknown });
    chat: ChatResource;
    responses: ResponsesResource;
    beta: BetaResource;
    embeddings: { create(body: { model: string; input: string | string[] }, options?: unknown): Promise<{ data: { embedding: number[]; index: number }[] }> };
    models: { list(options?: unknown): Promise<{ data: { id: string }[] }> };
  }
  export class AzureOpenAI extends OpenAI {}
  export interface ChatResource { completions: CompletionsResource }
  export interface BetaResource { chat: ChatResource }

  export interface CompletionsResource {
    /**
     * @mcpRole model-tools tools=0.tools
     * @mcpRole inference
     */
    create(body: CompletionsAPI.ChatCompletionCreateParamsNonStreaming, options?: unknown): Promise<CompletionsAPI.ChatCompletion>;
    /**
     * @mcpRole model-tools tools=0.tools
     * @mcpRole inference
     */
    create(body: CompletionsAPI.ChatCompletionCreateParamsStreaming, options?: unknown): Promise<ChunkStream>;
    /**
     * @mcpRole model-tools tools=0.tools
     * @mcpRole inference
     */
    parse(body: CompletionsAPI.ChatCompletionCreateParamsBase, options?: unknown): Promise<CompletionsAPI.ParsedChatCompletion>;
    /**
     * @mcpRole model-tools tools=0.tools
     * @mcpRole inference
     */
    stream(body: CompletionsAPI.ChatCompletionCreateParamsBase, options?: unknown): ChatCompletionRunner;
    /**
     * @mcpRole model-tools tools=0.tools
     * @mcpRole inference
     */
    runTools(body: RunToolsParams, options?: unknown): ChatCompletionRunner;
    retrieve(id: string, options?: unknown): Promise<CompletionsAPI.ChatCompletion>;
  }
  export interface ChunkStream extends AsyncIterable<CompletionsAPI.ChatCompletionChunk> { controller: AbortController }

  export interface RunnableFunction {
    name?: string;
    description?: string;
    parameters: Record<string, unknown>;
    /** @mcpRole model-entry */
    function: (args: any, runner: ChatCompletionRunner, toolContext?: any) => any;
    /** @mcpRole model-entry */
    parse?: (input: string) => any;
    strict?: boolean;
  }
  /** @mcpRole model-tool */
  export interface RunnableToolFunction { type: 'function'; function: RunnableFunction }
  export interface RunToolsParams {
    model: string;
    messages: CompletionsAPI.ChatCompletionMessageParam[];
    /** @mcpRole model-tools */
    tools: RunnableToolFunction[];
    tool_choice?: CompletionsAPI.ChatCompletionToolChoiceOption;
    toolContext?: unknown;
    stream?: boolean;
    temperature?: number;
  }
  export interface ChatCompletionRunner extends AsyncIterable<CompletionsAPI.ChatCompletionChunk> {
    messages: CompletionsAPI.ChatCompletionMessageParam[];
    /** @mcpRole registers handler=1 */
    on(event: 'message', listener: (message: CompletionsAPI.ChatCompletionMessage) => void): ChatCompletionRunner;
    /** @mcpRole model-entry handler=1 */
    on(event: 'functionToolCall' | 'functionCall', listener: (call: { name: string; arguments: string }) => void): ChatCompletionRunner;
    /** @mcpRole registers handler=1 */
    on(event: string, listener: (...args: any[]) => void): ChatCompletionRunner;
    done(): Promise<void>;
    abort(): void;
    /** @mcpRole model-output */
    finalContent(): Promise<string | null>;
    /** @mcpRole model-output */
    finalMessage(): Promise<CompletionsAPI.ChatCompletionMessage>;
    finalChatCompletion(): Promise<CompletionsAPI.ChatCompletion>;
    /** @mcpRole model-output */
    finalFunctionToolCall(): Promise<{ name: string; arguments: string } | undefined>;
  }

  export interface ResponsesResource {
    /**
     * @mcpRole model-tools tools=0.tools
     * @mcpRole inference
     */
    create(body: ResponsesAPI.ResponseCreateParamsNonStreaming, options?: unknown): Promise<ResponsesAPI.Response>;
    /**
     * @mcpRole model-tools tools=0.tools
     * @mcpRole inference
     */
    create(body: ResponsesAPI.ResponseCreateParamsStreaming, options?: unknown): Promise<AsyncIterable<ResponsesAPI.ResponseStreamEvent>>;
    /**
     * @mcpRole model-tools tools=0.tools
     * @mcpRole inference
     */
    parse(body: ResponsesAPI.ResponseCreateParamsBase, options?: unknown): Promise<ResponsesAPI.ParsedResponse>;
    /**
     * @mcpRole model-tools tools=0.tools
     * @mcpRole inference
     */
    stream(body: ResponsesAPI.ResponseCreateParamsBase, options?: unknown): ResponseStream;
    retrieve(id: string, query?: unknown, options?: unknown): Promise<ResponsesAPI.Response>;
  }
  export interface ResponseStream extends AsyncIterable<ResponsesAPI.ResponseStreamEvent> {
    finalResponse(): Promise<ResponsesAPI.Response>;
    /** @mcpRole registers handler=1 */
    on(event: string, listener: (event: ResponsesAPI.ResponseStreamEvent) => void): ResponseStream;
  }

  export class APIError extends Error { readonly status: number | undefined; readonly code: string | null | undefined }

  export namespace OpenAI {
    export type FunctionDefinition = SharedFunctionDefinition;
    export type FunctionParameters = SharedFunctionParameters;
    export type ChatCompletion = CompletionsAPI.ChatCompletion;
    export type ChatCompletionMessage = CompletionsAPI.ChatCompletionMessage;
    export type ChatCompletionMessageToolCall = CompletionsAPI.ChatCompletionMessageToolCall;
    export type ChatCompletionMessageFunctionToolCall = CompletionsAPI.ChatCompletionMessageFunctionToolCall;
    export type ChatCompletionMessageCustomToolCall = CompletionsAPI.ChatCompletionMessageCustomToolCall;
    export type ChatCompletionMessageParam = CompletionsAPI.ChatCompletionMessageParam;
    export type ChatCompletionSystemMessageParam = CompletionsAPI.ChatCompletionSystemMessageParam;
    export type ChatCompletionDeveloperMessageParam = CompletionsAPI.ChatCompletionDeveloperMessageParam;
    export type ChatCompletionUserMessageParam = CompletionsAPI.ChatCompletionUserMessageParam;
    export type ChatCompletionAssistantMessageParam = CompletionsAPI.ChatCompletionAssistantMessageParam;
    export type ChatCompletionToolMessageParam = CompletionsAPI.ChatCompletionToolMessageParam;
    export type ChatCompletionContentPart = CompletionsAPI.ChatCompletionContentPart;
    export type ChatCompletionContentPartText = CompletionsAPI.ChatCompletionContentPartText;
    export type ChatCompletionContentPartImage = CompletionsAPI.ChatCompletionContentPartImage;
    export type ChatCompletionTool = CompletionsAPI.ChatCompletionTool;
    export type ChatCompletionFunctionTool = CompletionsAPI.ChatCompletionFunctionTool;
    export type ChatCompletionCustomTool = CompletionsAPI.ChatCompletionCustomTool;
    export type ChatCompletionToolChoiceOption = CompletionsAPI.ChatCompletionToolChoiceOption;
    export type ChatCompletionChunk = CompletionsAPI.ChatCompletionChunk;
    export type ChatCompletionCreateParams = CompletionsAPI.ChatCompletionCreateParams;
    export type ChatCompletionCreateParamsBase = CompletionsAPI.ChatCompletionCreateParamsBase;
    export type ChatCompletionCreateParamsNonStreaming = CompletionsAPI.ChatCompletionCreateParamsNonStreaming;
    export type ChatCompletionCreateParamsStreaming = CompletionsAPI.ChatCompletionCreateParamsStreaming;
    export type ParsedChatCompletion = CompletionsAPI.ParsedChatCompletion;
    export namespace Chat {
      export type ChatCompletion = CompletionsAPI.ChatCompletion;
      export type ChatCompletionMessage = CompletionsAPI.ChatCompletionMessage;
      export type ChatCompletionMessageToolCall = CompletionsAPI.ChatCompletionMessageToolCall;
      export type ChatCompletionMessageFunctionToolCall = CompletionsAPI.ChatCompletionMessageFunctionToolCall;
      export type ChatCompletionMessageCustomToolCall = CompletionsAPI.ChatCompletionMessageCustomToolCall;
      export type ChatCompletionMessageParam = CompletionsAPI.ChatCompletionMessageParam;
      export type ChatCompletionSystemMessageParam = CompletionsAPI.ChatCompletionSystemMessageParam;
      export type ChatCompletionDeveloperMessageParam = CompletionsAPI.ChatCompletionDeveloperMessageParam;
      export type ChatCompletionUserMessageParam = CompletionsAPI.ChatCompletionUserMessageParam;
      export type ChatCompletionAssistantMessageParam = CompletionsAPI.ChatCompletionAssistantMessageParam;
      export type ChatCompletionToolMessageParam = CompletionsAPI.ChatCompletionToolMessageParam;
      export type ChatCompletionContentPart = CompletionsAPI.ChatCompletionContentPart;
      export type ChatCompletionContentPartText = CompletionsAPI.ChatCompletionContentPartText;
      export type ChatCompletionContentPartImage = CompletionsAPI.ChatCompletionContentPartImage;
      export type ChatCompletionTool = CompletionsAPI.ChatCompletionTool;
      export type ChatCompletionFunctionTool = CompletionsAPI.ChatCompletionFunctionTool;
      export type ChatCompletionCustomTool = CompletionsAPI.ChatCompletionCustomTool;
      export type ChatCompletionToolChoiceOption = CompletionsAPI.ChatCompletionToolChoiceOption;
      export type ChatCompletionChunk = CompletionsAPI.ChatCompletionChunk;
      export type ChatCompletionCreateParams = CompletionsAPI.ChatCompletionCreateParams;
      export type ChatCompletionCreateParamsBase = CompletionsAPI.ChatCompletionCreateParamsBase;
      export type ChatCompletionCreateParamsNonStreaming = CompletionsAPI.ChatCompletionCreateParamsNonStreaming;
      export type ChatCompletionCreateParamsStreaming = CompletionsAPI.ChatCompletionCreateParamsStreaming;
      export type ParsedChatCompletion = CompletionsAPI.ParsedChatCompletion;
      export namespace Completions {
        export type ChatCompletion = CompletionsAPI.ChatCompletion;
        export type ChatCompletionMessage = CompletionsAPI.ChatCompletionMessage;
        export type ChatCompletionMessageToolCall = CompletionsAPI.ChatCompletionMessageToolCall;
        export type ChatCompletionMessageFunctionToolCall = CompletionsAPI.ChatCompletionMessageFunctionToolCall;
        export type ChatCompletionMessageCustomToolCall = CompletionsAPI.ChatCompletionMessageCustomToolCall;
        export type ChatCompletionMessageParam = CompletionsAPI.ChatCompletionMessageParam;
        export type ChatCompletionSystemMessageParam = CompletionsAPI.ChatCompletionSystemMessageParam;
        export type ChatCompletionDeveloperMessageParam = CompletionsAPI.ChatCompletionDeveloperMessageParam;
        export type ChatCompletionUserMessageParam = CompletionsAPI.ChatCompletionUserMessageParam;
        export type ChatCompletionAssistantMessageParam = CompletionsAPI.ChatCompletionAssistantMessageParam;
        export type ChatCompletionToolMessageParam = CompletionsAPI.ChatCompletionToolMessageParam;
        export type ChatCompletionContentPart = CompletionsAPI.ChatCompletionContentPart;
        export type ChatCompletionContentPartText = CompletionsAPI.ChatCompletionContentPartText;
        export type ChatCompletionContentPartImage = CompletionsAPI.ChatCompletionContentPartImage;
        export type ChatCompletionTool = CompletionsAPI.ChatCompletionTool;
        export type ChatCompletionFunctionTool = CompletionsAPI.ChatCompletionFunctionTool;
        export type ChatCompletionCustomTool = CompletionsAPI.ChatCompletionCustomTool;
        export type ChatCompletionToolChoiceOption = CompletionsAPI.ChatCompletionToolChoiceOption;
        export type ChatCompletionChunk = CompletionsAPI.ChatCompletionChunk;
        export type ChatCompletionCreateParams = CompletionsAPI.ChatCompletionCreateParams;
        export type ChatCompletionCreateParamsBase = CompletionsAPI.ChatCompletionCreateParamsBase;
        export type ChatCompletionCreateParamsNonStreaming = CompletionsAPI.ChatCompletionCreateParamsNonStreaming;
        export type ChatCompletionCreateParamsStreaming = CompletionsAPI.ChatCompletionCreateParamsStreaming;
        export type ParsedChatCompletion = CompletionsAPI.ParsedChatCompletion;
      }
    }
    export namespace Responses {
      export type Response = ResponsesAPI.Response;
      export type ParsedResponse = ResponsesAPI.ParsedResponse;
      export type ResponseOutputItem = ResponsesAPI.ResponseOutputItem;
      export type ResponseOutputMessage = ResponsesAPI.ResponseOutputMessage;
      export type ResponseOutputText = ResponsesAPI.ResponseOutputText;
      export type ResponseFunctionToolCall = ResponsesAPI.ResponseFunctionToolCall;
      export type ResponseFunctionToolCallItem = ResponsesAPI.ResponseFunctionToolCallItem;
      export type ResponseInputItem = ResponsesAPI.ResponseInputItem;
      export type ResponseInput = ResponsesAPI.ResponseInput;
      export type EasyInputMessage = ResponsesAPI.EasyInputMessage;
      export type ResponseReasoningItem = ResponsesAPI.ResponseReasoningItem;
      export type Tool = ResponsesAPI.Tool;
      export type FunctionTool = ResponsesAPI.FunctionTool;
      export type ResponseStreamEvent = ResponsesAPI.ResponseStreamEvent;
      export type ResponseCreateParams = ResponsesAPI.ResponseCreateParams;
      export type ResponseCreateParamsBase = ResponsesAPI.ResponseCreateParamsBase;
      export type ResponseCreateParamsNonStreaming = ResponsesAPI.ResponseCreateParamsNonStreaming;
      export type ResponseCreateParamsStreaming = ResponsesAPI.ResponseCreateParamsStreaming;
    }
  }
}

declare module 'openai/resources/chat/completions/completions' {
  import { FunctionDefinition } from 'openai/resources/shared';

  /** @mcpRole tool-call-request */
  export interface ChatCompletionMessageFunctionToolCall { id: string; type: 'function'; function: { name: string; arguments: string } }
  /** @mcpRole tool-call-request */
  export interface ChatCompletionMessageCustomToolCall { id: string; type: 'custom'; custom: { name: string; input: string } }
  export type ChatCompletionMessageToolCall = ChatCompletionMessageFunctionToolCall | ChatCompletionMessageCustomToolCall;

  export interface ChatCompletionMessage {
    role: 'assistant';
    /** @mcpRole model-output */
    content: string | null;
    refusal: string | null;
    /** @mcpRole model-output */
    tool_calls?: ChatCompletionMessageToolCall[];
    /** @mcpRole tool-call-request */
    function_call?: { name: string; arguments: string } | null;
    /** @mcpRole model-output */
    parsed?: any;
  }
  export interface ChatCompletion { id: string; model: string; created: number; choices: { index: number; finish_reason: 'stop' | 'length' | 'tool_calls' | 'content_filter' | 'function_call'; message: ChatCompletionMessage }[]; usage?: unknown }
  export type ParsedChatCompletion = ChatCompletion;
  export interface ChatCompletionChunk { id: string; model: string; choices: ChunkChoice[]; usage?: unknown }
  export interface ChunkChoice { index: number; finish_reason: string | null; delta: ChunkDelta }
  export interface ChunkDelta {
    role?: string;
    /** @mcpRole model-output */
    content?: string | null;
    /** @mcpRole model-output */
    tool_calls?: ChunkToolCall[];
  }
  /** @mcpRole tool-call-request */
  export interface ChunkToolCall { index: number; id?: string; type?: 'function'; function?: { name?: string; arguments?: string } }
  export namespace ChatCompletionChunk {
    export type Choice = ChunkChoice;
    export namespace Choice {
      export type Delta = ChunkDelta;
      export namespace Delta {
        export type ToolCall = ChunkToolCall;
      }
    }
  }

  export interface ChatCompletionContentPartText { type: 'text'; text: string }
  export interface ChatCompletionContentPartImage { type: 'image_url'; image_url: { url: string; detail?: string } }
  export type ChatCompletionContentPart = ChatCompletionContentPartText | ChatCompletionContentPartImage;
  export interface ChatCompletionSystemMessageParam { role: 'system'; content: string | ChatCompletionContentPartText[]; name?: string }
  export interface ChatCompletionDeveloperMessageParam { role: 'developer'; content: string | ChatCompletionContentPartText[]; name?: string }
  export interface ChatCompletionUserMessageParam { role: 'user'; content: string | ChatCompletionContentPart[]; name?: string }
  export interface ChatCompletionAssistantMessageParam { role: 'assistant'; content?: string | ChatCompletionContentPartText[] | null; name?: string; tool_calls?: ChatCompletionMessageToolCall[] }
  export interface ChatCompletionToolMessageParam { role: 'tool'; tool_call_id: string; content: string | ChatCompletionContentPartText[] }
  export type ChatCompletionMessageParam = ChatCompletionSystemMessageParam | ChatCompletionDeveloperMessageParam | ChatCompletionUserMessageParam | ChatCompletionAssistantMessageParam | ChatCompletionToolMessageParam;

  /** @mcpRole model-tool */
  export interface ChatCompletionFunctionTool { type: 'function'; function: FunctionDefinition }
  /** @mcpRole model-tool */
  export interface ChatCompletionCustomTool { type: 'custom'; custom: { name: string; description?: string; format?: unknown } }
  /** @mcpRole model-tool */
  export type ChatCompletionTool = ChatCompletionFunctionTool | ChatCompletionCustomTool;
  export type ChatCompletionToolChoiceOption = 'none' | 'auto' | 'required' | { type: string; function?: { name: string } };

  export interface ChatCompletionCreateParamsBase {
    model: string;
    messages: ChatCompletionMessageParam[];
    /** @mcpRole model-tools */
    tools?: ChatCompletionTool[];
    tool_choice?: ChatCompletionToolChoiceOption;
    parallel_tool_calls?: boolean;
    /** @mcpRole model-tools */
    functions?: FunctionDefinition[];
    function_call?: unknown;
    response_format?: unknown;
    temperature?: number | null;
    max_tokens?: number | null;
    max_completion_tokens?: number | null;
    stream?: boolean | null;
  }
  export interface ChatCompletionCreateParamsNonStreaming extends ChatCompletionCreateParamsBase { stream?: false | null }
  export interface ChatCompletionCreateParamsStreaming extends ChatCompletionCreateParamsBase { stream: true }
  export type ChatCompletionCreateParams = ChatCompletionCreateParamsBase;
}
declare module 'openai/resources/chat/completions/completions.js' {
  export * from 'openai/resources/chat/completions/completions';
}
declare module 'openai/resources/chat/completions/completions.mjs' {
  export * from 'openai/resources/chat/completions/completions';
}
declare module 'openai/resources/chat/completions' {
  export * from 'openai/resources/chat/completions/completions';
}
declare module 'openai/resources/chat/completions.js' {
  export * from 'openai/resources/chat/completions/completions';
}
declare module 'openai/resources/chat/completions.mjs' {
  export * from 'openai/resources/chat/completions/completions';
}
declare module 'openai/resources/chat/completions/index' {
  export * from 'openai/resources/chat/completions/completions';
}
declare module 'openai/resources/chat/completions/index.js' {
  export * from 'openai/resources/chat/completions/completions';
}
declare module 'openai/resources/chat/completions/index.mjs' {
  export * from 'openai/resources/chat/completions/completions';
}
declare module 'openai/resources/chat/chat' {
  export * from 'openai/resources/chat/completions/completions';
}
declare module 'openai/resources/chat/chat.js' {
  export * from 'openai/resources/chat/completions/completions';
}
declare module 'openai/resources/chat/index' {
  export * from 'openai/resources/chat/completions/completions';
}
declare module 'openai/resources/chat/index.js' {
  export * from 'openai/resources/chat/completions/completions';
}
declare module 'openai/resources/chat/index.mjs' {
  export * from 'openai/resources/chat/completions/completions';
}
declare module 'openai/resources/chat' {
  export * from 'openai/resources/chat/completions/completions';
}

declare module 'openai/resources/responses/responses' {
  /** @mcpRole tool-call-request */
  export interface ResponseFunctionToolCall { type: 'function_call'; id?: string; call_id: string; name: string; arguments: string; status?: string; parsed_arguments?: any }
  export type ResponseFunctionToolCallItem = ResponseFunctionToolCall;
  /** @mcpRole tool-call-request */
  export interface ResponseCustomToolCall { type: 'custom_tool_call'; id?: string; call_id: string; name: string; input: string }
  export interface ResponseOutputText { type: 'output_text';
    /** @mcpRole model-output */
    text: string; annotations: unknown[]; parsed?: any
  }
  export interface ResponseOutputRefusal { type: 'refusal'; refusal: string }
  export interface ResponseOutputMessage { type: 'message'; id: string; role: 'assistant'; status: string;
    /** @mcpRole model-output */
    content: (ResponseOutputText | ResponseOutputRefusal)[]
  }
  export interface ResponseReasoningItem { type: 'reasoning'; id: string;
    /** @mcpRole model-output */
    summary: { type: string; text: string }[]
  }
  export type ResponseOutputItem = ResponseOutputMessage | ResponseFunctionToolCall | ResponseCustomToolCall | ResponseReasoningItem;
  export interface Response {
    id: string;
    model: string;
    status?: string;
    error: { code: string; message: string } | null;
    instructions: unknown;
    /** @mcpRole model-output */
    output: ResponseOutputItem[];
    /** @mcpRole model-output */
    output_text: string;
    /** @mcpRole model-output */
    output_parsed?: any;
    usage?: unknown;
  }
  export type ParsedResponse = Response;

  export interface EasyInputMessage { type?: 'message'; role: 'user' | 'assistant' | 'system' | 'developer'; content: string | { type: string; text?: string; image_url?: string }[] }
  export interface FunctionCallOutput { type: 'function_call_output'; call_id: string; output: string | unknown[] }
  export type ResponseInputItem = EasyInputMessage | ResponseOutputMessage | ResponseFunctionToolCall | ResponseReasoningItem | FunctionCallOutput;
  export type ResponseInput = ResponseInputItem[];

  /** @mcpRole model-tool */
  export interface FunctionTool { type: 'function'; name: string; description?: string | null; parameters: Record<string, unknown> | null; strict: boolean | null }
  export type Tool = FunctionTool | McpTool | HostedTool;
  /**
   * A server whose tools OpenAI calls.
   * @mcpRole model-tool
   */
  export interface McpTool {
    type: 'mcp';
    server_label: string;
    server_url?: string;
    connector_id?: string;
    server_description?: string;
    headers?: Record<string, string> | null;
    authorization?: string;
    allowed_tools?: string[] | McpToolFilter | null;
    require_approval?: McpToolApprovalFilter | 'always' | 'never' | null;
  }
  export interface McpToolFilter { read_only?: boolean; tool_names?: string[] }
  export interface McpToolApprovalFilter { always?: McpToolFilter; never?: McpToolFilter }
  export interface HostedTool { type: 'web_search' | 'file_search' | 'code_interpreter' | 'image_generation' | 'local_shell' | 'computer_use_preview' }
  export namespace Tool {
    export type Mcp = McpTool;
  }

  export interface ResponseOutputItemEvent { type: 'response.output_item.added' | 'response.output_item.done'; output_index: number;
    /** @mcpRole model-output */
    item: ResponseOutputItem
  }
  export interface ResponseTextDeltaEvent { type: 'response.output_text.delta'; item_id: string;
    /** @mcpRole model-output */
    delta: string
  }
  export interface ResponseFunctionCallArgumentsDoneEvent { type: 'response.function_call_arguments.done'; item_id: string; name: string;
    /** @mcpRole model-output */
    arguments: string
  }
  export interface ResponseCompletedEvent { type: 'response.completed' | 'response.failed' | 'response.incomplete' | 'response.created'; response: Response }
  export type ResponseStreamEvent = ResponseOutputItemEvent | ResponseTextDeltaEvent | ResponseFunctionCallArgumentsDoneEvent | ResponseCompletedEvent;

  export interface ResponseCreateParamsBase {
    model?: string;
    input?: string | ResponseInput;
    instructions?: string | null;
    /** @mcpRole model-tools */
    tools?: Tool[];
    tool_choice?: unknown;
    parallel_tool_calls?: boolean | null;
    previous_response_id?: string | null;
    temperature?: number | null;
    max_output_tokens?: number | null;
    text?: unknown;
    store?: boolean | null;
    stream?: boolean | null;
  }
  export interface ResponseCreateParamsNonStreaming extends ResponseCreateParamsBase { stream?: false | null }
  export interface ResponseCreateParamsStreaming extends ResponseCreateParamsBase { stream: true }
  export type ResponseCreateParams = ResponseCreateParamsBase;
}
declare module 'openai/resources/responses/responses.js' {
  export * from 'openai/resources/responses/responses';
}
declare module 'openai/resources/responses/responses.mjs' {
  export * from 'openai/resources/responses/responses';
}
declare module 'openai/resources/responses' {
  export * from 'openai/resources/responses/responses';
}
declare module 'openai/resources/responses/index' {
  export * from 'openai/resources/responses/responses';
}
declare module 'openai/resources/responses/index.js' {
  export * from 'openai/resources/responses/responses';
}
declare module 'openai/resources/responses/index.mjs' {
  export * from 'openai/resources/responses/responses';
}

declare module 'openai/resources' {
  export * from 'openai/resources/chat/completions/completions';
  export * from 'openai/resources/shared';
}
declare module 'openai/resources/index' {
  export * from 'openai/resources';
}
declare module 'openai/resources/index.js' {
  export * from 'openai/resources';
}
declare module 'openai/resources/index.mjs' {
  export * from 'openai/resources';
}
declare module 'openai/resources.js' {
  export * from 'openai/resources';
}
declare module 'openai/resources.mjs' {
  export * from 'openai/resources';
}

declare module 'openai/resources/shared' {
  export type FunctionParameters = Record<string, unknown>;
  /**
   * What a function tool is made of.
   * @mcpRole model-tool
   */
  export interface FunctionDefinition { name: string; description?: string; parameters?: FunctionParameters; strict?: boolean | null }
}
declare module 'openai/resources/shared.js' {
  export * from 'openai/resources/shared';
}
declare module 'openai/resources/shared.mjs' {
  export * from 'openai/resources/shared';
}
declare module 'openai/index' {
  export * from 'openai';
  export { default } from 'openai';
}
declare module 'openai/index.js' {
  export * from 'openai';
  export { default } from 'openai';
}
declare module 'openai/index.mjs' {
  export * from 'openai';
  export { default } from 'openai';
}

declare module 'openai/lib/RunnableFunction' {
  export { RunnableFunction, RunnableToolFunction } from 'openai';
}
declare module 'openai/lib/RunnableFunction.js' {
  export * from 'openai/lib/RunnableFunction';
}
declare module 'openai/lib/RunnableFunction.mjs' {
  export * from 'openai/lib/RunnableFunction';
}

declare module 'openai/helpers/zod' {
  import { RunnableToolFunction } from 'openai';
  import { FunctionTool } from 'openai/resources/responses/responses';

  export interface ToolOptions {
    name: string;
    parameters: unknown;
    description?: string;
    /** @mcpRole model-entry */
    function?: (args: any) => any;
  }
  /** @mcpRole tool-definition tool=0 */
  export function zodFunction(options: ToolOptions): RunnableToolFunction;
  /** @mcpRole tool-definition tool=0 */
  export function zodResponsesFunction(options: ToolOptions): FunctionTool;
  export function zodResponseFormat(schema: unknown, name: string, props?: unknown): unknown;
  export function zodTextFormat(schema: unknown, name: string, props?: unknown): unknown;
}
declare module 'openai/helpers/zod.js' {
  export * from 'openai/helpers/zod';
}
declare module 'openai/helpers/zod.mjs' {
  export * from 'openai/helpers/zod';
}
