// @aws-sdk/client-ec2 3: `send` does what the command that is made for it says.

declare module '@aws-sdk/client-ec2' {
  export class EC2Client {
    constructor(config?: any);
    send(command: any, options?: any): Promise<any>;
    destroy(): void;
  }
  export class DescribeInstancesCommand {
    /** @mcpRole effect is=fetch */
    constructor(input?: any);
  }
  export class DescribeInstanceStatusCommand {
    /** @mcpRole effect is=fetch */
    constructor(input?: any);
  }
  export class DescribeImagesCommand {
    /** @mcpRole effect is=fetch */
    constructor(input?: any);
  }
  export class DescribeVolumesCommand {
    /** @mcpRole effect is=fetch */
    constructor(input?: any);
  }
  export class DescribeVpcsCommand {
    /** @mcpRole effect is=fetch */
    constructor(input?: any);
  }
  export class DescribeSubnetsCommand {
    /** @mcpRole effect is=fetch */
    constructor(input?: any);
  }
  export class DescribeSecurityGroupsCommand {
    /** @mcpRole effect is=fetch */
    constructor(input?: any);
  }
  export class DescribeRegionsCommand {
    /** @mcpRole effect is=fetch */
    constructor(input?: any);
  }
  export class DescribeSnapshotsCommand {
    /** @mcpRole effect is=fetch */
    constructor(input?: any);
  }
  export class RunInstancesCommand {
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    constructor(input?: any);
  }
  export class StartInstancesCommand {
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    constructor(input?: any);
  }
  export class StopInstancesCommand {
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    constructor(input?: any);
  }
  export class RebootInstancesCommand {
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    constructor(input?: any);
  }
  export class TerminateInstancesCommand {
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    constructor(input?: any);
  }
  export class CreateTagsCommand {
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    constructor(input?: any);
  }
  export class DeleteTagsCommand {
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    constructor(input?: any);
  }
  export class CreateSnapshotCommand {
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    constructor(input?: any);
  }
  export class DeleteSnapshotCommand {
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    constructor(input?: any);
  }
  export class CreateSecurityGroupCommand {
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    constructor(input?: any);
  }
  export class DeleteSecurityGroupCommand {
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    constructor(input?: any);
  }
  export class AuthorizeSecurityGroupIngressCommand {
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    constructor(input?: any);
  }
  export class RevokeSecurityGroupIngressCommand {
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    constructor(input?: any);
  }
}
