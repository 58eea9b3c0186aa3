// @prisma/client: the models are generated, so every other property counts as one.

declare module '@prisma/client' {
  export interface ModelDelegate {
    /** @mcpRole effect is=fetch */
    findUnique(args?: any): Promise<any>;
    /** @mcpRole effect is=fetch */
    findUniqueOrThrow(args?: any): Promise<any>;
    /** @mcpRole effect is=fetch */
    findFirst(args?: any): Promise<any>;
    /** @mcpRole effect is=fetch */
    findFirstOrThrow(args?: any): Promise<any>;
    /** @mcpRole effect is=fetch */
    findMany(args?: any): Promise<any>;
    /** @mcpRole effect is=fetch */
    count(args?: any): Promise<any>;
    /** @mcpRole effect is=fetch */
    aggregate(args?: any): Promise<any>;
    /** @mcpRole effect is=fetch */
    groupBy(args?: any): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    create(args?: any): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    createMany(args?: any): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    createManyAndReturn(args?: any): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    update(args?: any): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    updateMany(args?: any): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    updateManyAndReturn(args?: any): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    upsert(args?: any): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    delete(args?: any): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    deleteMany(args?: any): Promise<any>;
  }
  export type PrismaMember = ModelDelegate | ((...args: any[]) => any);
  export class PrismaClient {
    constructor(options?: any);
    /** @mcpRole effect is=fetch */
    $queryRaw(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    $queryRawUnsafe(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    $executeRaw(...args: any[]): Promise<number>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    $executeRawUnsafe(...args: any[]): Promise<number>;
    $transaction(work: any, options?: any): Promise<any>;
    $connect(): Promise<void>;
    $disconnect(): Promise<void>;
    [model: string]: PrismaMember;
  }
  export const Prisma: any;
}
