// @anthropic-ai/sdk.

declare module '@anthropic-ai/sdk' {
  export default Anthropic;

  export class Anthropic {
    constructor(options?: { apiKey?: string; authToken?: string; baseURL?: string; timeout?: number; maxRetries?: number; defaultHeaders?: Record<string, string>; dangerouslyAllowBrowser?: boolean; fetch?: unknown });
    messages: MessagesResource;
    beta: BetaResource;
  }
  export interface BetaResource { messages: BetaMessagesResource }

  export interface MessagesResource {
    /** @mcpRole model-tools tools=0.tools */
    create(params: Anthropic.Messages.MessageCreateParamsNonStreaming, options?: unknown): Promise<Anthropic.Messages.Message>;
    /** @mcpRole model-tools tools=0.tools */
    create(params: Anthropic.Messages.MessageCreateParamsStreaming, options?: unknown): Promise<AsyncIterable<Anthropic.Messages.RawMessageStreamEvent>>;
    /** @mcpRole model-tools tools=0.tools */
    parse(params: Anthropic.Messages.MessageCreateParamsBase, options?: unknown): Promise<Anthropic.Messages.Message>;
    /** @mcpRole model-tools tools=0.tools */
    stream(body: Anthropic.Messages.MessageCreateParamsBase, options?: unknown): MessageStream;
    countTokens(params: unknown, options?: unknown): Promise<{ input_tokens: number }>;
  }
  export interface BetaMessagesResource extends MessagesResource {
    /** @mcpRole model-tools tools=0.tools */
    toolRunner(params: ToolRunnerParams, options?: unknown): BetaToolRunner;
  }
  export interface MessageStream extends AsyncIterable<Anthropic.Messages.RawMessageStreamEvent> {
    /** @mcpRole registers handler=1 */
    on(event: 'text', listener: (textDelta: string, textSnapshot: string) => void): MessageStream;
    /** @mcpRole registers handler=1 */
    on(event: 'contentBlock', listener: (block: Anthropic.Messages.ContentBlock) => void): MessageStream;
    /** @mcpRole registers handler=1 */
    on(event: 'message' | 'finalMessage', listener: (message: Anthropic.Messages.Message) => void): MessageStream;
    /** @mcpRole registers handler=1 */
    on(event: string, listener: (...args: any[]) => void): MessageStream;
    once(event: string, listener: (...args: any[]) => void): MessageStream;
    abort(): void;
    done(): Promise<void>;
    finalMessage(): Promise<Anthropic.Messages.Message>;
    /** @mcpRole model-output */
    finalText(): Promise<string>;
  }

  /** @mcpRole model-tool */
  export interface BetaRunnableTool {
    type?: 'custom' | null;
    name: string;
    description?: string;
    input_schema: Anthropic.Messages.Tool.InputSchema;
    /** @mcpRole model-entry */
    run: (args: any, context?: { toolUse: Anthropic.Messages.ToolUseBlock; toolUseBlock: Anthropic.Messages.ToolUseBlock; signal?: AbortSignal | null }) => any;
    /** @mcpRole model-entry */
    parse: (content: unknown) => any;
  }
  export interface ToolRunnerParams extends Anthropic.Messages.MessageCreateParamsBase {
    /** @mcpRole model-tools */
    tools: (BetaRunnableTool | Anthropic.Messages.ToolUnion)[];
    max_iterations?: number;
  }
  export interface BetaToolRunner extends AsyncIterable<Anthropic.Messages.Message>, Promise<Anthropic.Messages.Message> {
    generateToolResponse(signal?: AbortSignal | null): Promise<Anthropic.Messages.MessageParam | null>;
    done(): Promise<Anthropic.Messages.Message>;
    runUntilDone(): Promise<Anthropic.Messages.Message>;
    pushMessages(...messages: Anthropic.Messages.MessageParam[]): void;
    setMessagesParams(params: ToolRunnerParams | ((previous: ToolRunnerParams) => ToolRunnerParams)): void;
    /** @mcpRole model-tools tools=0 */
    addTools(...tools: (BetaRunnableTool | Anthropic.Messages.ToolUnion)[]): void;
  }

  export class APIError extends Error { readonly status: number | undefined }

