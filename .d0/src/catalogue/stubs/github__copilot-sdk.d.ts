// @github/copilot-sdk.

declare module '@github/copilot-sdk' {
  /** @mcpRole model-tool */
  export interface Tool {
    name: string;
    description?: string;
    parameters?: any;
    skipPermission?: boolean;
    /** @mcpRole model-entry */
    handler?: (args: any, invocation?: any) => any;
  }
  /** @mcpRole tool-definition tool=1 name=0 */
  export function defineTool(name: string, config: {
    description?: string;
    parameters?: any;
    skipPermission?: boolean;
    /** @mcpRole model-entry */
    handler?: (args: any, invocation?: any) => any;
  }): Tool;
  export interface CommandDefinition {
    name: string;
    description?: string;
    /** @mcpRole user-entry */
    handler: (context: any) => any;
  }
  export interface SessionConfig {
    model?: string;
    /** @mcpRole model-tools */
    tools?: Tool[];
    commands?: CommandDefinition[];
    mcpServers?: Record<string, any>;
    systemMessage?: any;
    [option: string]: any;
  }
  export class CopilotClient {
    constructor(options?: any);
    /** @mcpRole model-tools tools=0.tools */
    createSession(config?: SessionConfig): Promise<any>;
    start(): Promise<void>;
    stop(): Promise<any>;
  }
}
