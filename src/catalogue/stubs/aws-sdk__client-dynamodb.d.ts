// @aws-sdk/client-dynamodb 3: `send` does what the command that is made for it says.

declare module '@aws-sdk/client-dynamodb' {
  export class DynamoDBClient {
    constructor(config?: any);
    send(command: any, options?: any): Promise<any>;
    destroy(): void;
  }
  export class GetItemCommand {
    /** @mcpRole effect is=fetch */
    constructor(input?: any);
  }
  export class BatchGetItemCommand {
    /** @mcpRole effect is=fetch */
    constructor(input?: any);
  }
  export class QueryCommand {
    /** @mcpRole effect is=fetch */
    constructor(input?: any);
  }
  export class ScanCommand {
    /** @mcpRole effect is=fetch */
    constructor(input?: any);
  }
  export class DescribeTableCommand {
    /** @mcpRole effect is=fetch */
    constructor(input?: any);
  }
  export class ListTablesCommand {
    /** @mcpRole effect is=fetch */
    constructor(input?: any);
  }
  export class DescribeTimeToLiveCommand {
    /** @mcpRole effect is=fetch */
    constructor(input?: any);
  }
  export class TransactGetItemsCommand {
    /** @mcpRole effect is=fetch */
    constructor(input?: any);
  }
  export class PutItemCommand {
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    constructor(input?: any);
  }
  export class UpdateItemCommand {
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    constructor(input?: any);
  }
  export class DeleteItemCommand {
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    constructor(input?: any);
  }
  export class BatchWriteItemCommand {
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    constructor(input?: any);
  }
  export class TransactWriteItemsCommand {
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    constructor(input?: any);
  }
  export class CreateTableCommand {
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    constructor(input?: any);
  }
  export class UpdateTableCommand {
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    constructor(input?: any);
  }
  export class DeleteTableCommand {
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    constructor(input?: any);
  }
  export class UpdateTimeToLiveCommand {
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    constructor(input?: any);
  }
}
