// @aws-sdk/client-lambda 3: `send` does what the command that is made for it says.

declare module '@aws-sdk/client-lambda' {
  export class LambdaClient {
    constructor(config?: any);
    send(command: any, options?: any): Promise<any>;
    destroy(): void;
  }
  export class GetFunctionCommand {
    /** @mcpRole effect is=fetch */
    constructor(input?: any);
  }
  export class GetFunctionConfigurationCommand {
    /** @mcpRole effect is=fetch */
    constructor(input?: any);
  }
  export class ListFunctionsCommand {
    /** @mcpRole effect is=fetch */
    constructor(input?: any);
  }
  export class ListVersionsByFunctionCommand {
    /** @mcpRole effect is=fetch */
    constructor(input?: any);
  }
  export class ListAliasesCommand {
    /** @mcpRole effect is=fetch */
    constructor(input?: any);
  }
  export class ListLayersCommand {
    /** @mcpRole effect is=fetch */
    constructor(input?: any);
  }
  export class GetPolicyCommand {
    /** @mcpRole effect is=fetch */
    constructor(input?: any);
  }
  export class InvokeCommand {
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    constructor(input?: any);
  }
  export class CreateFunctionCommand {
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    constructor(input?: any);
  }
  export class UpdateFunctionCodeCommand {
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    constructor(input?: any);
  }
  export class UpdateFunctionConfigurationCommand {
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    constructor(input?: any);
  }
  export class DeleteFunctionCommand {
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    constructor(input?: any);
  }
  export class PublishVersionCommand {
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    constructor(input?: any);
  }
  export class CreateAliasCommand {
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    constructor(input?: any);
  }
  export class UpdateAliasCommand {
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    constructor(input?: any);
  }
  export class DeleteAliasCommand {
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    constructor(input?: any);
  }
  export class AddPermissionCommand {
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    constructor(input?: any);
  }
  export class RemovePermissionCommand {
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    constructor(input?: any);
  }
}
