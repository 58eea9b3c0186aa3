// ai (AI SDK) 4 to 7.

declare module 'ai' {
  import { MCPClient, MCPClientConfig } from '@ai-sdk/mcp';

  export type LanguageModel = string | { modelId: string; provider: string };
  export interface TextPart { type: 'text'; text: string }
  /** @mcpRole tool-call-request */
  export interface ToolCallPart { type: 'tool-call'; toolCallId: string; toolName: string; input: unknown; args: any }
  export interface ToolResultPart { type: 'tool-result'; toolCallId: string; toolName: string; output: unknown; result?: unknown; isError?: boolean }
  export interface SystemModelMessage { role: 'system'; content: string }
  export interface UserModelMessage { role: 'user'; content: string | TextPart[] }
  export interface AssistantModelMessage {
    role: 'assistant';
    /** @mcpRole model-output */
    content: string | (TextPart | ToolCallPart)[];
  }
  export interface ToolModelMessage { role: 'tool'; content: ToolResultPart[] }
  export type ModelMessage = SystemModelMessage | UserModelMessage | AssistantModelMessage | ToolModelMessage;
  export type CoreMessage = ModelMessage;

  /** @mcpRole tool-call-request */
  export interface TypedToolCall { type: 'tool-call'; toolCallId: string; toolName: string; input: any; args: any; dynamic?: boolean; invalid?: boolean; error?: unknown }
  export type StaticToolCall = TypedToolCall;
  export type DynamicToolCall = TypedToolCall;
  export type ToolCall = TypedToolCall;
  export interface TypedToolResult { type: 'tool-result'; toolCallId: string; toolName: string; input: any; output: any; args: any; result: any }

  export interface ToolExecutionOptions { toolCallId: string; messages: ModelMessage[]; abortSignal?: AbortSignal; experimental_context?: unknown; context?: any }
  /** @mcpRole model-tool */
  export interface Tool {
    type?: string;
    /** @mcpRole display-title */
    title?: string;
    description?: string;
    inputSchema?: unknown;
    parameters?: unknown;
    outputSchema?: unknown;
    needsApproval?: boolean | ((input: any, options: ToolExecutionOptions) => boolean | Promise<boolean>);
    providerOptions?: unknown;
    metadata?: unknown;
    strict?: boolean;
    /** @mcpRole model-entry */
    execute?: (input: any, options: ToolExecutionOptions) => any;
    /** @mcpRole model-entry */
    onInputStart?: (options: ToolExecutionOptions) => void | Promise<void>;
    /** @mcpRole model-entry */
    onInputDelta?: (options: { inputTextDelta: string; toolCallId: string }) => void | Promise<void>;
    /** @mcpRole model-entry */
    onInputAvailable?: (options: { input: any; toolCallId: string }) => void | Promise<void>;
    /** @mcpRole model-entry */
    toModelOutput?: (options: any) => unknown;
  }
  export type CoreTool = Tool;
  export type ToolSet = Record<string, Tool>;

  /** @mcpRole tool-definition tool=0 */
  export function tool(tool: Tool): Tool;
  /** @mcpRole tool-definition tool=0 */
  export function dynamicTool(tool: Tool): Tool;

  export interface ResponseMetadata { id: string; modelId: string; timestamp: Date; headers?: Record<string, string>;
    /** @mcpRole model-output */
    messages: (AssistantModelMessage | ToolModelMessage)[]
  }
  export interface StepResult {
    readonly stepNumber: number;
    /** @mcpRole model-output */
    readonly content: (TextPart | TypedToolCall | TypedToolResult)[];
    /** @mcpRole model-output */
    readonly text: string;
    /** @mcpRole model-output */
    readonly reasoning: { type: string; text: string }[];
    /** @mcpRole model-output */
    readonly reasoningText: string | undefined;
    /** @mcpRole model-output */
    readonly toolCalls: TypedToolCall[];
    readonly staticToolCalls: TypedToolCall[];
    readonly dynamicToolCalls: TypedToolCall[];
    readonly toolResults: TypedToolResult[];
    readonly finishReason: string;
    readonly usage: unknown;
    readonly response: ResponseMetadata;
  }
  export interface GenerateTextResult extends StepResult {
    /** @mcpRole model-output */
    readonly steps: StepResult[];
    readonly finalStep: StepResult;
    /** @mcpRole model-output */
    readonly output: any;
    /** @mcpRole model-output */
    readonly experimental_output: any;
    /** @mcpRole model-output */
    readonly responseMessages: (AssistantModelMessage | ToolModelMessage)[];
  }

