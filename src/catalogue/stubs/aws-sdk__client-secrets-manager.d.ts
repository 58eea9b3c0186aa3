// @aws-sdk/client-secrets-manager 3: `send` does what the command that is made for it says.

declare module '@aws-sdk/client-secrets-manager' {
  export class SecretsManagerClient {
    constructor(config?: any);
    send(command: any, options?: any): Promise<any>;
    destroy(): void;
  }
  export class GetSecretValueCommand {
    /** @mcpRole effect is=fetch */
    constructor(input?: any);
  }
  export class DescribeSecretCommand {
    /** @mcpRole effect is=fetch */
    constructor(input?: any);
  }
  export class ListSecretsCommand {
    /** @mcpRole effect is=fetch */
    constructor(input?: any);
  }
  export class CreateSecretCommand {
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    constructor(input?: any);
  }
  export class PutSecretValueCommand {
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    constructor(input?: any);
  }
  export class UpdateSecretCommand {
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    constructor(input?: any);
  }
  export class DeleteSecretCommand {
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    constructor(input?: any);
  }
  export class RestoreSecretCommand {
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    constructor(input?: any);
  }
  export class RotateSecretCommand {
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    constructor(input?: any);
  }
  export class TagResourceCommand {
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    constructor(input?: any);
  }
}
