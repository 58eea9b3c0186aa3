// @anthropic-ai/claude-agent-sdk: prompts of servers become slash commands; there is no call for them.

declare module '@anthropic-ai/claude-agent-sdk' {
  import { CallToolResult, ToolAnnotations } from '@modelcontextprotocol/sdk/types.js';
  import { Message } from '@anthropic-ai/sdk/resources/messages/messages';

  /** @mcpRole model-tool */
  export interface SdkMcpToolDefinition {
    name: string;
    description: string;
    inputSchema: any;
    annotations?: ToolAnnotations;
    /** @mcpRole model-entry */
    handler: (args: any, extra: unknown) => Promise<CallToolResult>;
  }
  /**
   * @mcpRole tool-definition name=0 annotations=4.annotations
   * @mcpRole model-entry handler=3
   */
  export function tool(name: string, description: string, inputSchema: any, handler: (args: any, extra: unknown) => Promise<CallToolResult>, extras?: { annotations?: ToolAnnotations; searchHint?: string; alwaysLoad?: boolean }): SdkMcpToolDefinition;
  export interface SdkMcpServerOptions {
    name: string;
    version?: string;
    instructions?: string;
    /** @mcpRole model-tools */
    tools?: SdkMcpToolDefinition[];
  }
  export function createSdkMcpServer(options: SdkMcpServerOptions): any;

  export interface HookMatcher { matcher?: string; hooks: ((input: any, toolUseID: string | undefined, options: { signal: AbortSignal }) => Promise<any>)[]; timeout?: number }
  export interface Options {
    mcpServers?: Record<string, any>;
    allowedTools?: string[];
    disallowedTools?: string[];
    systemPrompt?: any;
    model?: string;
    maxTurns?: number;
    permissionMode?: string;
    cwd?: string;
    agents?: Record<string, { description: string; prompt: string; tools?: string[] }>;
    hooks?: Record<string, HookMatcher[]>;
    /** @mcpRole model-entry */
    canUseTool?: (toolName: string, input: Record<string, unknown>, options: any) => Promise<any>;
    abortController?: AbortController;
  }
  export interface SDKAssistantMessage {
    type: 'assistant';
    /** @mcpRole model-output */
    message: Message;
    session_id: string;
    parent_tool_use_id: string | null;
  }
  export interface SDKResultMessage {
    type: 'result';
    subtype: string;
    /** @mcpRole model-output */
    result: string;
    is_error: boolean;
    session_id: string;
  }
  export interface SDKSystemMessage { type: 'system'; subtype: string; session_id: string; tools: string[]; mcp_servers: { name: string; status: string }[]; slash_commands: string[] }
  export interface SDKUserMessage { type: 'user'; message: any; session_id: string; parent_tool_use_id: string | null }
  export type SDKMessage = SDKAssistantMessage | SDKResultMessage | SDKSystemMessage | SDKUserMessage;
  export interface Query extends AsyncGenerator<SDKMessage> {
    interrupt(): Promise<void>;
    setPermissionMode(mode: string): Promise<void>;
    supportedCommands(): Promise<{ name: string; description: string; argumentHint: string }[]>;
    mcpServerStatus(): Promise<any[]>;
  }
  /** @mcpRole inference */
  export function query(params: { prompt: string | AsyncIterable<SDKUserMessage>; options?: Options }): Query;
}
