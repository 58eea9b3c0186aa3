// muppet 0.2.2: routes of Hono that are described; the last handler of the route is the one of the tool or prompt.

declare module 'muppet' {
  import { Hono } from 'hono';

  export interface ToolDescribeOptions { name?: string; description?: string; annotations?: any }
  export interface PromptDescribeOptions { name?: string; description?: string; completion?: any }
  /** @mcpRole offers is=tool handler=beside */
  export function describeTool(docs?: ToolDescribeOptions): any;
  /** @mcpRole offers is=prompt handler=beside */
  export function describePrompt(docs?: PromptDescribeOptions): any;
  export function mValidator(target: string, schema: any, hook?: any): any;
  export function registerResources(handler: (context: any) => any): any;
  export function muppet(app: Hono, config: { name: string; version: string; [option: string]: unknown }): Promise<any>;
}
