// xmcp: the default export of a file in src/prompts, src/tools or src/resources is the handler (a convention of paths; what the metadata is annotated with says it too).

declare module 'xmcp' {
  import { ToolAnnotations } from '@modelcontextprotocol/sdk/types.js';
  import { Client } from '@modelcontextprotocol/client';

  /** @mcpRole offers is=prompt */
  export interface PromptMetadata { name: string; title: string; description: string; role?: string }
  /** @mcpRole offers is=tool */
  export interface ToolMetadata { name: string; description: string; annotations?: ToolAnnotations; _meta?: Record<string, unknown> }
  /** @mcpRole offers is=resource */
  export interface ResourceMetadata { name: string; title?: string; description?: string; mimeType?: string }
  export function createHTTPClient(config: any): Promise<Client>;
  export function createSTDIOClient(config: any): Promise<any>;
  /** @mcpRole tool-list */
  export function listSTDIOClientTools(connection: any): Promise<string[]>;
  /** @mcpRole tool-call name=1 arguments=2 */
  export function callSTDIOClientTool(connection: any, toolName: string, args: Record<string, unknown>): Promise<unknown>;
}
