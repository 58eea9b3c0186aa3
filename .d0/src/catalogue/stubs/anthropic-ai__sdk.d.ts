// @anthropic-ai/sdk.

declare module '@anthropic-ai/sdk' {
  import * as MessagesAPI from '@anthropic-ai/sdk/resources/messages/messages';

  export default Anthropic;

  export class Anthropic {
    constructor(options?: { apiKey?: string; authToken?: string; baseURL?: string; timeout?: number; maxRetries?: number; defaultHeaders?: Record<string, string>; dangerouslyAllowBrowser?: boolean; fetch?: unknown });
    messages: MessagesResource;
    beta: BetaResource;
  }
  export interface BetaResource { messages: BetaMessagesResource }

  export interface MessagesResource {
    /**
     * @mcpRole model-tools tools=0.tools
     * @mcpRole inference
     */
    create(params: MessagesAPI.MessageCreateParamsNonStreaming, options?: unknown): Promise<MessagesAPI.Message>;
    /**
     * @mcpRole model-tools tools=0.tools
     * @mcpRole inference
     */
    create(params: MessagesAPI.MessageCreateParamsStreaming, options?: unknown): Promise<AsyncIterable<MessagesAPI.RawMessageStreamEvent>>;
    /**
     * @mcpRole model-tools tools=0.tools
     * @mcpRole inference
     */
    parse(params: MessagesAPI.MessageCreateParamsBase, options?: unknown): Promise<MessagesAPI.Message>;
    /**
     * @mcpRole model-tools tools=0.tools
     * @mcpRole inference
     */
    stream(body: MessagesAPI.MessageCreateParamsBase, options?: unknown): MessageStream;
    countTokens(params: unknown, options?: unknown): Promise<{ input_tokens: number }>;
  }
  export interface BetaMessagesResource extends MessagesResource {
    /**
     * @mcpRole model-tools tools=0.tools
     * @mcpRole inference
     */
    toolRunner(params: ToolRunnerParams, options?: unknown): BetaToolRunner;
  }
  export interface MessageStream extends AsyncIterable<MessagesAPI.RawMessageStreamEvent> {
    /** @mcpRole registers handler=1 */
    on(event: 'text', listener: (textDelta: string, textSnapshot: string) => void): MessageStream;
    /** @mcpRole registers handler=1 */
    on(event: 'contentBlock', listener: (block: MessagesAPI.ContentBlock) => void): MessageStream;
    /** @mcpRole registers handler=1 */
    on(event: 'message' | 'finalMessage', listener: (message: MessagesAPI.Message) => void): MessageStream;
    /** @mcpRole registers handler=1 */
    on(event: string, listener: (...args: any[]) => void): MessageStream;
    once(event: string, listener: (...args: any[]) => void): MessageStream;
    abort(): void;
    done(): Promise<void>;
    finalMessage(): Promise<MessagesAPI.Message>;
    /** @mcpRole model-output */
    finalText(): Promise<string>;
  }

  /** @mcpRole model-tool */
  export interface BetaRunnableTool {
    type?: 'custom' | null;
    name: string;
    description?: string;
    input_schema: MessagesAPI.ToolInputSchema;
    /** @mcpRole model-entry */
    run: (args: any, context?: { toolUse: MessagesAPI.ToolUseBlock; toolUseBlock: MessagesAPI.ToolUseBlock; signal?: AbortSignal | null }) => any;
    /** @mcpRole model-entry */
    parse: (content: unknown) => any;
  }
  export interface ToolRunnerParams extends MessagesAPI.MessageCreateParamsBase {
    /** @mcpRole model-tools */
    tools: (BetaRunnableTool | MessagesAPI.ToolUnion)[];
    max_iterations?: number;
  }
  export interface BetaToolRunner extends AsyncIterable<MessagesAPI.Message>, Promise<MessagesAPI.Message> {
    generateToolResponse(signal?: AbortSignal | null): Promise<MessagesAPI.MessageParam | null>;
    done(): Promise<MessagesAPI.Message>;
    runUntilDone(): Promise<MessagesAPI.Message>;
    pushMessages(...messages: MessagesAPI.MessageParam[]): void;
    setMessagesParams(params: ToolRunnerParams | ((previous: ToolRunnerParams) => ToolRunnerParams)): void;
    /** @mcpRole model-tools tools=0 */
    addTools(...tools: (BetaRunnableTool | MessagesAPI.ToolUnion)[]): void;
  }

