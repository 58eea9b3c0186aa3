// mcporter: tools and resources only.

declare module 'mcporter' {
  export interface ServerToolInfo { name: string; description?: string; inputSchema?: unknown; outputSchema?: unknown }
  export interface Runtime {
    listServers(): string[];
    /** @mcpRole tool-list */
    listTools(server: string, options?: unknown): Promise<ServerToolInfo[]>;
    /** @mcpRole tool-call name=1 arguments=2.args */
    callTool(server: string, toolName: string, options?: { args?: Record<string, unknown>; timeoutMs?: number }): Promise<unknown>;
    /** @mcpRole resource-list */
    listResources(server: string, options?: unknown): Promise<unknown>;
    connect(server: string): Promise<any>;
    close(server?: string): Promise<void>;
  }
  export function createRuntime(options?: any): Promise<Runtime>;
  /** @mcpRole tool-call name=0.toolName arguments=0.args */
  export function callOnce(params: { server: string; toolName: string; args?: Record<string, unknown>; configPath?: string }): Promise<unknown>;
}
