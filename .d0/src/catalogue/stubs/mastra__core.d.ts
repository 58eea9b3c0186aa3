// @mastra/core.

declare module '@mastra/core/tools' {
  import { ToolAnnotations } from '@modelcontextprotocol/sdk/types.js';

  export interface ToolOptions {
    id: string;
    description: string;
    inputSchema?: unknown;
    outputSchema?: unknown;
    suspendSchema?: unknown;
    resumeSchema?: unknown;
    requireApproval?: boolean;
    mcp?: { annotations?: ToolAnnotations; _meta?: Record<string, unknown> };
    /** @mcpRole model-entry */
    execute?: (input: any, context?: any) => any;
  }
  /** @mcpRole model-tool */
  export class Tool {
    /** @mcpRole tool-definition tool=0 name=0.id annotations=0.mcp.annotations */
    constructor(options: ToolOptions);
    id: string;
    description: string;
    inputSchema?: any;
    outputSchema?: any;
    requireApproval?: boolean;
    mcp?: { annotations?: ToolAnnotations };
    /** @mcpRole model-entry */
    execute?: (input: any, context?: any) => any;
  }
  /** @mcpRole tool-definition tool=0 name=0.id annotations=0.mcp.annotations */
  export function createTool(options: ToolOptions): Tool;
}

declare module '@mastra/core/agent' {
  import { Tool } from '@mastra/core/tools';

  export interface AgentConfig {
    id?: string;
    name: string;
    instructions: any;
    model: any;
    /** @mcpRole model-tools */
    tools?: Record<string, Tool>;
    agents?: any;
    workflows?: any;
    memory?: any;
  }
  export interface AgentExecutionOptions {
    /** @mcpRole model-tools */
    toolsets?: Record<string, Record<string, Tool>>;
    /** @mcpRole model-tools */
    clientTools?: Record<string, Tool>;
    instructions?: any;
    maxSteps?: number;
    onStepFinish?: (step: any) => any;
    onFinish?: (result: any) => any;
    memory?: any;
    structuredOutput?: any;
  }
  export interface AgentResult {
    /** @mcpRole model-output */
    text: string;
    /** @mcpRole model-output */
    object: any;
    /** @mcpRole model-output */
    toolCalls: MastraToolCall[];
    toolResults: any[];
    /** @mcpRole model-output */
    steps: any[];
    finishReason: string;
  }
  /** @mcpRole tool-call-request */
  export interface MastraToolCall { toolCallId: string; toolName: string; args: any; payload: any }
  export interface AgentStream {
    /** @mcpRole model-output */
    text: Promise<string>;
    /** @mcpRole model-output */
    textStream: AsyncIterable<string>;
    /** @mcpRole model-output */
    fullStream: AsyncIterable<any>;
    /** @mcpRole model-output */
    toolCalls: Promise<MastraToolCall[]>;
  }
  export class Agent {
    /** @mcpRole model-tools tools=0.tools */
    constructor(config: AgentConfig);
    name: string;
    /** @mcpRole inference */
    generate(messages: any, options?: AgentExecutionOptions): Promise<AgentResult>;
    /** @mcpRole inference */
    stream(messages: any, options?: AgentExecutionOptions): Promise<AgentStream>;
    /** @mcpRole inference */
    generateLegacy(messages: any, options?: AgentExecutionOptions): Promise<AgentResult>;
    /** @mcpRole inference */
    streamLegacy(messages: any, options?: AgentExecutionOptions): Promise<AgentStream>;
    listTools(options?: unknown): Promise<Record<string, Tool>>;
  }
}

declare module '@mastra/core' {
  export { Agent } from '@mastra/core/agent';
  export { Tool, createTool } from '@mastra/core/tools';
  export class Mastra { constructor(config?: any); getAgent(name: string): any }
}
declare module '@mastra/core/mastra' {
  export * from '@mastra/core';
}