  export class APIError extends Error { readonly status: number | undefined }

  export namespace Anthropic {
    export type Message = MessagesAPI.Message;
    export type ContentBlock = MessagesAPI.ContentBlock;
    export type ContentBlockParam = MessagesAPI.ContentBlockParam;
    export type TextBlock = MessagesAPI.TextBlock;
    export type TextBlockParam = MessagesAPI.TextBlockParam;
    export type ThinkingBlock = MessagesAPI.ThinkingBlock;
    export type ToolUseBlock = MessagesAPI.ToolUseBlock;
    export type ToolUseBlockParam = MessagesAPI.ToolUseBlockParam;
    export type ToolResultBlockParam = MessagesAPI.ToolResultBlockParam;
    export type ImageBlockParam = MessagesAPI.ImageBlockParam;
    export type MessageParam = MessagesAPI.MessageParam;
    export type Tool = MessagesAPI.Tool;
    export type ToolUnion = MessagesAPI.ToolUnion;
    export type ToolChoice = MessagesAPI.ToolChoice;
    export type MessageCreateParams = MessagesAPI.MessageCreateParams;
    export type MessageCreateParamsBase = MessagesAPI.MessageCreateParamsBase;
    export type MessageCreateParamsNonStreaming = MessagesAPI.MessageCreateParamsNonStreaming;
    export type MessageCreateParamsStreaming = MessagesAPI.MessageCreateParamsStreaming;
    export type RawMessageStreamEvent = MessagesAPI.RawMessageStreamEvent;
    export type MessageStreamEvent = MessagesAPI.MessageStreamEvent;
    export type RawContentBlockDeltaEvent = MessagesAPI.RawContentBlockDeltaEvent;
    export type RawContentBlockStartEvent = MessagesAPI.RawContentBlockStartEvent;
    export namespace Messages {
      export type Message = MessagesAPI.Message;
      export type ContentBlock = MessagesAPI.ContentBlock;
      export type ContentBlockParam = MessagesAPI.ContentBlockParam;
      export type TextBlock = MessagesAPI.TextBlock;
      export type TextBlockParam = MessagesAPI.TextBlockParam;
      export type ThinkingBlock = MessagesAPI.ThinkingBlock;
      export type ToolUseBlock = MessagesAPI.ToolUseBlock;
      export type ToolUseBlockParam = MessagesAPI.ToolUseBlockParam;
      export type ToolResultBlockParam = MessagesAPI.ToolResultBlockParam;
      export type ImageBlockParam = MessagesAPI.ImageBlockParam;
      export type MessageParam = MessagesAPI.MessageParam;
      export type Tool = MessagesAPI.Tool;
      export type ToolUnion = MessagesAPI.ToolUnion;
      export type ToolChoice = MessagesAPI.ToolChoice;
      export type MessageCreateParams = MessagesAPI.MessageCreateParams;
      export type MessageCreateParamsBase = MessagesAPI.MessageCreateParamsBase;
      export type MessageCreateParamsNonStreaming = MessagesAPI.MessageCreateParamsNonStreaming;
      export type MessageCreateParamsStreaming = MessagesAPI.MessageCreateParamsStreaming;
      export type RawMessageStreamEvent = MessagesAPI.RawMessageStreamEvent;
      export type MessageStreamEvent = MessagesAPI.MessageStreamEvent;
      export type RawContentBlockDeltaEvent = MessagesAPI.RawContentBlockDeltaEvent;
      export type RawContentBlockStartEvent = MessagesAPI.RawContentBlockStartEvent;
    }
    export namespace Beta {
      export type BetaMessage = MessagesAPI.Message;
      export type BetaContentBlock = MessagesAPI.ContentBlock;
      export type BetaContentBlockParam = MessagesAPI.ContentBlockParam;
      export type BetaTextBlock = MessagesAPI.TextBlock;
      export type BetaTextBlockParam = MessagesAPI.TextBlockParam;
      export type BetaThinkingBlock = MessagesAPI.ThinkingBlock;
      export type BetaToolUseBlock = MessagesAPI.ToolUseBlock;
      export type BetaToolUseBlockParam = MessagesAPI.ToolUseBlockParam;
      export type BetaToolResultBlockParam = MessagesAPI.ToolResultBlockParam;
      export type BetaImageBlockParam = MessagesAPI.ImageBlockParam;
      export type BetaMessageParam = MessagesAPI.MessageParam;
      export type BetaTool = MessagesAPI.Tool;
      export type BetaToolUnion = MessagesAPI.ToolUnion;
      export type BetaToolChoice = MessagesAPI.ToolChoice;
      export namespace Messages {
        export type BetaMessage = MessagesAPI.Message;
        export type BetaContentBlock = MessagesAPI.ContentBlock;
        export type BetaContentBlockParam = MessagesAPI.ContentBlockParam;
        export type BetaTextBlock = MessagesAPI.TextBlock;
        export type BetaTextBlockParam = MessagesAPI.TextBlockParam;
        export type BetaThinkingBlock = MessagesAPI.ThinkingBlock;
        export type BetaToolUseBlock = MessagesAPI.ToolUseBlock;
        export type BetaToolUseBlockParam = MessagesAPI.ToolUseBlockParam;
        export type BetaToolResultBlockParam = MessagesAPI.ToolResultBlockParam;
        export type BetaImageBlockParam = MessagesAPI.ImageBlockParam;
        export type BetaMessageParam = MessagesAPI.MessageParam;
        export type BetaTool = MessagesAPI.Tool;
        export type BetaToolUnion = MessagesAPI.ToolUnion;
        export type BetaToolChoice = MessagesAPI.ToolChoice;
        export type MessageCreateParams = MessagesAPI.MessageCreateParams;
        export type MessageCreateParamsBase = MessagesAPI.MessageCreateParamsBase;
        export type MessageCreateParamsNonStreaming = MessagesAPI.MessageCreateParamsNonStreaming;
        export type MessageCreateParamsStreaming = MessagesAPI.MessageCreateParamsStreaming;
      }
    }
  }
}