  export namespace Anthropic {
    export namespace Messages {
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
      export interface Tool { type?: 'custom' | null; name: string; description?: string; input_schema: Tool.InputSchema; cache_control?: unknown }
      export namespace Tool {
        export interface InputSchema { type: 'object'; properties?: Record<string, unknown> | null; required?: string[] | null }
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
    export type Message = Messages.Message;
    export type ContentBlock = Messages.ContentBlock;
    export type ContentBlockParam = Messages.ContentBlockParam;
    export type TextBlock = Messages.TextBlock;
    export type TextBlockParam = Messages.TextBlockParam;
    export type ThinkingBlock = Messages.ThinkingBlock;
    export type ToolUseBlock = Messages.ToolUseBlock;
    export type ToolUseBlockParam = Messages.ToolUseBlockParam;
    export type ToolResultBlockParam = Messages.ToolResultBlockParam;
    export type ImageBlockParam = Messages.ImageBlockParam;
    export type MessageParam = Messages.MessageParam;
    export type Tool = Messages.Tool;
    export type ToolUnion = Messages.ToolUnion;
    export type ToolChoice = Messages.ToolChoice;
    export type MessageCreateParams = Messages.MessageCreateParams;
    export type MessageCreateParamsBase = Messages.MessageCreateParamsBase;
    export type MessageCreateParamsNonStreaming = Messages.MessageCreateParamsNonStreaming;
    export type MessageCreateParamsStreaming = Messages.MessageCreateParamsStreaming;
    export type RawMessageStreamEvent = Messages.RawMessageStreamEvent;
    export type MessageStreamEvent = Messages.MessageStreamEvent;
    export type RawContentBlockDeltaEvent = Messages.RawContentBlockDeltaEvent;
    export type RawContentBlockStartEvent = Messages.RawContentBlockStartEvent;

