// @inngest/agent-kit.

declare module '@inngest/agent-kit' {
  /** @mcpRole model-tool */
  export interface Tool {
    name: string;
    description?: string;
    parameters?: any;
    /** @mcpRole model-entry */
    handler: (input: any, options: any) => any;
  }
  /** @mcpRole tool-definition tool=0 name=0.name */
  export function createTool(tool: Tool): Tool;
  export interface AgentOptions {
    name: string;
    description?: string;
    system: any;
    model?: any;
    /** @mcpRole model-tools */
    tools?: Tool[];
    mcpServers?: any[];
  }
  /** @mcpRole model-tools tools=0.tools */
  export function createAgent(options: AgentOptions): any;
}
