// @aws-sdk/client-sqs 3: `send` does what the command that is made for it says.

declare module '@aws-sdk/client-sqs' {
  export class SQSClient {
    constructor(config?: any);
    send(command: any, options?: any): Promise<any>;
    destroy(): void;
  }
  export class GetQueueAttributesCommand {
    /** @mcpRole effect is=fetch */
    constructor(input?: any);
  }
  export class GetQueueUrlCommand {
    /** @mcpRole effect is=fetch */
    constructor(input?: any);
  }
  export class ListQueuesCommand {
    /** @mcpRole effect is=fetch */
    constructor(input?: any);
  }
  export class ListQueueTagsCommand {
    /** @mcpRole effect is=fetch */
    constructor(input?: any);
  }
  export class SendMessageCommand {
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    constructor(input?: any);
  }
  export class SendMessageBatchCommand {
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    constructor(input?: any);
  }
  export class DeleteMessageCommand {
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    constructor(input?: any);
  }
  export class DeleteMessageBatchCommand {
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    constructor(input?: any);
  }
  export class CreateQueueCommand {
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    constructor(input?: any);
  }
  export class DeleteQueueCommand {
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    constructor(input?: any);
  }
  export class PurgeQueueCommand {
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    constructor(input?: any);
  }
  export class SetQueueAttributesCommand {
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    constructor(input?: any);
  }
  export class ChangeMessageVisibilityCommand {
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    constructor(input?: any);
  }
}
