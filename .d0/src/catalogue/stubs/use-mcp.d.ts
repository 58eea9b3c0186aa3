// use-mcp.

declare module 'use-mcp/react' {
  import { CallToolResult, GetPromptResult, Prompt, ReadResourceResult, Resource, ResourceTemplateInfo, Tool } from '@modelcontextprotocol/sdk/types.js';

  export interface UseMcpOptions { url: string; clientName?: string; callbackUrl?: string; customHeaders?: Record<string, string>; debug?: boolean; autoRetry?: boolean | number; autoReconnect?: boolean | number; transportType?: 'auto' | 'http' | 'sse'; preventAutoAuth?: boolean }
  export interface UseMcpResult {
    tools: Tool[];
    resources: Resource[];
    resourceTemplates: ResourceTemplateInfo[];
    prompts: Prompt[];
    state: 'discovering' | 'pending_auth' | 'authenticating' | 'connecting' | 'loading' | 'ready' | 'failed';
    error?: string;
    authUrl?: string;
    log: { level: string; message: string; timestamp: number }[];
    /** @mcpRole tool-call name=0 arguments=1 */
    callTool(name: string, args?: Record<string, unknown>): Promise<CallToolResult>;
    /** @mcpRole resource-list */
    listResources(): Promise<void>;
    /** @mcpRole resource-read uri=0 */
    readResource(uri: string): Promise<ReadResourceResult>;
    /** @mcpRole prompt-list */
    listPrompts(): Promise<void>;
    /** @mcpRole prompt-get name=0 arguments=1 */
    getPrompt(name: string, args?: Record<string, string>): Promise<GetPromptResult>;
    retry(): void;
    disconnect(): void;
    authenticate(): void;
    clearStorage(): void;
  }
  export function useMcp(options: UseMcpOptions): UseMcpResult;
}
declare module 'use-mcp' {
  export * from 'use-mcp/react';
}