  export interface TextDeltaStreamPart { type: 'text-delta'; id: string;
    /** @mcpRole model-output */
    text: string;
    /** @mcpRole model-output */
    textDelta: string
  }
  export interface ReasoningDeltaStreamPart { type: 'reasoning-delta'; id: string;
    /** @mcpRole model-output */
    text: string
  }
  export interface ToolInputStreamPart { type: 'tool-input-start' | 'tool-input-delta' | 'tool-input-end'; id: string; toolName: string; delta?: string }
  export interface ErrorStreamPart { type: 'error'; error: unknown }
  export interface FinishStreamPart { type: 'finish' | 'finish-step' | 'start' | 'start-step' | 'abort'; finishReason?: string }
  export type TextStreamPart = TextDeltaStreamPart | ReasoningDeltaStreamPart | ToolInputStreamPart | TypedToolCall | TypedToolResult | ErrorStreamPart | FinishStreamPart;

  export interface StreamTextResult {
    /** @mcpRole model-output */
    readonly text: Promise<string>;
    /** @mcpRole model-output */
    readonly content: Promise<(TextPart | TypedToolCall | TypedToolResult)[]>;
    /** @mcpRole model-output */
    readonly reasoningText: Promise<string | undefined>;
    /** @mcpRole model-output */
    readonly toolCalls: Promise<TypedToolCall[]>;
    readonly toolResults: Promise<TypedToolResult[]>;
    /** @mcpRole model-output */
    readonly steps: Promise<StepResult[]>;
    readonly finishReason: Promise<string>;
    readonly usage: Promise<unknown>;
    readonly response: Promise<ResponseMetadata>;
    /** @mcpRole model-output */
    readonly output: Promise<any>;
    /** @mcpRole model-output */
    readonly textStream: AsyncIterable<string>;
    /** @mcpRole model-output */
    readonly fullStream: AsyncIterable<TextStreamPart>;
    /** @mcpRole model-output */
    readonly stream: AsyncIterable<TextStreamPart>;
    consumeStream(options?: unknown): Promise<void>;
    toUIMessageStream(options?: UIMessageStreamOptions): AsyncIterable<UIMessageChunk>;
    toUIMessageStreamResponse(options?: UIMessageStreamOptions): unknown;
    toDataStreamResponse(options?: unknown): unknown;
    toTextStreamResponse(options?: unknown): unknown;
    pipeUIMessageStreamToResponse(response: unknown, options?: UIMessageStreamOptions): void;
    pipeTextStreamToResponse(response: unknown, options?: unknown): void;
  }

  export interface PrepareStepOptions {
    /** @mcpRole model-output */
    steps: StepResult[];
    stepNumber: number;
    model: LanguageModel;
    messages: ModelMessage[];
    experimental_context?: unknown;
  }
  export interface PrepareStepResult {
    model?: LanguageModel;
    toolChoice?: unknown;
    activeTools?: string[];
    /** @mcpRole model-tools */
    tools?: ToolSet;
    system?: string;
    instructions?: string;
    messages?: ModelMessage[];
  }
  export interface StopConditionOptions {
    /** @mcpRole model-output */
    steps: StepResult[]
  }

  export interface CallSettings {
    model: LanguageModel;
    /** @mcpRole model-tools */
    tools?: ToolSet;
    toolChoice?: unknown;
    activeTools?: string[];
    experimental_activeTools?: string[];
    system?: string;
    instructions?: string;
    prompt?: string | ModelMessage[];
    messages?: ModelMessage[];
    maxSteps?: number;
    maxRetries?: number;
    maxOutputTokens?: number;
    temperature?: number;
    abortSignal?: AbortSignal;
    headers?: Record<string, string>;
    providerOptions?: unknown;
    experimental_context?: unknown;
    stopWhen?: ((options: StopConditionOptions) => boolean | Promise<boolean>) | ((options: StopConditionOptions) => boolean | Promise<boolean>)[];
    prepareStep?: (options: PrepareStepOptions) => PrepareStepResult | undefined | Promise<PrepareStepResult | undefined>;
    experimental_prepareStep?: (options: PrepareStepOptions) => PrepareStepResult | undefined | Promise<PrepareStepResult | undefined>;
    /** @mcpRole model-entry */
    experimental_repairToolCall?: (options: { toolCall: TypedToolCall; tools: ToolSet; messages: ModelMessage[]; error: Error }) => Promise<TypedToolCall | null>;
    /** @mcpRole model-entry */
    repairToolCall?: (options: { toolCall: TypedToolCall; tools: ToolSet; messages: ModelMessage[]; error: Error }) => Promise<TypedToolCall | null>;
    onStepFinish?: (step: StepResult) => void | Promise<void>;
    onStepEnd?: (step: StepResult) => void | Promise<void>;
    onFinish?: (event: GenerateTextResult) => void | Promise<void>;
    onEnd?: (event: GenerateTextResult) => void | Promise<void>;
  }
  export interface StreamSettings extends CallSettings {
    onChunk?: (event: {
      /** @mcpRole model-output */
      chunk: TextStreamPart
    }) => void | Promise<void>;
    onError?: (event: { error: unknown }) => void | Promise<void>;
    onAbort?: (event: { steps: StepResult[] }) => void | Promise<void>;
    experimental_transform?: unknown;
  }
  /**
   * @mcpRole model-tools tools=0.tools
   * @mcpRole inference
   */
  export function generateText(options: CallSettings): Promise<GenerateTextResult>;
  /**
   * @mcpRole model-tools tools=0.tools
   * @mcpRole inference
   */
  export function streamText(options: StreamSettings): StreamTextResult;
  /**
   * @mcpRole model-tools tools=0.tools
   * @mcpRole inference
   */
  export function experimental_streamLanguageModelCall(options: StreamSettings): StreamTextResult;

