// ioredis.

declare module 'ioredis' {
  export class Redis {
    constructor(...options: any[]);
    /** @mcpRole effect is=fetch */
    get(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    mget(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    hget(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    hgetall(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    hmget(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    hkeys(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    hvals(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    hlen(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    hexists(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    lrange(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    llen(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    lindex(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    scan(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    hscan(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    sscan(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    zscan(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    keys(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    ttl(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    pttl(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    exists(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    type(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    strlen(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    smembers(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    sismember(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    scard(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    zrange(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    zrevrange(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    zscore(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    zcard(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    xrange(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    xread(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    xlen(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    getrange(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    set(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    setex(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    setnx(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    mset(...args: any[]): Promise<any>;
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
    pexpire(...args: any[]): Promise<any>;
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
    incrby(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    decr(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    decrby(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    append(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    hset(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    hmset(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    hdel(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    hincrby(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    lpush(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    rpush(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    lpop(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    rpop(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    lset(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    lrem(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    ltrim(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    sadd(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    srem(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    zadd(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    zrem(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    zincrby(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    xadd(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    xdel(...args: any[]): Promise<any>;
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
    flushdb(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    flushall(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    eval(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    getset(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    getdel(...args: any[]): Promise<any>;
    pipeline(commands?: any): any;
    multi(options?: any): any;
    subscribe(...channels: any[]): Promise<any>;
    /** @mcpRole schedule-entry handler=1 */
    on(event: 'message' | 'pmessage', listener: (...args: any[]) => void): Redis;
    /** @mcpRole registers handler=1 */
    on(event: string, listener: (...args: any[]) => void): Redis;
    quit(): Promise<any>;
    disconnect(): void;
  }
  export default Redis;
}
