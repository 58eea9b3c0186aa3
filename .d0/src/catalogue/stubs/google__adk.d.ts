// @google/adk.

declare module '@google/adk' {
  export abstract class BaseTool {
    constructor(options: { name: string; description: string; isLongRunning?: boolean });
    name: string;
    description: string;
    /** @mcpRole model-entry */
    abstract runAsync(request: any): Promise<unknown>;
  }
  export interface FunctionToolOptions {
    name?: string;
    description: string;
    parameters?: any;
    /** @mcpRole model-entry */
    execute: (input: any, toolContext?: any) => any;
    isLongRunning?: boolean;
    requireConfirmation?: any;
  }
  /** @mcpRole model-tool */
  export class FunctionTool extends BaseTool {
    /** @mcpRole tool-definition tool=0 name=0.name */
    constructor(options: FunctionToolOptions);
    runAsync(request: any): Promise<unknown>;
  }
  export class MCPToolset {
    constructor(connectionParams: any, toolFilter?: any, prefix?: string);
    /** @mcpRole tool-list */
    getTools(context?: any): Promise<BaseTool[]>;
    close(): Promise<void>;
  }
  export interface LlmAgentConfig {
    name: string;
    description?: string;
    model?: any;
    instruction?: any;
    /** @mcpRole model-tools */
    tools?: (BaseTool | MCPToolset)[];
    subAgents?: any[];
  }
  export class LlmAgent {
    /** @mcpRole model-tools tools=0.tools */
    constructor(config: LlmAgentConfig);
  }
}
