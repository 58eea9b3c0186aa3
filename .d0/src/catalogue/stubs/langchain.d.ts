// langchain.

declare module 'langchain' {
  import { AIMessage, AIMessageChunk, BaseMessage, BaseMessageLike, ToolCall } from '@langchain/core/messages';
  import { StructuredToolInterface } from '@langchain/core/tools';
  import { BaseChatModel } from '@langchain/core/language_models/chat_models';

  export { AIMessage, AIMessageChunk, BaseMessage, HumanMessage, SystemMessage, ToolMessage } from '@langchain/core/messages';
  export { DynamicStructuredTool, DynamicTool, StructuredTool, tool } from '@langchain/core/tools';

  export interface AgentState { messages: BaseMessage[] }
  export interface AgentMiddleware {
    name?: string;
    /** @mcpRole model-tools */
    tools?: StructuredToolInterface[];
    beforeModel?: (state: AgentState, runtime: any) => any;
    afterModel?: (state: AgentState, runtime: any) => any;
    wrapModelCall?: (request: any, handler: (request: any) => Promise<AIMessage>) => any;
    /** @mcpRole model-entry */
    wrapToolCall?: (request: { toolCall: ToolCall; tool?: StructuredToolInterface; state: AgentState; runtime: any }, handler: (request: any) => Promise<any>) => any;
  }
  export interface CreateAgentParams {
    model: string | BaseChatModel;
    /** @mcpRole model-tools */
    tools?: (StructuredToolInterface | Record<string, unknown>)[];
    systemPrompt?: string | BaseMessage;
    middleware?: AgentMiddleware[];
    responseFormat?: unknown;
    checkpointer?: unknown;
    name?: string;
  }
  export interface ReactAgent {
    /** @mcpRole inference */
    invoke(state: { messages: BaseMessageLike[] }, config?: unknown): Promise<{
      /** @mcpRole model-output */
      messages: BaseMessage[]; structuredResponse?: any
    }>;
    /** @mcpRole inference */
    stream(state: { messages: BaseMessageLike[] }, config?: unknown): Promise<AsyncIterable<any>>;
  }
  /** @mcpRole model-tools tools=0.tools */
  export function createAgent(params: CreateAgentParams): ReactAgent;
  export function createMiddleware(middleware: AgentMiddleware): AgentMiddleware;
  export function initChatModel(model?: string, fields?: unknown): Promise<BaseChatModel>;
}

declare module 'langchain/tools' {
  export { DynamicStructuredTool, DynamicTool, StructuredTool, Tool, tool } from '@langchain/core/tools';
}