declare module '@anthropic-ai/sdk/resources/messages/messages' {
  export interface TextBlock { type: 'text';
    /** @mcpRole model-output */
    text: string; citations: unknown
  }
  export interface ThinkingBlock { type: 'thinking';
    /** @mcpRole model-output */
    thinking: string; signature: string
  }
  /** @mcpRole tool-call-request */
  export interface ToolUseBlock { type: 'tool_use'; id: string; name: string; input: any }
  export type ContentBlock = TextBlock | ThinkingBlock | ToolUseBlock;
  export interface Message {
    id: string;
    type: 'message';
    role: 'assistant';
    model: string;
    /** @mcpRole model-output */
    content: ContentBlock[];
    stop_reason: 'end_turn' | 'max_tokens' | 'stop_sequence' | 'tool_use' | 'pause_turn' | 'refusal' | null;
    usage: unknown;
  }

  export interface TextBlockParam { type: 'text'; text: string; cache_control?: unknown }
  export interface ImageBlockParam { type: 'image'; source: unknown }
  /** @mcpRole tool-call-request */
  export interface ToolUseBlockParam { type: 'tool_use'; id: string; name: string; input: unknown }
  export interface ToolResultBlockParam { type: 'tool_result'; tool_use_id: string; content?: string | (TextBlockParam | ImageBlockParam)[]; is_error?: boolean }
  export type ContentBlockParam = TextBlockParam | ImageBlockParam | ToolUseBlockParam | ToolResultBlockParam;
  export interface MessageParam { role: 'user' | 'assistant'; content: string | ContentBlockParam[] }

  /** @mcpRole model-tool */
  export interface Tool { type?: 'custom' | null; name: string; description?: string; input_schema: ToolInputSchema; cache_control?: unknown }
  export interface ToolInputSchema { type: 'object'; properties?: Record<string, unknown> | null; required?: string[] | null }
  export namespace Tool {
    export type InputSchema = ToolInputSchema;
  }
  export type ToolUnion = Tool | ServerTool;
  export interface ServerTool { type: string; name: string; [option: string]: unknown }
  export type ToolChoice = { type: 'auto' | 'any' | 'tool' | 'none'; name?: string };

