// @langchain/core.

declare module '@langchain/core/messages' {
  export type MessageContent = string | { type: string; text?: string; image_url?: unknown }[];
  /** @mcpRole tool-call-request */
  export interface ToolCall { name: string; args: Record<string, any>; id?: string; type?: 'tool_call' }
  export interface InvalidToolCall { name?: string; args?: string; id?: string; error?: string }
  export interface BaseMessageFields { content: MessageContent; name?: string; id?: string; additional_kwargs?: Record<string, any>; response_metadata?: Record<string, any> }
  export abstract class BaseMessage {
    constructor(fields: string | BaseMessageFields, additional_kwargs?: Record<string, unknown>);
    content: MessageContent;
    get text(): string;
    name?: string;
    id?: string;
    additional_kwargs: Record<string, any>;
    response_metadata: Record<string, any>;
    getType(): string;
    _getType(): string;
  }
  export class HumanMessage extends BaseMessage {}
  export class SystemMessage extends BaseMessage {}
  export class ChatMessage extends BaseMessage { role: string }
  export class AIMessage extends BaseMessage {
    constructor(fields: string | (BaseMessageFields & { tool_calls?: ToolCall[] }), additional_kwargs?: Record<string, unknown>);
    /** @mcpRole model-output */
    content: MessageContent;
    /** @mcpRole model-output */
    get text(): string;
    /** @mcpRole model-output */
    tool_calls?: ToolCall[];
    /** @mcpRole model-output */
    invalid_tool_calls?: InvalidToolCall[];
  }
  export class AIMessageChunk extends AIMessage {
    /** @mcpRole model-output */
    tool_call_chunks?: { name?: string; args?: string; id?: string; index?: number }[];
    concat(chunk: AIMessageChunk): AIMessageChunk;
  }
  export class ToolMessage extends BaseMessage {
    constructor(fields: string | (BaseMessageFields & { tool_call_id: string; status?: 'success' | 'error' }), tool_call_id?: string, name?: string);
    tool_call_id: string;
    status?: 'success' | 'error';
    artifact?: any;
  }
  export class FunctionMessage extends BaseMessage {}
  export type BaseMessageLike = BaseMessage | string | [string, string] | { role: string; content: MessageContent };
  export function isAIMessage(message: BaseMessage): boolean;
  export function isHumanMessage(message: BaseMessage): boolean;
}
declare module '@langchain/core/messages/tool' {
  export { ToolCall, ToolMessage } from '@langchain/core/messages';
}

declare module '@langchain/core/tools' {
  import { ToolCall, ToolMessage } from '@langchain/core/messages';

  export interface ToolRunnableConfig { configurable?: Record<string, any>; signal?: AbortSignal; toolCall?: ToolCall; callbacks?: unknown }
  export interface StructuredToolParams { name: string; description?: string; schema: any }
  export interface ToolParams { responseFormat?: string; verboseParsingErrors?: boolean }

  /** @mcpRole model-tool */
  export interface StructuredToolInterface {
    name: string;
    description: string;
    schema: any;
    returnDirect: boolean;
    invoke(input: any, config?: ToolRunnableConfig): Promise<any>;
    call(arg: any, config?: ToolRunnableConfig): Promise<any>;
  }
  /** @mcpRole model-tool */
  export abstract class StructuredTool implements StructuredToolInterface {
    constructor(fields?: ToolParams);
    abstract name: string;
    abstract description: string;
    abstract schema: any;
    returnDirect: boolean;
    metadata?: Record<string, unknown>;
    /** @mcpRole model-entry */
    protected abstract _call(arg: any, runManager?: unknown, parentConfig?: ToolRunnableConfig): Promise<any>;
    invoke(input: any, config?: ToolRunnableConfig): Promise<any>;
    call(arg: any, config?: ToolRunnableConfig): Promise<any>;
  }
  /** @mcpRole model-tool */
  export abstract class Tool extends StructuredTool {}

