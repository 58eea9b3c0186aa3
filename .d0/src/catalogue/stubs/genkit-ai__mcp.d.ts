// @genkit-ai/mcp: the prompts of a server come as executable prompts.

declare module '@genkit-ai/mcp' {
  import { DynamicResourceAction, ExecutablePrompt, GenerateOptions, GenerateResponse, GenerateStreamResponse, Genkit, PromptGenerateOptions, ToolAction } from 'genkit';
  import { Client } from '@modelcontextprotocol/sdk/client/index.js';

  /** @mcpRole executable-prompt */
  export interface McpExecutablePrompt extends ExecutablePrompt {
    /** @mcpRole prompt-get */
    (input?: any, options?: PromptGenerateOptions): Promise<GenerateResponse>;
    /** @mcpRole prompt-get */
    stream(input?: any, options?: PromptGenerateOptions): GenerateStreamResponse;
    /** @mcpRole prompt-get */
    render(input?: any, options?: PromptGenerateOptions): Promise<GenerateOptions>;
    /** @mcpRole prompt-as-tool */
    asTool(): Promise<ToolAction>;
  }

  export interface McpServerConfig { command?: string; args?: string[]; env?: Record<string, string>; url?: string; transport?: unknown; disabled?: boolean; roots?: unknown[] }
  export interface McpHostOptions { name?: string; version?: string; mcpServers?: Record<string, McpServerConfig>; rawToolResponses?: boolean; multipart?: boolean; roots?: unknown[] }
  export interface McpClientOptions { name: string; serverName?: string; version?: string; mcpServer: McpServerConfig; rawToolResponses?: boolean }

  export class GenkitMcpClient {
    constructor(options: McpClientOptions);
    readonly name: string;
    get serverName(): string;
    ready(): Promise<void>;
    enable(): Promise<void>;
    disable(): Promise<void>;
    restart(): Promise<void>;
    isEnabled(): boolean;
    /** @mcpRole tool-list */
    getActiveTools(ai: Genkit): Promise<ToolAction[]>;
    /** @mcpRole resource-list */
    getActiveResources(ai: Genkit): Promise<DynamicResourceAction[]>;
    /** @mcpRole prompt-list */
    getActivePrompts(ai: Genkit, options?: PromptGenerateOptions): Promise<McpExecutablePrompt[]>;
    /** @mcpRole prompt-get name=1 arguments=2 */
    getPrompt(ai: Genkit, promptName: string, options?: PromptGenerateOptions): Promise<McpExecutablePrompt | undefined>;
    get mcpClient(): Client | undefined;
  }
  export class GenkitMcpHost {
    constructor(options: McpHostOptions);
    name: string;
    ready(): Promise<void>;
    connect(serverName: string, config: McpServerConfig): Promise<void>;
    disconnect(serverName: string): Promise<void>;
    enable(serverName: string): Promise<void>;
    disable(serverName: string): Promise<void>;
    reconnect(serverName: string): Promise<void>;
    updateServers(mcpServers: Record<string, McpServerConfig>): void;
    /** @mcpRole tool-list */
    getActiveTools(ai: Genkit): Promise<ToolAction[]>;
    /** @mcpRole resource-list */
    getActiveResources(ai: Genkit): Promise<DynamicResourceAction[]>;
    /** @mcpRole prompt-list */
    getActivePrompts(ai: Genkit): Promise<McpExecutablePrompt[]>;
    /** @mcpRole prompt-get name=2 arguments=3 */
    getPrompt(ai: Genkit, serverName: string, promptName: string, options?: PromptGenerateOptions): Promise<McpExecutablePrompt | undefined>;
    close(): Promise<void>;
    get activeClients(): GenkitMcpClient[];
    getClient(name: string): GenkitMcpClient;
  }
  export function createMcpHost(options: McpHostOptions): GenkitMcpHost;
  export function defineMcpHost(ai: Genkit, options: McpHostOptions): GenkitMcpHost;
  export function createMcpClient(options: McpClientOptions): GenkitMcpClient;
  export function defineMcpClient(ai: Genkit, options: McpClientOptions): GenkitMcpClient;
  export function createMcpServer(ai: Genkit, options: { name: string; version?: string; roots?: unknown[] }): { setup(): Promise<void>; start(transport?: unknown): Promise<void> };
}
