// @aws-sdk/client-sns 3: `send` does what the command that is made for it says.

declare module '@aws-sdk/client-sns' {
  export class SNSClient {
    constructor(config?: any);
    send(command: any, options?: any): Promise<any>;
    destroy(): void;
  }
  export class ListTopicsCommand {
    /** @mcpRole effect is=fetch */
    constructor(input?: any);
  }
  export class ListSubscriptionsCommand {
    /** @mcpRole effect is=fetch */
    constructor(input?: any);
  }
  export class ListSubscriptionsByTopicCommand {
    /** @mcpRole effect is=fetch */
    constructor(input?: any);
  }
  export class GetTopicAttributesCommand {
    /** @mcpRole effect is=fetch */
    constructor(input?: any);
  }
  export class PublishCommand {
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    constructor(input?: any);
  }
  export class PublishBatchCommand {
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    constructor(input?: any);
  }
  export class CreateTopicCommand {
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    constructor(input?: any);
  }
  export class DeleteTopicCommand {
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    constructor(input?: any);
  }
  export class SubscribeCommand {
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    constructor(input?: any);
  }
  export class UnsubscribeCommand {
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    constructor(input?: any);
  }
  export class SetTopicAttributesCommand {
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    constructor(input?: any);
  }
}