  export interface ObjectSettings { model: LanguageModel; schema?: unknown; output?: string; enum?: string[]; system?: string; prompt?: string | ModelMessage[]; messages?: ModelMessage[]; abortSignal?: AbortSignal; onFinish?: (event: {
    /** @mcpRole model-output */
    object: any
  }) => void | Promise<void> }
  export interface GenerateObjectResult {
    /** @mcpRole model-output */
    readonly object: any; readonly finishReason: string; readonly usage: unknown
  }
  export interface StreamObjectResult {
    /** @mcpRole model-output */
    readonly object: Promise<any>;
    /** @mcpRole model-output */
    readonly partialObjectStream: AsyncIterable<any>;
    /** @mcpRole model-output */
    readonly textStream: AsyncIterable<string>
  }
  /** @mcpRole inference */
  export function generateObject(options: ObjectSettings): Promise<GenerateObjectResult>;
  /** @mcpRole inference */
  export function streamObject(options: ObjectSettings): StreamObjectResult;

  export interface ToolLoopAgentSettings extends StreamSettings { id?: string; prepareCall?: (options: any) => any }
  export interface AgentCall { prompt?: string | ModelMessage[]; messages?: ModelMessage[]; options?: unknown; abortSignal?: AbortSignal }
  export class ToolLoopAgent {
    /** @mcpRole model-tools tools=0.tools */
    constructor(settings: ToolLoopAgentSettings);
    readonly tools: ToolSet;
    /** @mcpRole inference */
    generate(options: AgentCall): Promise<GenerateTextResult>;
    /** @mcpRole inference */
    stream(options: AgentCall): Promise<StreamTextResult>;
  }
  export class Experimental_Agent extends ToolLoopAgent {}
  export interface Agent { readonly tools: ToolSet; generate(options: AgentCall): Promise<GenerateTextResult>; stream(options: AgentCall): Promise<StreamTextResult> }

  export interface TextUIPart { type: 'text'; text: string; state?: string }
  export interface ToolUIPart { type: string; toolCallId: string; toolName?: string; state: string; input?: unknown; output?: unknown; errorText?: string }
  export interface UIMessage { id: string; role: 'system' | 'user' | 'assistant'; metadata?: unknown; parts: (TextUIPart | ToolUIPart)[] }
  export interface UIMessageChunk { type: string; id?: string; delta?: string; toolCallId?: string; toolName?: string; input?: unknown }
  export interface UIMessageStreamOptions {
    originalMessages?: UIMessage[];
    sendReasoning?: boolean;
    onFinish?: (event: {
      /** @mcpRole model-output */
      messages: UIMessage[];
      /** @mcpRole model-output */
      responseMessage: UIMessage; isAborted: boolean
    }) => void | Promise<void>;
    onEnd?: (event: {
      /** @mcpRole model-output */
      messages: UIMessage[];
      /** @mcpRole model-output */
      responseMessage: UIMessage; isAborted: boolean
    }) => void | Promise<void>;
    onError?: (error: unknown) => string;
  }
  export interface UIMessageStreamWriter { write(part: UIMessageChunk): void; merge(stream: AsyncIterable<UIMessageChunk>): void }
  export function createUIMessageStream(options: UIMessageStreamOptions & { execute: (options: { writer: UIMessageStreamWriter }) => void | Promise<void> }): AsyncIterable<UIMessageChunk>;
  export function convertToModelMessages(messages: UIMessage[], options?: { tools?: ToolSet }): ModelMessage[];
  export function stepCountIs(count: number): (options: StopConditionOptions) => boolean;
  export function isStepCount(count: number): (options: StopConditionOptions) => boolean;
  export function hasToolCall(name: string): (options: StopConditionOptions) => boolean;

  /** In AI SDK 4 and 5 only. */
  export function experimental_createMCPClient(config: MCPClientConfig): Promise<MCPClient>;
  export type experimental_MCPClient = MCPClient;
}
