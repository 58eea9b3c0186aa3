// @aws-sdk/client-s3 3: `send` does what the command that is made for it says.

declare module '@aws-sdk/client-s3' {
  export class S3Client {
    constructor(config?: any);
    send(command: any, options?: any): Promise<any>;
    destroy(): void;
  }
  export class GetObjectCommand {
    /** @mcpRole effect is=fetch */
    constructor(input?: any);
  }
  export class HeadObjectCommand {
    /** @mcpRole effect is=fetch */
    constructor(input?: any);
  }
  export class HeadBucketCommand {
    /** @mcpRole effect is=fetch */
    constructor(input?: any);
  }
  export class ListBucketsCommand {
    /** @mcpRole effect is=fetch */
    constructor(input?: any);
  }
  export class ListObjectsCommand {
    /** @mcpRole effect is=fetch */
    constructor(input?: any);
  }
  export class ListObjectsV2Command {
    /** @mcpRole effect is=fetch */
    constructor(input?: any);
  }
  export class ListObjectVersionsCommand {
    /** @mcpRole effect is=fetch */
    constructor(input?: any);
  }
  export class ListPartsCommand {
    /** @mcpRole effect is=fetch */
    constructor(input?: any);
  }
  export class ListMultipartUploadsCommand {
    /** @mcpRole effect is=fetch */
    constructor(input?: any);
  }
  export class GetBucketLocationCommand {
    /** @mcpRole effect is=fetch */
    constructor(input?: any);
  }
  export class GetBucketPolicyCommand {
    /** @mcpRole effect is=fetch */
    constructor(input?: any);
  }
  export class GetBucketAclCommand {
    /** @mcpRole effect is=fetch */
    constructor(input?: any);
  }
  export class GetBucketTaggingCommand {
    /** @mcpRole effect is=fetch */
    constructor(input?: any);
  }
  export class GetBucketVersioningCommand {
    /** @mcpRole effect is=fetch */
    constructor(input?: any);
  }
  export class GetObjectAclCommand {
    /** @mcpRole effect is=fetch */
    constructor(input?: any);
  }
  export class GetObjectAttributesCommand {
    /** @mcpRole effect is=fetch */
    constructor(input?: any);
  }
  export class GetObjectTaggingCommand {
    /** @mcpRole effect is=fetch */
    constructor(input?: any);
  }
  export class SelectObjectContentCommand {
    /** @mcpRole effect is=fetch */
    constructor(input?: any);
  }
  export class PutObjectCommand {
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    constructor(input?: any);
  }
  export class CopyObjectCommand {
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    constructor(input?: any);
  }
  export class DeleteObjectCommand {
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    constructor(input?: any);
  }
  export class DeleteObjectsCommand {
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    constructor(input?: any);
  }
  export class CreateBucketCommand {
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    constructor(input?: any);
  }
  export class DeleteBucketCommand {
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    constructor(input?: any);
  }
  export class CreateMultipartUploadCommand {
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    constructor(input?: any);
  }
  export class UploadPartCommand {
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    constructor(input?: any);
  }
  export class CompleteMultipartUploadCommand {
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    constructor(input?: any);
  }
  export class AbortMultipartUploadCommand {
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    constructor(input?: any);
  }
  export class PutObjectAclCommand {
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    constructor(input?: any);
  }
  export class PutObjectTaggingCommand {
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    constructor(input?: any);
  }
  export class DeleteObjectTaggingCommand {
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    constructor(input?: any);
  }
  export class PutBucketPolicyCommand {
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    constructor(input?: any);
  }
  export class DeleteBucketPolicyCommand {
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    constructor(input?: any);
  }
  export class PutBucketAclCommand {
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    constructor(input?: any);
  }
  export class PutBucketTaggingCommand {
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    constructor(input?: any);
  }
  export class PutBucketVersioningCommand {
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    constructor(input?: any);
  }
  export class RestoreObjectCommand {
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    constructor(input?: any);
  }
}
