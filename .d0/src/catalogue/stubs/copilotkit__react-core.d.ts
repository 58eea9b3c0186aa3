// @copilotkit/react-core: the handler of a frontend tool is run by the model, although it stands in a hook.

declare module '@copilotkit/react-core' {
  /** @mcpRole model-tool */
  export interface FrontendTool {
    name: string;
    description?: string;
    parameters?: any;
    /** @mcpRole model-entry */
    handler?: (args: any) => any;
    render?: any;
  }
  /** @mcpRole tool-definition tool=0 name=0.name */
  export function useFrontendTool(tool: FrontendTool, dependencies?: readonly unknown[]): void;
  /** @mcpRole tool-definition tool=0 name=0.name */
  export function useCopilotAction(action: FrontendTool, dependencies?: readonly unknown[]): void;
}
declare module '@copilotkit/react-core/v2' {
  export * from '@copilotkit/react-core';
}
