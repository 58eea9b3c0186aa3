// @ai-sdk/react.

declare module '@ai-sdk/react' {
  import { TypedToolCall, UIMessage } from 'ai';

  export interface UseChatOptions {
    id?: string;
    messages?: UIMessage[];
    transport?: unknown;
    /** @mcpRole model-entry */
    onToolCall?: (options: { toolCall: TypedToolCall }) => void | Promise<void>;
    onFinish?: (options: {
      /** @mcpRole model-output */
      message: UIMessage;
      /** @mcpRole model-output */
      messages: UIMessage[]
    }) => void;
    onError?: (error: Error) => void;
    sendAutomaticallyWhen?: (options: { messages: UIMessage[] }) => boolean | Promise<boolean>;
  }
  export interface UseChatHelpers {
    readonly id: string;
    messages: UIMessage[];
    setMessages(messages: UIMessage[] | ((messages: UIMessage[]) => UIMessage[])): void;
    sendMessage(message?: { text?: string; parts?: unknown[] }, options?: unknown): Promise<void>;
    regenerate(options?: unknown): Promise<void>;
    stop(): Promise<void>;
    addToolResult(result: { tool: string; toolCallId: string; output: unknown }): Promise<void>;
    addToolOutput(result: { tool: string; toolCallId: string; output: unknown }): Promise<void>;
    status: 'submitted' | 'streaming' | 'ready' | 'error';
    error: Error | undefined;
  }
  export function useChat(options?: UseChatOptions): UseChatHelpers;
}