  export interface MessageCreateParamsBase {
    model: string;
    max_tokens: number;
    messages: MessageParam[];
    system?: string | TextBlockParam[];
    /** @mcpRole model-tools */
    tools?: ToolUnion[];
    tool_choice?: ToolChoice;
    mcp_servers?: { type: 'url'; url: string; name: string; authorization_token?: string | null; tool_configuration?: { enabled?: boolean; allowed_tools?: string[] } | null }[];
    temperature?: number;
    thinking?: unknown;
    betas?: string[];
    stream?: boolean;
  }
  export interface MessageCreateParamsNonStreaming extends MessageCreateParamsBase { stream?: false }
  export interface MessageCreateParamsStreaming extends MessageCreateParamsBase { stream: true }
  export type MessageCreateParams = MessageCreateParamsBase;

  export interface RawMessageStartEvent { type: 'message_start'; message: Message }
  export interface RawContentBlockStartEvent { type: 'content_block_start'; index: number;
    /** @mcpRole model-output */
    content_block: ContentBlock
  }
  export interface TextDelta { type: 'text_delta';
    /** @mcpRole model-output */
    text: string
  }
  export interface InputJSONDelta { type: 'input_json_delta';
    /** @mcpRole model-output */
    partial_json: string
  }
  export interface RawContentBlockDeltaEvent { type: 'content_block_delta'; index: number; delta: TextDelta | InputJSONDelta }
  export interface RawContentBlockStopEvent { type: 'content_block_stop'; index: number }
  export interface RawMessageDeltaEvent { type: 'message_delta' | 'message_stop'; delta: { stop_reason: string | null } }
  export type RawMessageStreamEvent = RawMessageStartEvent | RawContentBlockStartEvent | RawContentBlockDeltaEvent | RawContentBlockStopEvent | RawMessageDeltaEvent;
  export type MessageStreamEvent = RawMessageStreamEvent;
}
declare module '@anthropic-ai/sdk/resources/messages/messages.js' {
  export * from '@anthropic-ai/sdk/resources/messages/messages';
}
declare module '@anthropic-ai/sdk/resources/messages/messages.mjs' {
  export * from '@anthropic-ai/sdk/resources/messages/messages';
}
declare module '@anthropic-ai/sdk/resources/messages' {
  export * from '@anthropic-ai/sdk/resources/messages/messages';
}
declare module '@anthropic-ai/sdk/resources/messages.js' {
  export * from '@anthropic-ai/sdk/resources/messages/messages';
}
declare module '@anthropic-ai/sdk/resources/messages.mjs' {
  export * from '@anthropic-ai/sdk/resources/messages/messages';
}
declare module '@anthropic-ai/sdk/resources/messages/index' {
  export * from '@anthropic-ai/sdk/resources/messages/messages';
}
declare module '@anthropic-ai/sdk/resources/messages/index.js' {
  export * from '@anthropic-ai/sdk/resources/messages/messages';
}
declare module '@anthropic-ai/sdk/resources/messages/index.mjs' {
  export * from '@anthropic-ai/sdk/resources/messages/messages';
}
declare module '@anthropic-ai/sdk/resources' {
  export * from '@anthropic-ai/sdk/resources/messages/messages';
}
declare module '@anthropic-ai/sdk/resources.js' {
  export * from '@anthropic-ai/sdk/resources/messages/messages';
}
declare module '@anthropic-ai/sdk/resources.mjs' {
  export * from '@anthropic-ai/sdk/resources/messages/messages';
}
declare module '@anthropic-ai/sdk/resources/index' {
  export * from '@anthropic-ai/sdk/resources/messages/messages';
}
declare module '@anthropic-ai/sdk/resources/index.js' {
  export * from '@anthropic-ai/sdk/resources/messages/messages';
}
declare module '@anthropic-ai/sdk/resources/index.mjs' {
  export * from '@anthropic-ai/sdk/resources/messages/messages';
}

declare module '@anthropic-ai/sdk/resources/beta/messages/messages' {
  import * as MessagesAPI from '@anthropic-ai/sdk/resources/messages/messages';