    export namespace Beta {
      export namespace Messages {
        export type BetaMessage = Anthropic.Messages.Message;
        export type BetaContentBlock = Anthropic.Messages.ContentBlock;
        export type BetaContentBlockParam = Anthropic.Messages.ContentBlockParam;
        export type BetaTextBlock = Anthropic.Messages.TextBlock;
        export type BetaTextBlockParam = Anthropic.Messages.TextBlockParam;
        export type BetaThinkingBlock = Anthropic.Messages.ThinkingBlock;
        export type BetaToolUseBlock = Anthropic.Messages.ToolUseBlock;
        export type BetaToolUseBlockParam = Anthropic.Messages.ToolUseBlockParam;
        export type BetaToolResultBlockParam = Anthropic.Messages.ToolResultBlockParam;
        export type BetaImageBlockParam = Anthropic.Messages.ImageBlockParam;
        export type BetaMessageParam = Anthropic.Messages.MessageParam;
        export type BetaTool = Anthropic.Messages.Tool;
        export type BetaToolUnion = Anthropic.Messages.ToolUnion;
        export type BetaToolChoice = Anthropic.Messages.ToolChoice;
        export type MessageCreateParams = Anthropic.Messages.MessageCreateParams;
        export type MessageCreateParamsBase = Anthropic.Messages.MessageCreateParamsBase;
        export type MessageCreateParamsNonStreaming = Anthropic.Messages.MessageCreateParamsNonStreaming;
        export type MessageCreateParamsStreaming = Anthropic.Messages.MessageCreateParamsStreaming;
      }
      export type BetaMessage = Anthropic.Messages.Message;
      export type BetaContentBlock = Anthropic.Messages.ContentBlock;
      export type BetaContentBlockParam = Anthropic.Messages.ContentBlockParam;
      export type BetaTextBlock = Anthropic.Messages.TextBlock;
      export type BetaTextBlockParam = Anthropic.Messages.TextBlockParam;
      export type BetaThinkingBlock = Anthropic.Messages.ThinkingBlock;
      export type BetaToolUseBlock = Anthropic.Messages.ToolUseBlock;
      export type BetaToolUseBlockParam = Anthropic.Messages.ToolUseBlockParam;
      export type BetaToolResultBlockParam = Anthropic.Messages.ToolResultBlockParam;
      export type BetaImageBlockParam = Anthropic.Messages.ImageBlockParam;
      export type BetaMessageParam = Anthropic.Messages.MessageParam;
      export type BetaTool = Anthropic.Messages.Tool;
      export type BetaToolUnion = Anthropic.Messages.ToolUnion;
      export type BetaToolChoice = Anthropic.Messages.ToolChoice;
    }
  }
}

declare module '@anthropic-ai/sdk/resources/messages/messages' {
  import Anthropic from '@anthropic-ai/sdk';
  export type Message = Anthropic.Messages.Message;
  export type ContentBlock = Anthropic.Messages.ContentBlock;
  export type ContentBlockParam = Anthropic.Messages.ContentBlockParam;
  export type TextBlock = Anthropic.Messages.TextBlock;
  export type TextBlockParam = Anthropic.Messages.TextBlockParam;
  export type ThinkingBlock = Anthropic.Messages.ThinkingBlock;
  export type ToolUseBlock = Anthropic.Messages.ToolUseBlock;
  export type ToolUseBlockParam = Anthropic.Messages.ToolUseBlockParam;
  export type ToolResultBlockParam = Anthropic.Messages.ToolResultBlockParam;
  export type ImageBlockParam = Anthropic.Messages.ImageBlockParam;
  export type MessageParam = Anthropic.Messages.MessageParam;
  export type Tool = Anthropic.Messages.Tool;
  export type ToolUnion = Anthropic.Messages.ToolUnion;
  export type ToolChoice = Anthropic.Messages.ToolChoice;
  export type MessageCreateParams = Anthropic.Messages.MessageCreateParams;
  export type MessageCreateParamsBase = Anthropic.Messages.MessageCreateParamsBase;
  export type MessageCreateParamsNonStreaming = Anthropic.Messages.MessageCreateParamsNonStreaming;
  export type MessageCreateParamsStreaming = Anthropic.Messages.MessageCreateParamsStreaming;
  export type RawMessageStreamEvent = Anthropic.Messages.RawMessageStreamEvent;
  export type MessageStreamEvent = Anthropic.Messages.MessageStreamEvent;
  export type RawContentBlockDeltaEvent = Anthropic.Messages.RawContentBlockDeltaEvent;
  export type RawContentBlockStartEvent = Anthropic.Messages.RawContentBlockStartEvent;
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
  import Anthropic from '@anthropic-ai/sdk';
  export type BetaMessage = Anthropic.Messages.Message;
  export type BetaContentBlock = Anthropic.Messages.ContentBlock;
  export type BetaContentBlockParam = Anthropic.Messages.ContentBlockParam;
  export type BetaTextBlock = Anthropic.Messages.TextBlock;
  export type BetaTextBlockParam = Anthropic.Messages.TextBlockParam;
  export type BetaThinkingBlock = Anthropic.Messages.ThinkingBlock;
  export type BetaToolUseBlock = Anthropic.Messages.ToolUseBlock;
  export type BetaToolUseBlockParam = Anthropic.Messages.ToolUseBlockParam;
  export type BetaToolResultBlockParam = Anthropic.Messages.ToolResultBlockParam;
  export type BetaImageBlockParam = Anthropic.Messages.ImageBlockParam;
  export type BetaMessageParam = Anthropic.Messages.MessageParam;
  export type BetaTool = Anthropic.Messages.Tool;
  export type BetaToolUnion = Anthropic.Messages.ToolUnion;
  export type BetaToolChoice = Anthropic.Messages.ToolChoice;
  export type MessageCreateParams = Anthropic.Messages.MessageCreateParams;
  export type MessageCreateParamsBase = Anthropic.Messages.MessageCreateParamsBase;
  export type MessageCreateParamsNonStreaming = Anthropic.Messages.MessageCreateParamsNonStreaming;
  export type MessageCreateParamsStreaming = Anthropic.Messages.MessageCreateParamsStreaming;
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
  import Anthropic from '@anthropic-ai/sdk';
  import { BetaRunnableTool } from '@anthropic-ai/sdk';

