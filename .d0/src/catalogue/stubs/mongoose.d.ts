// mongoose.

declare module 'mongoose' {
  export interface Query extends Promise<any> { exec(): Promise<any>; lean(...args: any[]): Query; select(...args: any[]): Query; sort(...args: any[]): Query; limit(value: number): Query; skip(value: number): Query; populate(...args: any[]): Query; where(...args: any[]): Query }
  export interface Document {
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    save(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    deleteOne(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    updateOne(...args: any[]): Promise<any>;
    _id: any;
    id?: any;
    toObject(options?: any): any;
    toJSON(options?: any): any;
  }
  export interface Model<T> {
    new (fields?: any): Document;
    /** @mcpRole effect is=fetch */
    find(...args: any[]): Query;
    /** @mcpRole effect is=fetch */
    findOne(...args: any[]): Query;
    /** @mcpRole effect is=fetch */
    findById(...args: any[]): Query;
    /** @mcpRole effect is=fetch */
    countDocuments(...args: any[]): Query;
    /** @mcpRole effect is=fetch */
    estimatedDocumentCount(...args: any[]): Query;
    /** @mcpRole effect is=fetch */
    distinct(...args: any[]): Query;
    /** @mcpRole effect is=fetch */
    aggregate(...args: any[]): Query;
    /** @mcpRole effect is=fetch */
    exists(...args: any[]): Query;
    /** @mcpRole effect is=fetch */
    where(...args: any[]): Query;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    create(...args: any[]): Query;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    insertMany(...args: any[]): Query;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    insertOne(...args: any[]): Query;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    bulkWrite(...args: any[]): Query;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    bulkSave(...args: any[]): Query;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    updateOne(...args: any[]): Query;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    updateMany(...args: any[]): Query;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    replaceOne(...args: any[]): Query;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    deleteOne(...args: any[]): Query;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    deleteMany(...args: any[]): Query;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    findOneAndUpdate(...args: any[]): Query;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    findOneAndReplace(...args: any[]): Query;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    findOneAndDelete(...args: any[]): Query;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    findByIdAndUpdate(...args: any[]): Query;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    findByIdAndDelete(...args: any[]): Query;
  }
  export class Schema {
    constructor(definition?: any, options?: any);
    methods: any;
    statics: any;
    index(...args: any[]): Schema;
    /** @mcpRole registers handler=1 */
    pre(event: any, handler: (...args: any[]) => any): Schema;
    /** @mcpRole registers handler=1 */
    post(event: any, handler: (...args: any[]) => any): Schema;
  }
  export function model<T>(name: string, schema?: any, collection?: string): Model<T>;
  export function connect(uri: string, options?: any): Promise<any>;
  const mongoose: { model(name: string, schema?: any, collection?: string): Model<any>; connect(uri: string, options?: any): Promise<any>; Schema: typeof Schema; connection: any; Types: any };
  export default mongoose;
}
