// openai 4 to 7.

declare module 'openai' {
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
    /** @mcpRole model-tools tools=0.tools */
    create(body: OpenAI.Chat.Completions.ChatCompletionCreateParamsNonStreaming, options?: unknown): Promise<OpenAI.Chat.Completions.ChatCompletion>;
    /** @mcpRole model-tools tools=0.tools */
    create(body: OpenAI.Chat.Completions.ChatCompletionCreateParamsStreaming, options?: unknown): Promise<ChunkStream>;
    /** @mcpRole model-tools tools=0.tools */
    parse(body: OpenAI.Chat.Completions.ChatCompletionCreateParamsBase, options?: unknown): Promise<OpenAI.Chat.Completions.ParsedChatCompletion>;
    /** @mcpRole model-tools tools=0.tools */
    stream(body: OpenAI.Chat.Completions.ChatCompletionCreateParamsBase, options?: unknown): ChatCompletionRunner;
    /** @mcpRole model-tools tools=0.tools */
    runTools(body: RunToolsParams, options?: unknown): ChatCompletionRunner;
    retrieve(id: string, options?: unknown): Promise<OpenAI.Chat.Completions.ChatCompletion>;
  }
  export interface ChunkStream extends AsyncIterable<OpenAI.Chat.Completions.ChatCompletionChunk> { controller: AbortController }

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
    messages: OpenAI.Chat.Completions.ChatCompletionMessageParam[];
    /** @mcpRole model-tools */
    tools: RunnableToolFunction[];
    tool_choice?: OpenAI.Chat.Completions.ChatCompletionToolChoiceOption;
    toolContext?: unknown;
    stream?: boolean;
    temperature?: number;
  }
  export interface ChatCompletionRunner extends AsyncIterable<OpenAI.Chat.Completions.ChatCompletionChunk> {
    messages: OpenAI.Chat.Completions.ChatCompletionMessageParam[];
    /** @mcpRole registers handler=1 */
    on(event: 'message', listener: (message: OpenAI.Chat.Completions.ChatCompletionMessage) => void): ChatCompletionRunner;
    /** @mcpRole model-entry handler=1 */
    on(event: 'functionToolCall' | 'functionCall', listener: (call: { name: string; arguments: string }) => void): ChatCompletionRunner;
    /** @mcpRole registers handler=1 */
    on(event: string, listener: (...args: any[]) => void): ChatCompletionRunner;
    done(): Promise<void>;
    abort(): void;
    /** @mcpRole model-output */
    finalContent(): Promise<string | null>;
    /** @mcpRole model-output */
    finalMessage(): Promise<OpenAI.Chat.Completions.ChatCompletionMessage>;
    finalChatCompletion(): Promise<OpenAI.Chat.Completions.ChatCompletion>;
    /** @mcpRole model-output */
    finalFunctionToolCall(): Promise<{ name: string; arguments: string } | undefined>;
  }

  export interface ResponsesResource {
    /** @mcpRole model-tools tools=0.tools */
    create(body: OpenAI.Responses.ResponseCreateParamsNonStreaming, options?: unknown): Promise<OpenAI.Responses.Response>;
    /** @mcpRole model-tools tools=0.tools */
    create(body: OpenAI.Responses.ResponseCreateParamsStreaming, options?: unknown): Promise<AsyncIterable<OpenAI.Responses.ResponseStreamEvent>>;
    /** @mcpRole model-tools tools=0.tools */
    parse(body: OpenAI.Responses.ResponseCreateParamsBase, options?: unknown): Promise<OpenAI.Responses.ParsedResponse>;
    /** @mcpRole model-tools tools=0.tools */
    stream(body: OpenAI.Responses.ResponseCreateParamsBase, options?: unknown): ResponseStream;
    retrieve(id: string, query?: unknown, options?: unknown): Promise<OpenAI.Responses.Response>;
  }
  export interface ResponseStream extends AsyncIterable<OpenAI.Responses.ResponseStreamEvent> {
    finalResponse(): Promise<OpenAI.Responses.Response>;
    /** @mcpRole registers handler=1 */
    on(event: string, listener: (event: OpenAI.Responses.ResponseStreamEvent) => void): ResponseStream;
  }

  export class APIError extends Error { readonly status: number | undefined; readonly code: string | null | undefined }

  export namespace OpenAI {
    export type APIError = Error;
    export interface FunctionDefinition { name: string; description?: string; parameters?: Record<string, unknown>; strict?: boolean | null }
    export type FunctionParameters = Record<string, unknown>;

    export namespace Chat {
      export namespace Completions {
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
        export interface ChatCompletionChunk { id: string; model: string; choices: { index: number; finish_reason: string | null; delta: ChatCompletionChunk.Delta }[]; usage?: unknown }
        export namespace ChatCompletionChunk {
          export interface Delta {
            role?: string;
            /** @mcpRole model-output */
            content?: string | null;
            /** @mcpRole model-output */
            tool_calls?: ToolCall[];
          }
          /** @mcpRole tool-call-request */
          export interface ToolCall { index: number; id?: string; type?: 'function'; function?: { name?: string; arguments?: string } }
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
      export type ChatCompletion = Completions.ChatCompletion;
      export type ChatCompletionMessage = Completions.ChatCompletionMessage;
      export type ChatCompletionMessageToolCall = Completions.ChatCompletionMessageToolCall;
      export type ChatCompletionMessageFunctionToolCall = Completions.ChatCompletionMessageFunctionToolCall;
      export type ChatCompletionMessageCustomToolCall = Completions.ChatCompletionMessageCustomToolCall;
      export type ChatCompletionMessageParam = Completions.ChatCompletionMessageParam;
      export type ChatCompletionSystemMessageParam = Completions.ChatCompletionSystemMessageParam;
      export type ChatCompletionDeveloperMessageParam = Completions.ChatCompletionDeveloperMessageParam;
      export type ChatCompletionUserMessageParam = Completions.ChatCompletionUserMessageParam;
      export type ChatCompletionAssistantMessageParam = Completions.ChatCompletionAssistantMessageParam;
      export type ChatCompletionToolMessageParam = Completions.ChatCompletionToolMessageParam;
      export type ChatCompletionContentPart = Completions.ChatCompletionContentPart;
      export type ChatCompletionContentPartText = Completions.ChatCompletionContentPartText;
      export type ChatCompletionContentPartImage = Completions.ChatCompletionContentPartImage;
      export type ChatCompletionTool = Completions.ChatCompletionTool;
      export type ChatCompletionFunctionTool = Completions.ChatCompletionFunctionTool;
      export type ChatCompletionCustomTool = Completions.ChatCompletionCustomTool;
      export type ChatCompletionToolChoiceOption = Completions.ChatCompletionToolChoiceOption;
      export type ChatCompletionChunk = Completions.ChatCompletionChunk;
      export type ChatCompletionCreateParams = Completions.ChatCompletionCreateParams;
      export type ChatCompletionCreateParamsBase = Completions.ChatCompletionCreateParamsBase;
      export type ChatCompletionCreateParamsNonStreaming = Completions.ChatCompletionCreateParamsNonStreaming;
      export type ChatCompletionCreateParamsStreaming = Completions.ChatCompletionCreateParamsStreaming;
      export type ParsedChatCompletion = Completions.ParsedChatCompletion;
    }
    export type ChatCompletion = Chat.Completions.ChatCompletion;
    export type ChatCompletionMessage = Chat.Completions.ChatCompletionMessage;
    export type ChatCompletionMessageToolCall = Chat.Completions.ChatCompletionMessageToolCall;
    export type ChatCompletionMessageFunctionToolCall = Chat.Completions.ChatCompletionMessageFunctionToolCall;
    export type ChatCompletionMessageCustomToolCall = Chat.Completions.ChatCompletionMessageCustomToolCall;
    export type ChatCompletionMessageParam = Chat.Completions.ChatCompletionMessageParam;
    export type ChatCompletionSystemMessageParam = Chat.Completions.ChatCompletionSystemMessageParam;
    export type ChatCompletionDeveloperMessageParam = Chat.Completions.ChatCompletionDeveloperMessageParam;
    export type ChatCompletionUserMessageParam = Chat.Completions.ChatCompletionUserMessageParam;
    export type ChatCompletionAssistantMessageParam = Chat.Completions.ChatCompletionAssistantMessageParam;
    export type ChatCompletionToolMessageParam = Chat.Completions.ChatCompletionToolMessageParam;
    export type ChatCompletionContentPart = Chat.Completions.ChatCompletionContentPart;
    export type ChatCompletionContentPartText = Chat.Completions.ChatCompletionContentPartText;
    export type ChatCompletionContentPartImage = Chat.Completions.ChatCompletionContentPartImage;
    export type ChatCompletionTool = Chat.Completions.ChatCompletionTool;
    export type ChatCompletionFunctionTool = Chat.Completions.ChatCompletionFunctionTool;
    export type ChatCompletionCustomTool = Chat.Completions.ChatCompletionCustomTool;
    export type ChatCompletionToolChoiceOption = Chat.Completions.ChatCompletionToolChoiceOption;
    export type ChatCompletionChunk = Chat.Completions.ChatCompletionChunk;
    export type ChatCompletionCreateParams = Chat.Completions.ChatCompletionCreateParams;
    export type ChatCompletionCreateParamsBase = Chat.Completions.ChatCompletionCreateParamsBase;
    export type ChatCompletionCreateParamsNonStreaming = Chat.Completions.ChatCompletionCreateParamsNonStreaming;
    export type ChatCompletionCreateParamsStreaming = Chat.Completions.ChatCompletionCreateParamsStreaming;
    export type ParsedChatCompletion = Chat.Completions.ParsedChatCompletion;

    export namespace Responses {
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
      export type Tool = FunctionTool | Tool.Mcp | Tool.Hosted;
      export namespace Tool {
        /**
         * A server whose tools OpenAI calls.
         * @mcpRole model-tool
         */
        export interface Mcp {
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
        export interface Hosted { type: 'web_search' | 'file_search' | 'code_interpreter' | 'image_generation' | 'local_shell' | 'computer_use_preview' }
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
  }
}

declare module 'openai/resources/chat/completions/completions' {
  import OpenAI from 'openai';
  export type ChatCompletion = OpenAI.Chat.Completions.ChatCompletion;
  export type ChatCompletionMessage = OpenAI.Chat.Completions.ChatCompletionMessage;
  export type ChatCompletionMessageToolCall = OpenAI.Chat.Completions.ChatCompletionMessageToolCall;
  export type ChatCompletionMessageFunctionToolCall = OpenAI.Chat.Completions.ChatCompletionMessageFunctionToolCall;
  export type ChatCompletionMessageCustomToolCall = OpenAI.Chat.Completions.ChatCompletionMessageCustomToolCall;
  export type ChatCompletionMessageParam = OpenAI.Chat.Completions.ChatCompletionMessageParam;
  export type ChatCompletionSystemMessageParam = OpenAI.Chat.Completions.ChatCompletionSystemMessageParam;
  export type ChatCompletionDeveloperMessageParam = OpenAI.Chat.Completions.ChatCompletionDeveloperMessageParam;
  export type ChatCompletionUserMessageParam = OpenAI.Chat.Completions.ChatCompletionUserMessageParam;
  export type ChatCompletionAssistantMessageParam = OpenAI.Chat.Completions.ChatCompletionAssistantMessageParam;
  export type ChatCompletionToolMessageParam = OpenAI.Chat.Completions.ChatCompletionToolMessageParam;
  export type ChatCompletionContentPart = OpenAI.Chat.Completions.ChatCompletionContentPart;
  export type ChatCompletionContentPartText = OpenAI.Chat.Completions.ChatCompletionContentPartText;
  export type ChatCompletionContentPartImage = OpenAI.Chat.Completions.ChatCompletionContentPartImage;
  export type ChatCompletionTool = OpenAI.Chat.Completions.ChatCompletionTool;
  export type ChatCompletionFunctionTool = OpenAI.Chat.Completions.ChatCompletionFunctionTool;
  export type ChatCompletionCustomTool = OpenAI.Chat.Completions.ChatCompletionCustomTool;
  export type ChatCompletionToolChoiceOption = OpenAI.Chat.Completions.ChatCompletionToolChoiceOption;
  export type ChatCompletionChunk = OpenAI.Chat.Completions.ChatCompletionChunk;
  export type ChatCompletionCreateParams = OpenAI.Chat.Completions.ChatCompletionCreateParams;
  export type ChatCompletionCreateParamsBase = OpenAI.Chat.Completions.ChatCompletionCreateParamsBase;
  export type ChatCompletionCreateParamsNonStreaming = OpenAI.Chat.Completions.ChatCompletionCreateParamsNonStreaming;
  export type ChatCompletionCreateParamsStreaming = OpenAI.Chat.Completions.ChatCompletionCreateParamsStreaming;
  export type ParsedChatCompletion = OpenAI.Chat.Completions.ParsedChatCompletion;
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
  import OpenAI from 'openai';
  export type Response = OpenAI.Responses.Response;
  export type ParsedResponse = OpenAI.Responses.ParsedResponse;
  export type ResponseOutputItem = OpenAI.Responses.ResponseOutputItem;
  export type ResponseOutputMessage = OpenAI.Responses.ResponseOutputMessage;
  export type ResponseOutputText = OpenAI.Responses.ResponseOutputText;
  export type ResponseFunctionToolCall = OpenAI.Responses.ResponseFunctionToolCall;
  export type ResponseFunctionToolCallItem = OpenAI.Responses.ResponseFunctionToolCallItem;
  export type ResponseInputItem = OpenAI.Responses.ResponseInputItem;
  export type ResponseInput = OpenAI.Responses.ResponseInput;
  export type EasyInputMessage = OpenAI.Responses.EasyInputMessage;
  export type ResponseReasoningItem = OpenAI.Responses.ResponseReasoningItem;
  export type Tool = OpenAI.Responses.Tool;
  export type FunctionTool = OpenAI.Responses.FunctionTool;
  export type ResponseStreamEvent = OpenAI.Responses.ResponseStreamEvent;
  export type ResponseCreateParams = OpenAI.Responses.ResponseCreateParams;
  export type ResponseCreateParamsBase = OpenAI.Responses.ResponseCreateParamsBase;
  export type ResponseCreateParamsNonStreaming = OpenAI.Responses.ResponseCreateParamsNonStreaming;
  export type ResponseCreateParamsStreaming = OpenAI.Responses.ResponseCreateParamsStreaming;
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
  import OpenAI from 'openai';
  export * from 'openai/resources/chat/completions/completions';
  export type FunctionDefinition = OpenAI.FunctionDefinition;
  export type FunctionParameters = OpenAI.FunctionParameters;
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
  import OpenAI from 'openai';
  export type FunctionDefinition = OpenAI.FunctionDefinition;
  export type FunctionParameters = OpenAI.FunctionParameters;
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
  import OpenAI from 'openai';
  import { RunnableToolFunction } from 'openai';

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
  export function zodResponsesFunction(options: ToolOptions): OpenAI.Responses.FunctionTool;
  export function zodResponseFormat(schema: unknown, name: string, props?: unknown): unknown;
  export function zodTextFormat(schema: unknown, name: string, props?: unknown): unknown;
}
declare module 'openai/helpers/zod.js' {
  export * from 'openai/helpers/zod';
}
declare module 'openai/helpers/zod.mjs' {
  export * from 'openai/helpers/zod';
}
