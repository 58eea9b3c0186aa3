// @voltagent/core: tools of servers, no prompts.

declare module '@voltagent/core' {
  /** @mcpRole model-tool */
  export interface Tool {
    name: string;
    description: string;
    parameters: any;
    /** @mcpRole model-entry */
    execute?: (args: any, options?: any) => any;
  }
  /** @mcpRole tool-definition tool=0 name=0.name */
  export function createTool(options: {
    name: string;
    description: string;
    parameters: any;
    outputSchema?: any;
    needsApproval?: any;
    /** @mcpRole model-entry */
    execute?: (args: any, options?: any) => any;
  }): Tool;
  /** @mcpRole tool-definition tool=0 name=0.name */
  export function tool(options: {
    name: string;
    description: string;
    parameters: any;
    /** @mcpRole model-entry */
    execute?: (args: any, options?: any) => any;
  }): Tool;
  export interface AgentOptions {
    name: string;
    instructions: any;
    model: any;
    /** @mcpRole model-tools */
    tools?: any;
    toolkits?: any[];
    subAgents?: any[];
  }
  export class Agent {
    /** @mcpRole model-tools tools=0.tools */
    constructor(options: AgentOptions);
    /** @mcpRole inference */
    generateText(input: any, options?: any): Promise<any>;
    /** @mcpRole inference */
    streamText(input: any, options?: any): Promise<any>;
  }
  export class MCPConfiguration {
    constructor(options: { servers: Record<string, any> });
    /** @mcpRole tool-list */
    getTools(): Promise<Tool[]>;
    /** @mcpRole tool-list */
    getToolsets(): Promise<Record<string, any>>;
    disconnect(): Promise<void>;
  }
}
