// @aws-sdk/client-cloudwatch-logs 3: `send` does what the command that is made for it says.

declare module '@aws-sdk/client-cloudwatch-logs' {
  export class CloudWatchLogsClient {
    constructor(config?: any);
    send(command: any, options?: any): Promise<any>;
    destroy(): void;
  }
  export class DescribeLogGroupsCommand {
    /** @mcpRole effect is=fetch */
    constructor(input?: any);
  }
  export class DescribeLogStreamsCommand {
    /** @mcpRole effect is=fetch */
    constructor(input?: any);
  }
  export class FilterLogEventsCommand {
    /** @mcpRole effect is=fetch */
    constructor(input?: any);
  }
  export class GetLogEventsCommand {
    /** @mcpRole effect is=fetch */
    constructor(input?: any);
  }
  export class GetQueryResultsCommand {
    /** @mcpRole effect is=fetch */
    constructor(input?: any);
  }
  export class StartQueryCommand {
    /** @mcpRole effect is=fetch */
    constructor(input?: any);
  }
  export class PutLogEventsCommand {
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    constructor(input?: any);
  }
  export class CreateLogGroupCommand {
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    constructor(input?: any);
  }
  export class CreateLogStreamCommand {
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    constructor(input?: any);
  }
  export class DeleteLogGroupCommand {
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    constructor(input?: any);
  }
  export class DeleteLogStreamCommand {
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    constructor(input?: any);
  }
  export class PutRetentionPolicyCommand {
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    constructor(input?: any);
  }
}
