// @rekog/mcp-nest 2.0.5: methods of NestJS services; a primitive without a name is called like the method.

declare module '@rekog/mcp-nest' {
  /** @mcpRole tool-annotations */
  export interface ToolAnnotations { title?: string; readOnlyHint?: boolean; destructiveHint?: boolean; idempotentHint?: boolean; openWorldHint?: boolean }
  export interface ToolOptions { name?: string; description?: string; parameters?: any; outputSchema?: any; annotations?: ToolAnnotations; _meta?: Record<string, any> }
  export interface PromptOptions { name?: string; description: string; parameters?: any }
  export interface ResourceOptions { uri: string; name?: string; description?: string; mimeType?: string }
  export interface ResourceTemplateOptions { uriTemplate: string; name?: string; description?: string; mimeType?: string }
  export interface Context { reportProgress(progress: any): Promise<void>; log: any; mcpServer: any; mcpRequest: any }
  /** @mcpRole offers is=tool handler=decorated */
  export function Tool(options: ToolOptions): any;
  /** @mcpRole offers is=prompt handler=decorated */
  export function Prompt(options: PromptOptions): any;
  /** @mcpRole offers is=resource handler=decorated */
  export function Resource(options: ResourceOptions): any;
  /** @mcpRole offers is=resource handler=decorated */
  export function ResourceTemplate(options: ResourceTemplateOptions): any;
}