  export interface DynamicToolInput {
    name: string;
    description: string;
    /** @mcpRole model-entry */
    func: (input: string, runManager?: unknown, config?: ToolRunnableConfig) => any;
    returnDirect?: boolean;
    responseFormat?: string;
    metadata?: Record<string, unknown>;
  }
  export interface DynamicStructuredToolInput {
    name: string;
    description: string;
    schema: any;
    /** @mcpRole model-entry */
    func: (input: any, runManager?: unknown, config?: ToolRunnableConfig) => any;
    returnDirect?: boolean;
    responseFormat?: string;
    metadata?: Record<string, unknown>;
  }
  /** @mcpRole model-tool */
  export class DynamicTool extends Tool {
    /** @mcpRole tool-definition tool=0 name=0.name */
    constructor(fields: DynamicToolInput);
    name: string;
    description: string;
    schema: any;
    /** @mcpRole model-entry */
    func: (input: string, runManager?: unknown, config?: ToolRunnableConfig) => any;
    protected _call(arg: any, runManager?: unknown, parentConfig?: ToolRunnableConfig): Promise<any>;
  }
  /** @mcpRole model-tool */
  export class DynamicStructuredTool extends StructuredTool {
    /** @mcpRole tool-definition tool=0 name=0.name */
    constructor(fields: DynamicStructuredToolInput);
    name: string;
    description: string;
    schema: any;
    /** @mcpRole model-entry */
    func: (input: any, runManager?: unknown, config?: ToolRunnableConfig) => any;
    protected _call(arg: any, runManager?: unknown, parentConfig?: ToolRunnableConfig): Promise<any>;
  }
  export abstract class BaseToolkit {
    abstract tools: StructuredToolInterface[];
    getTools(): StructuredToolInterface[];
  }
  export interface ToolFields { name: string; description?: string; schema?: any; responseFormat?: string; returnDirect?: boolean; extras?: Record<string, unknown> }
  /**
   * @mcpRole tool-definition tool=1 name=1.name
   * @mcpRole model-entry handler=0
   */
  export function tool(func: (input: any, config: ToolRunnableConfig) => any, fields: ToolFields): DynamicStructuredTool;
  export type ClientTool = StructuredToolInterface;
  export type ServerTool = Record<string, unknown>;
}

declare module '@langchain/core/language_models/base' {
  /** @mcpRole model-tool */
  export interface ToolDefinition { type: 'function'; function: { name: string; description?: string; parameters: Record<string, unknown> } }
  export type BaseLanguageModelInput = string | unknown[];
}

declare module '@langchain/core/language_models/chat_models' {
  import { AIMessage, AIMessageChunk, BaseMessageLike } from '@langchain/core/messages';
  import { StructuredToolInterface } from '@langchain/core/tools';
  import { ToolDefinition } from '@langchain/core/language_models/base';

  export type BindToolsInput = StructuredToolInterface | ToolDefinition | Record<string, any>;
  export interface BoundChatModel {
    /** @mcpRole inference */
    invoke(input: string | BaseMessageLike[], options?: unknown): Promise<AIMessageChunk>;
    /** @mcpRole inference */
    stream(input: string | BaseMessageLike[], options?: unknown): Promise<AsyncIterable<AIMessageChunk>>;
    /** @mcpRole inference */
    batch(inputs: (string | BaseMessageLike[])[], options?: unknown): Promise<AIMessageChunk[]>;
    withConfig(config: unknown): BoundChatModel;
    pipe(next: any): any;
  }
  export abstract class BaseChatModel implements BoundChatModel {
    /** @mcpRole inference */
    invoke(input: string | BaseMessageLike[], options?: unknown): Promise<AIMessageChunk>;
    /** @mcpRole inference */
    stream(input: string | BaseMessageLike[], options?: unknown): Promise<AsyncIterable<AIMessageChunk>>;
    /** @mcpRole inference */
    batch(inputs: (string | BaseMessageLike[])[], options?: unknown): Promise<AIMessageChunk[]>;
    withConfig(config: unknown): BoundChatModel;
    pipe(next: any): any;
    /** @mcpRole model-tools tools=0 */
    bindTools(tools: BindToolsInput[], kwargs?: unknown): BoundChatModel;
    withStructuredOutput(schema: unknown, config?: unknown): {
      /**
       * @mcpRole model-output
       * @mcpRole inference
       */
      invoke(input: string | BaseMessageLike[], options?: unknown): Promise<any>
    };
  }
  export abstract class SimpleChatModel extends BaseChatModel {}
}
