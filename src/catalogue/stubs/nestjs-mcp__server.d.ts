// @nestjs-mcp/server 0.3.0: methods of resolver classes.

declare module '@nestjs-mcp/server' {
  import { ToolAnnotations } from '@modelcontextprotocol/sdk/types.js';

  export interface ToolOptions { name: string; description?: string; paramsSchema?: any; annotations?: ToolAnnotations }
  export interface PromptOptions { name: string; description?: string; argsSchema?: any }
  export interface ResourceOptions { name: string; uri?: string; template?: string; metadata?: Record<string, any> }
  /** @mcpRole offers is=tool handler=decorated */
  export function Tool(options: ToolOptions): any;
  /** @mcpRole offers is=prompt handler=decorated */
  export function Prompt(options: PromptOptions): any;
  /** @mcpRole offers is=resource handler=decorated */
  export function Resource(options: ResourceOptions): any;
}
