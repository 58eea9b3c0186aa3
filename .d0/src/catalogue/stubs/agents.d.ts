// agents (Cloudflare): the manager caches what servers list, so its list methods are synchronous.

declare module 'agents/mcp/client' {
  import { CallToolResult, GetPromptResult, Prompt, ReadResourceResult, Resource, ResourceTemplateInfo, Tool } from '@modelcontextprotocol/sdk/types.js';
  import { Client } from '@modelcontextprotocol/sdk/client/index.js';
  import { Tool as AiTool } from 'ai';

  export interface NamespacedTool extends Tool { serverId: string }
  export interface NamespacedPrompt extends Prompt { serverId: string }
  export interface NamespacedResource extends Resource { serverId: string }
  export interface NamespacedResourceTemplate extends ResourceTemplateInfo { serverId: string }
  export interface MCPClientConnection { client: Client; connectionState: string; tools: Tool[]; prompts: Prompt[]; resources: Resource[]; instructions?: string; serverCapabilities?: Record<string, any> }

  export class MCPClientManager {
    constructor(name: string, version: string, options?: unknown);
    mcpConnections: Record<string, MCPClientConnection>;
    connect(url: string, options?: unknown): Promise<{ id: string; authUrl?: string }>;
    registerServer(id: string, options: unknown): Promise<string>;
    connectToServer(id: string): Promise<unknown>;
    discoverIfConnected(serverId: string, options?: unknown): Promise<unknown>;
    waitForConnections(options?: { timeout?: number }): Promise<void>;
    /** @mcpRole tool-list */
    listTools(filter?: unknown): NamespacedTool[];
    /** @mcpRole tool-list */
    getAITools(filter?: unknown): Record<string, AiTool>;
    /** @mcpRole tool-list */
    unstable_getAITools(filter?: unknown): Record<string, AiTool>;
    /** @mcpRole prompt-list */
    listPrompts(filter?: unknown): NamespacedPrompt[];
    /** @mcpRole resource-list */
    listResources(filter?: unknown): NamespacedResource[];
    /** @mcpRole resource-list */
    listResourceTemplates(filter?: unknown): NamespacedResourceTemplate[];
    /** @mcpRole tool-call name=0.name arguments=0.arguments */
    callTool(params: { serverId: string; name: string; arguments?: Record<string, unknown> }, options?: unknown): Promise<CallToolResult>;
    /** @mcpRole resource-read uri=0.uri */
    readResource(params: { serverId: string; uri: string }, options?: unknown): Promise<ReadResourceResult>;
    /** @mcpRole prompt-get name=0.name arguments=0.arguments */
    getPrompt(params: { serverId: string; name: string; arguments?: Record<string, string> }, options?: unknown): Promise<GetPromptResult>;
    closeAllConnections(): Promise<void>;
    closeConnection(id: string): Promise<void>;
    removeServer(serverId: string): Promise<void>;
  }
}

declare module 'agents' {
  import { MCPClientManager } from 'agents/mcp/client';

  /** What a queue or a schedule runs is named by a string, the name of a method of the agent. */
  export class Agent<Env, State> {
    constructor(context: any, env: Env);
    readonly mcp: MCPClientManager;
    env: Env;
    ctx: any;
    state: State;
    initialState: State;
    setState(state: State): void;
    sql(strings: any, ...values: any[]): any[];
    /** @mcpRole schedule-entry */
    onAlarm(): void;
    /** @mcpRole schedule-entry */
    alarm(): Promise<void>;
    /** @mcpRole request-entry */
    onRequest(request: any): any;
    /** @mcpRole request-entry */
    onConnect(connection: any, context: any): any;
    /** @mcpRole request-entry */
    onMessage(connection: any, message: any): any;
    /** @mcpRole request-entry */
    onEmail(email: any): any;
    /** @mcpRole schedule-entry */
    onStart(props?: any): any;
    /** @mcpRole schedule-entry handler=1 */
    schedule(when: Date | string | number, callback: string, payload?: any, options?: unknown): Promise<any>;
    /** @mcpRole schedule-entry handler=1 */
    scheduleEvery(intervalSeconds: number, callback: string, payload?: any, options?: unknown): Promise<any>;
    /** @mcpRole schedule-entry handler=0 */
    queue(callback: string, payload: any, options?: unknown): Promise<string>;
    addMcpServer(serverName: string, url: any, ...rest: any[]): Promise<{ id: string; state: string; authUrl?: string }>;
    removeMcpServer(id: string): Promise<void>;
    getMcpServers(): any;
    broadcast(message: any, without?: string[]): void;
  }
  /**
   * A method a client of the agent calls.
   * @mcpRole user-entry
   */
  export function callable(metadata?: unknown): any;
  /** @mcpRole user-entry */
  export function unstable_callable(metadata?: unknown): any;
  export function routeAgentRequest(request: any, env: any, options?: unknown): Promise<any>;
}

declare module 'agents/mcp' {
  import { Agent } from 'agents';
  import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';

  export { MCPClientManager } from 'agents/mcp/client';
  export abstract class McpAgent<Env, State, Props> extends Agent<Env, State> {
    props?: Props;
    abstract server: McpServer;
    abstract init(): Promise<void>;
    static serve(path: string, options?: unknown): any;
    static serveSSE(path: string, options?: unknown): any;
    static mount(path: string, options?: unknown): any;
  }
}
