// mongodb.

declare module 'mongodb' {
  export interface FindCursor extends AsyncIterable<any> { toArray(): Promise<any[]>; next(): Promise<any>; limit(value: number): FindCursor; skip(value: number): FindCursor; sort(...args: any[]): FindCursor; project(value: any): FindCursor; map(transform: (document: any) => any): FindCursor; forEach(iterator: (document: any) => void): Promise<void> }
  export interface Collection<T> {
    /** @mcpRole effect is=fetch */
    find(...args: any[]): FindCursor;
    /** @mcpRole effect is=fetch */
    aggregate(...args: any[]): FindCursor;
    /** @mcpRole effect is=fetch */
    listIndexes(...args: any[]): FindCursor;
    /** @mcpRole effect is=fetch */
    watch(...args: any[]): any;
    /** @mcpRole effect is=fetch */
    findOne(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    countDocuments(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    estimatedDocumentCount(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    distinct(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    indexes(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    insertOne(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    insertMany(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    bulkWrite(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    updateOne(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    updateMany(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    replaceOne(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    deleteOne(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    deleteMany(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    findOneAndUpdate(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    findOneAndReplace(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    findOneAndDelete(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    rename(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    drop(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    createIndex(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    createIndexes(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    dropIndex(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    dropIndexes(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    createSearchIndex(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    updateSearchIndex(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    dropSearchIndex(...args: any[]): Promise<any>;
  }
  export interface Db {
    collection<T>(name: string, options?: any): Collection<T>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    createCollection(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    dropCollection(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    dropDatabase(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    renameCollection(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    command(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    listCollections(...args: any[]): FindCursor;
    /** @mcpRole effect is=fetch */
    stats(...args: any[]): Promise<any>;
  }
  export class MongoClient {
    constructor(url: string, options?: any);
    static connect(url: string, options?: any): Promise<MongoClient>;
    connect(): Promise<MongoClient>;
    db(name?: string, options?: any): Db;
    close(force?: boolean): Promise<void>;
  }
  export class ObjectId { constructor(id?: any); toString(): string; toHexString(): string }
}