  /** @mcpRole tool-definition tool=0 */
  export function betaTool(options: {
    name: string;
    description: string;
    inputSchema: unknown;
    /** @mcpRole model-entry */
    run: (args: any, context?: { toolUse: Anthropic.Messages.ToolUseBlock; toolUseBlock: Anthropic.Messages.ToolUseBlock; signal?: AbortSignal | null }) => any;
  }): BetaRunnableTool;
}
declare module '@anthropic-ai/sdk/helpers/beta/json-schema.js' {
  export * from '@anthropic-ai/sdk/helpers/beta/json-schema';
}
declare module '@anthropic-ai/sdk/helpers/beta/json-schema.mjs' {
  export * from '@anthropic-ai/sdk/helpers/beta/json-schema';
}

declare module '@anthropic-ai/sdk/helpers/beta/zod' {
  import Anthropic from '@anthropic-ai/sdk';
  import { BetaRunnableTool } from '@anthropic-ai/sdk';

  /** @mcpRole tool-definition tool=0 */
  export function betaZodTool(options: {
    name: string;
    description: string;
    inputSchema: unknown;
    /** @mcpRole model-entry */
    run: (args: any, context?: { toolUse: Anthropic.Messages.ToolUseBlock; toolUseBlock: Anthropic.Messages.ToolUseBlock; signal?: AbortSignal | null }) => any;
  }): BetaRunnableTool;
}
declare module '@anthropic-ai/sdk/helpers/beta/zod.js' {
  export * from '@anthropic-ai/sdk/helpers/beta/zod';
}
declare module '@anthropic-ai/sdk/helpers/beta/zod.mjs' {
  export * from '@anthropic-ai/sdk/helpers/beta/zod';
}

declare module '@anthropic-ai/sdk/helpers/beta/standard-schema' {
  import Anthropic from '@anthropic-ai/sdk';
  import { BetaRunnableTool } from '@anthropic-ai/sdk';

  /** @mcpRole tool-definition tool=0 */
  export function betaStandardSchemaTool(options: {
    name: string;
    description: string;
    inputSchema: unknown;
    /** @mcpRole model-entry */
    run: (args: any, context?: { toolUse: Anthropic.Messages.ToolUseBlock; toolUseBlock: Anthropic.Messages.ToolUseBlock; signal?: AbortSignal | null }) => any;
  }): BetaRunnableTool;
}
declare module '@anthropic-ai/sdk/helpers/beta/standard-schema.js' {
  export * from '@anthropic-ai/sdk/helpers/beta/standard-schema';
}
declare module '@anthropic-ai/sdk/helpers/beta/standard-schema.mjs' {
  export * from '@anthropic-ai/sdk/helpers/beta/standard-schema';
}

declare module '@anthropic-ai/sdk/helpers/beta/mcp' {
  import Anthropic from '@anthropic-ai/sdk';
  import { BetaRunnableTool } from '@anthropic-ai/sdk';

  export interface MCPToolLike { name: string; description?: string; inputSchema: Record<string, unknown> }
  export interface MCPClientLike { callTool(params: { name: string; arguments?: Record<string, unknown> }): Promise<unknown> }
  export interface MCPPromptMessageLike { role: 'user' | 'assistant'; content: unknown }
  /** @mcpRole tool-definition tool=0 */
  export function mcpTool(tool: MCPToolLike, mcpClient: MCPClientLike, extraProps?: Record<string, unknown>): BetaRunnableTool;
  /** @mcpRole tool-definition tool=0.* */
  export function mcpTools(tools: MCPToolLike[], mcpClient: MCPClientLike, extraProps?: Record<string, unknown>): BetaRunnableTool[];
  export function mcpMessage(message: MCPPromptMessageLike, extraProps?: Record<string, unknown>): Anthropic.Messages.MessageParam;
  export function mcpMessages(messages: MCPPromptMessageLike[], extraProps?: Record<string, unknown>): Anthropic.Messages.MessageParam[];
  export function mcpContent(content: unknown, extraProps?: Record<string, unknown>): Anthropic.Messages.ContentBlockParam;
  export function mcpResourceToContent(result: { contents: unknown[] }, extraProps?: Record<string, unknown>): Anthropic.Messages.ContentBlockParam;
}
declare module '@anthropic-ai/sdk/helpers/beta/mcp.js' {
  export * from '@anthropic-ai/sdk/helpers/beta/mcp';
}
declare module '@anthropic-ai/sdk/helpers/beta/mcp.mjs' {
  export * from '@anthropic-ai/sdk/helpers/beta/mcp';
}
