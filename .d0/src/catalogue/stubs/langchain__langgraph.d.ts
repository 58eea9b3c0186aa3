// @langchain/langgraph: the prebuilt agent and the node that runs tool calls.

declare module '@langchain/langgraph/prebuilt' {
  import { BaseMessage, BaseMessageLike, ToolCall, ToolMessage } from '@langchain/core/messages';
  import { StructuredToolInterface } from '@langchain/core/tools';
  import { BaseChatModel, BoundChatModel } from '@langchain/core/language_models/chat_models';

  export interface CreateReactAgentParams {
    llm: BaseChatModel | BoundChatModel;
    /** @mcpRole model-tools */
    tools: StructuredToolInterface[] | ToolNode;
    prompt?: unknown;
    stateModifier?: unknown;
    messageModifier?: unknown;
    checkpointer?: unknown;
    name?: string;
  }
  export interface CompiledReactAgent {
    /** @mcpRole inference */
    invoke(input: { messages: BaseMessageLike[] }, config?: unknown): Promise<{
      /** @mcpRole model-output */
      messages: BaseMessage[]
    }>;
    /** @mcpRole inference */
    stream(input: { messages: BaseMessageLike[] }, config?: unknown): Promise<AsyncIterable<any>>;
  }
  /** @mcpRole model-tools tools=0.tools */
  export function createReactAgent(params: CreateReactAgentParams): CompiledReactAgent;
  export class ToolNode {
    /** @mcpRole model-tools tools=0 */
    constructor(tools: StructuredToolInterface[], options?: unknown);
    tools: StructuredToolInterface[];
    invoke(input: unknown, config?: unknown): Promise<{ messages: ToolMessage[] }>;
  }
  export function toolsCondition(state: { messages: BaseMessage[] }): string;
}

declare module '@langchain/langgraph' {
  import { BaseMessage } from '@langchain/core/messages';

  export const START: '__start__';
  export const END: '__end__';
  /** A node runs when the graph is run: it is kept, not called. */
  export class StateGraph {
    constructor(state: unknown, options?: unknown);
    /** @mcpRole registers handler=1 */
    addNode(name: string, node: (state: any, config?: any) => any, options?: unknown): StateGraph;
    addEdge(from: string | string[], to: string): StateGraph;
    /** @mcpRole registers handler=1 */
    addConditionalEdges(from: string, route: (state: any, config?: any) => any, pathMap?: unknown): StateGraph;
    compile(options?: unknown): CompiledStateGraph;
  }
  export interface CompiledStateGraph {
    invoke(input: unknown, config?: unknown): Promise<any>;
    stream(input: unknown, config?: unknown): Promise<AsyncIterable<any>>;
  }
  export const MessagesAnnotation: { State: { messages: BaseMessage[] } };
}
