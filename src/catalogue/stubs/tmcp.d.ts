// tmcp.

declare module 'tmcp/tool' {
  /** @mcpRole tool-annotations */
  export interface ToolAnnotations { title?: string; readOnlyHint?: boolean; destructiveHint?: boolean; idempotentHint?: boolean; openWorldHint?: boolean }
  export interface ToolOptions { name: string; description: string; title?: string; annotations?: ToolAnnotations; schema?: unknown; outputSchema?: unknown; enabled?: () => boolean | Promise<boolean>; icons?: unknown[] }
  /** @mcpRole model-tool */
  export interface CreatedTool extends ToolOptions {
    /** @mcpRole model-entry */
    execute: (input?: any) => any;
  }
  /**
   * @mcpRole tool-definition tool=0 name=0.name annotations=0.annotations
   * @mcpRole model-entry handler=1
   * @mcpRole offers is=tool
   */
  export function defineTool(options: ToolOptions, execute: (input?: any) => any): CreatedTool;
}
declare module 'tmcp/prompt' {
  export interface PromptOptions { name: string; description: string; title?: string; schema?: unknown; complete?: any; enabled?: () => boolean | Promise<boolean>; icons?: unknown[] }
  export interface CreatedPrompt extends PromptOptions {
    /** @mcpRole prompt-handler */
    execute: (input?: any) => any;
  }
  /**
   * @mcpRole prompt-handler name=0.name handler=1
   * @mcpRole offers is=prompt
   */
  export function definePrompt(options: PromptOptions, execute: (input?: any) => any): CreatedPrompt;
}
declare module 'tmcp/resource' {
  export interface ResourceOptions { name: string; description: string; title?: string; uri: string }
  /**
   * @mcpRole resource-handler handler=1
   * @mcpRole offers is=resource
   */
  export function defineResource(options: ResourceOptions, execute: (uri: string) => any): any;
}
declare module 'tmcp/template' {
  export interface TemplateOptions { name: string; description: string; title?: string; uri: string; complete?: any }
  /**
   * @mcpRole resource-handler handler=1
   * @mcpRole offers is=resource
   */
  export function defineTemplate(options: TemplateOptions, execute: (uri: string, params: any) => any): any;
}
declare module 'tmcp' {
  import { CreatedTool, ToolOptions } from 'tmcp/tool';
  import { CreatedPrompt, PromptOptions } from 'tmcp/prompt';
  import { ResourceOptions } from 'tmcp/resource';
  import { TemplateOptions } from 'tmcp/template';

  export class McpServer {
    constructor(info: { name: string; version: string; description?: string }, options: { adapter?: any; capabilities?: any; instructions?: string });
    /**
     * @mcpRole tool-definition tool=0 name=0.name annotations=0.annotations
     * @mcpRole model-entry handler=1
     */
    tool(options: ToolOptions | CreatedTool, execute?: (input?: any) => any): void;
    tools(tools: CreatedTool[]): void;
    /** @mcpRole prompt-handler name=0.name handler=1 */
    prompt(options: PromptOptions | CreatedPrompt, execute?: (input?: any) => any): void;
    prompts(prompts: CreatedPrompt[]): void;
    /** @mcpRole resource-handler name=0.name handler=1 */
    resource(options: ResourceOptions, execute?: (uri: string) => any): void;
    resources(resources: any[]): void;
    /**
     * @mcpRole resource-handler handler=1
     * @mcpRole offers is=resource
     */
    template(options: TemplateOptions, execute?: (uri: string, params: any) => any): void;
    templates(templates: any[]): void;
    /** @mcpRole registers handler=1 */
    on(event: string, callback: (...args: any[]) => any, options?: unknown): () => void;
    changed(what: string, ...args: any[]): void;
    receive(message: any, context?: any): Promise<any>;
  }
}