  export type BetaMessage = MessagesAPI.Message;
  export type BetaContentBlock = MessagesAPI.ContentBlock;
  export type BetaContentBlockParam = MessagesAPI.ContentBlockParam;
  export type BetaTextBlock = MessagesAPI.TextBlock;
  export type BetaTextBlockParam = MessagesAPI.TextBlockParam;
  export type BetaThinkingBlock = MessagesAPI.ThinkingBlock;
  export type BetaToolUseBlock = MessagesAPI.ToolUseBlock;
  export type BetaToolUseBlockParam = MessagesAPI.ToolUseBlockParam;
  export type BetaToolResultBlockParam = MessagesAPI.ToolResultBlockParam;
  export type BetaImageBlockParam = MessagesAPI.ImageBlockParam;
  export type BetaMessageParam = MessagesAPI.MessageParam;
  export type BetaTool = MessagesAPI.Tool;
  export type BetaToolUnion = MessagesAPI.ToolUnion;
  export type BetaToolChoice = MessagesAPI.ToolChoice;
  export type MessageCreateParams = MessagesAPI.MessageCreateParams;
  export type MessageCreateParamsBase = MessagesAPI.MessageCreateParamsBase;
  export type MessageCreateParamsNonStreaming = MessagesAPI.MessageCreateParamsNonStreaming;
  export type MessageCreateParamsStreaming = MessagesAPI.MessageCreateParamsStreaming;
}
declare module '@anthropic-ai/sdk/resources/beta/messages/messages.js' {
  export * from '@anthropic-ai/sdk/resources/beta/messages/messages';
}
declare module '@anthropic-ai/sdk/resources/beta/messages/messages.mjs' {
  export * from '@anthropic-ai/sdk/resources/beta/messages/messages';
}
declare module '@anthropic-ai/sdk/resources/beta/messages' {
  export * from '@anthropic-ai/sdk/resources/beta/messages/messages';
}
declare module '@anthropic-ai/sdk/resources/beta/messages.js' {
  export * from '@anthropic-ai/sdk/resources/beta/messages/messages';
}
declare module '@anthropic-ai/sdk/resources/beta/messages.mjs' {
  export * from '@anthropic-ai/sdk/resources/beta/messages/messages';
}
declare module '@anthropic-ai/sdk/resources/beta/messages/index' {
  export * from '@anthropic-ai/sdk/resources/beta/messages/messages';
}
declare module '@anthropic-ai/sdk/resources/beta/messages/index.js' {
  export * from '@anthropic-ai/sdk/resources/beta/messages/messages';
}
declare module '@anthropic-ai/sdk/resources/beta/messages/index.mjs' {
  export * from '@anthropic-ai/sdk/resources/beta/messages/messages';
}
declare module '@anthropic-ai/sdk/resources/beta' {
  export * from '@anthropic-ai/sdk/resources/beta/messages/messages';
}
declare module '@anthropic-ai/sdk/resources/beta.js' {
  export * from '@anthropic-ai/sdk/resources/beta/messages/messages';
}
declare module '@anthropic-ai/sdk/resources/beta.mjs' {
  export * from '@anthropic-ai/sdk/resources/beta/messages/messages';
}
declare module '@anthropic-ai/sdk/resources/beta/index' {
  export * from '@anthropic-ai/sdk/resources/beta/messages/messages';
}
declare module '@anthropic-ai/sdk/resources/beta/index.js' {
  export * from '@anthropic-ai/sdk/resources/beta/messages/messages';
}
declare module '@anthropic-ai/sdk/resources/beta/index.mjs' {
  export * from '@anthropic-ai/sdk/resources/beta/messages/messages';
}
declare module '@anthropic-ai/sdk/index' {
  export * from '@anthropic-ai/sdk';
  export { default } from '@anthropic-ai/sdk';
}
declare module '@anthropic-ai/sdk/index.js' {
  export * from '@anthropic-ai/sdk';
  export { default } from '@anthropic-ai/sdk';
}
declare module '@anthropic-ai/sdk/index.mjs' {
  export * from '@anthropic-ai/sdk';
  export { default } from '@anthropic-ai/sdk';
}

declare module '@anthropic-ai/sdk/helpers/beta/json-schema' {
  import * as MessagesAPI from '@anthropic-ai/sdk/resources/messages/messages';
  import { BetaRunnableTool } from '@anthropic-ai/sdk';

