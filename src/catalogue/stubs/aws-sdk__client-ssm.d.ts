// @aws-sdk/client-ssm 3: `send` does what the command that is made for it says.

declare module '@aws-sdk/client-ssm' {
  export class SSMClient {
    constructor(config?: any);
    send(command: any, options?: any): Promise<any>;
    destroy(): void;
  }
  export class GetParameterCommand {
    /** @mcpRole effect is=fetch */
    constructor(input?: any);
  }
  export class GetParametersCommand {
    /** @mcpRole effect is=fetch */
    constructor(input?: any);
  }
  export class GetParametersByPathCommand {
    /** @mcpRole effect is=fetch */
    constructor(input?: any);
  }
  export class DescribeParametersCommand {
    /** @mcpRole effect is=fetch */
    constructor(input?: any);
  }
  export class PutParameterCommand {
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    constructor(input?: any);
  }
  export class DeleteParameterCommand {
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    constructor(input?: any);
  }
  export class DeleteParametersCommand {
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    constructor(input?: any);
  }
  export class SendCommandCommand {
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    constructor(input?: any);
  }
  export class StartAutomationExecutionCommand {
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    constructor(input?: any);
  }
}
