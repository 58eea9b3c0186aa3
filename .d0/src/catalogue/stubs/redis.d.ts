// redis.

declare module 'redis' {
  export interface RedisClientType {
    connect(): Promise<any>;
    /** @mcpRole effect is=fetch */
    get(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    mGet(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    hGet(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    hGetAll(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    hmGet(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    hKeys(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    hVals(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    hLen(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    hExists(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    lRange(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    lLen(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    lIndex(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    scan(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    hScan(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    sScan(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    zScan(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    keys(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    ttl(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    pTTL(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    exists(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    type(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    strLen(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    sMembers(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    sIsMember(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    sCard(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    zRange(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    zScore(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    zCard(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    xRange(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    xRead(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    xLen(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    getRange(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    set(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    setEx(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    setNX(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    mSet(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    del(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    unlink(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    expire(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    pExpire(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    persist(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    incr(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    incrBy(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    decr(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    decrBy(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    append(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    hSet(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    hDel(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    hIncrBy(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    lPush(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    rPush(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    lPop(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    rPop(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    lSet(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    lRem(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    lTrim(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    sAdd(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    sRem(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    zAdd(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    zRem(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    zIncrBy(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    xAdd(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    xDel(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    publish(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    rename(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    flushDb(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    flushAll(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    eval(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    getSet(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    getDel(...args: any[]): Promise<any>;
    multi(): any;
    /** @mcpRole schedule-entry handler=1 */
    subscribe(channels: any, listener: (message: any, channel: any) => void): Promise<any>;
    /** @mcpRole registers handler=1 */
    on(event: string, listener: (...args: any[]) => void): RedisClientType;
    quit(): Promise<any>;
    disconnect(): Promise<any>;
  }
  export function createClient(options?: any): RedisClientType;
}