  /** @mcpRole tool-definition tool=0 */
  export function betaTool(options: {
    name: string;
    description: string;
    inputSchema: unknown;
    /** @mcpRole model-entry */
    run: (args: any, context?: { toolUse: MessagesAPI.ToolUseBlock; toolUseBlock: MessagesAPI.ToolUseBlock; signal?: AbortSignal | null }) => any;
  }): BetaRunnableTool;
}
declare module '@anthropic-ai/sdk/helpers/beta/json-schema.js' {
  export * from '@anthropic-ai/sdk/helpers/beta/json-schema';
}
declare module '@anthropic-ai/sdk/helpers/beta/json-schema.mjs' {
  export * from '@anthropic-ai/sdk/helpers/beta/json-schema';
}

declare module '@anthropic-ai/sdk/helpers/beta/zod' {
  import * as MessagesAPI from '@anthropic-ai/sdk/resources/messages/messages';
  import { BetaRunnableTool } from '@anthropic-ai/sdk';

  /** @mcpRole tool-definition tool=0 */
  export function betaZodTool(options: {
    name: string;
    description: string;
    inputSchema: unknown;
    /** @mcpRole model-entry */
    run: (args: any, context?: { toolUse: MessagesAPI.ToolUseBlock; toolUseBlock: MessagesAPI.ToolUseBlock; signal?: AbortSignal | null }) => any;
  }): BetaRunnableTool;
}
declare module '@anthropic-ai/sdk/helpers/beta/zod.js' {
  export * from '@anthropic-ai/sdk/helpers/beta/zod';
}
declare module '@anthropic-ai/sdk/helpers/beta/zod.mjs' {
  export * from '@anthropic-ai/sdk/helpers/beta/zod';
}

declare module '@anthropic-ai/sdk/helpers/beta/standard-schema' {
  import * as MessagesAPI from '@anthropic-ai/sdk/resources/messages/messages';
  import { BetaRunnableTool } from '@anthropic-ai/sdk';

  /** @mcpRole tool-definition tool=0 */
  export function betaStandardSchemaTool(options: {
    name: string;
    description: string;
    inputSchema: unknown;
    /** @mcpRole model-entry */
    run: (args: any, context?: { toolUse: MessagesAPI.ToolUseBlock; toolUseBlock: MessagesAPI.ToolUseBlock; signal?: AbortSignal | null }) => any;
  }): BetaRunnableTool;
}
declare module '@anthropic-ai/sdk/helpers/beta/standard-schema.js' {
  export * from '@anthropic-ai/sdk/helpers/beta/standard-schema';
}
declare module '@anthropic-ai/sdk/helpers/beta/standard-schema.mjs' {
  export * from '@anthropic-ai/sdk/helpers/beta/standard-schema';
}

declare module '@anthropic-ai/sdk/helpers/beta/mcp' {
  import * as MessagesAPI from '@anthropic-ai/sdk/resources/messages/messages';
  import { BetaRunnableTool } from '@anthropic-ai/sdk';

  export interface MCPToolLike { name: string; description?: string; inputSchema: Record<string, unknown> }
  export interface MCPClientLike { callTool(params: { name: string; arguments?: Record<string, unknown> }): Promise<unknown> }
  export interface MCPPromptMessageLike { role: 'user' | 'assistant'; content: unknown }
  /** @mcpRole tool-definition tool=0 */
  export function mcpTool(tool: MCPToolLike, mcpClient: MCPClientLike, extraProps?: Record<string, unknown>): BetaRunnableTool;
  /** @mcpRole tool-definition tool=0.* */
  export function mcpTools(tools: MCPToolLike[], mcpClient: MCPClientLike, extraProps?: Record<string, unknown>): BetaRunnableTool[];
  export function mcpMessage(message: MCPPromptMessageLike, extraProps?: Record<string, unknown>): MessagesAPI.MessageParam;
  export function mcpMessages(messages: MCPPromptMessageLike[], extraProps?: Record<string, unknown>): MessagesAPI.MessageParam[];
  export function mcpContent(content: unknown, extraProps?: Record<string, unknown>): MessagesAPI.ContentBlockParam;
  export function mcpResourceToContent(result: { contents: unknown[] }, extraProps?: Record<string, unknown>): MessagesAPI.ContentBlockParam;
}
declare module '@anthropic-ai/sdk/helpers/beta/mcp.js' {
  export * from '@anthropic-ai/sdk/helpers/beta/mcp';
}
declare module '@anthropic-ai/sdk/helpers/beta/mcp.mjs' {
  export * from '@anthropic-ai/sdk/helpers/beta/mcp';
}
