// @frontmcp/sdk: decorated classes, or functions given to what a builder returns.

declare module '@frontmcp/sdk' {
  import { GetPromptResult, ReadResourceResult, ToolAnnotations } from '@modelcontextprotocol/sdk/types.js';

  export interface ToolMetadata { name: string; description?: string; inputSchema?: any; outputSchema?: any; annotations?: ToolAnnotations; tags?: string[]; [option: string]: unknown }
  export interface PromptMetadata { name: string; title?: string; description?: string; arguments?: { name: string; description?: string; required?: boolean }[]; [option: string]: unknown }
  export interface ResourceMetadata { name: string; title?: string; uri: string; description?: string; mimeType?: string; [option: string]: unknown }
  export interface ResourceTemplateMetadata { name: string; title?: string; uriTemplate: string; description?: string; mimeType?: string; [option: string]: unknown }

  export abstract class ToolContext {
    abstract execute(input: any): Promise<unknown>;
    get(token: any): any;
    /** @mcpRole effect is=fetch */
    fetch(input: any, init?: any): Promise<any>;
    fail(error: Error): never;
    respond(value: unknown): void;
    notify(message: string, level?: string): Promise<boolean>;
  }
  export abstract class PromptContext {
    abstract execute(args: Record<string, string>): Promise<GetPromptResult>;
    get(token: any): any;
    /** @mcpRole effect is=fetch */
    fetch(input: any, init?: any): Promise<any>;
    fail(error: Error): never;
  }
  export abstract class ResourceContext {
    abstract execute(uri: string, params?: Record<string, string>): Promise<ReadResourceResult>;
    get(token: any): any;
    /** @mcpRole effect is=fetch */
    fetch(input: any, init?: any): Promise<any>;
    fail(error: Error): never;
  }
  /** @mcpRole offers is=tool handler=decorated.execute */
  export function Tool(metadata: ToolMetadata): any;
  /** @mcpRole offers is=prompt handler=decorated.execute */
  export function Prompt(metadata: PromptMetadata): any;
  /** @mcpRole offers is=resource handler=decorated.execute */
  export function Resource(metadata: ResourceMetadata): any;
  /** @mcpRole offers is=resource handler=decorated.execute */
  export function ResourceTemplate(metadata: ResourceTemplateMetadata): any;

  export interface ToolMaker {
    /** @mcpRole model-entry handler=0 */
    (handler: (input: any, context: any) => any): any;
  }
  export interface PromptMaker {
    /** @mcpRole prompt-handler handler=0 */
    (handler: (args: Record<string, string>, context: any) => any): any;
  }
  export interface ResourceMaker {
    /** @mcpRole resource-handler handler=0 */
    (handler: (uri: string, params: any, context: any) => any): any;
  }
  /** @mcpRole offers is=tool handler=curried */
  export function tool(metadata: ToolMetadata): ToolMaker;
  /** @mcpRole offers is=prompt handler=curried */
  export function prompt(metadata: PromptMetadata): PromptMaker;
  /** @mcpRole offers is=resource handler=curried */
  export function resource(metadata: ResourceMetadata): ResourceMaker;
  /** @mcpRole offers is=resource handler=curried */
  export function resourceTemplate(metadata: ResourceTemplateMetadata): ResourceMaker;
}
