// @slack/web-api: rejects when the answer is not ok.

declare module '@slack/web-api' {
  export class WebClient {
    constructor(token?: string, options?: any);
    /** @mcpRole effect is=fetch */
    apiCall(method: string, options?: any): Promise<any>;
    /** @mcpRole effect is=fetch */
    paginate(method: string, options?: any, ...rest: any[]): any;
    chat: {
      /** @mcpRole effect is=fetch */
      getPermalink(args?: any): Promise<any>;
      /**
       * @mcpRole effect is=write
       * @mcpRole effect is=fetch
       */
      postMessage(args?: any): Promise<any>;
      /**
       * @mcpRole effect is=write
       * @mcpRole effect is=fetch
       */
      postEphemeral(args?: any): Promise<any>;
      /**
       * @mcpRole effect is=write
       * @mcpRole effect is=fetch
       */
      update(args?: any): Promise<any>;
      /**
       * @mcpRole effect is=write
       * @mcpRole effect is=fetch
       */
      delete(args?: any): Promise<any>;
      /**
       * @mcpRole effect is=write
       * @mcpRole effect is=fetch
       */
      scheduleMessage(args?: any): Promise<any>;
      /**
       * @mcpRole effect is=write
       * @mcpRole effect is=fetch
       */
      deleteScheduledMessage(args?: any): Promise<any>;
      /**
       * @mcpRole effect is=write
       * @mcpRole effect is=fetch
       */
      meMessage(args?: any): Promise<any>;
      /**
       * @mcpRole effect is=write
       * @mcpRole effect is=fetch
       */
      unfurl(args?: any): Promise<any>;
    };
    conversations: {
      /** @mcpRole effect is=fetch */
      list(args?: any): Promise<any>;
      /** @mcpRole effect is=fetch */
      history(args?: any): Promise<any>;
      /** @mcpRole effect is=fetch */
      info(args?: any): Promise<any>;
      /** @mcpRole effect is=fetch */
      members(args?: any): Promise<any>;
      /** @mcpRole effect is=fetch */
      replies(args?: any): Promise<any>;
      /**
       * @mcpRole effect is=write
       * @mcpRole effect is=fetch
       */
      create(args?: any): Promise<any>;
      /**
       * @mcpRole effect is=write
       * @mcpRole effect is=fetch
       */
      invite(args?: any): Promise<any>;
      /**
       * @mcpRole effect is=write
       * @mcpRole effect is=fetch
       */
      join(args?: any): Promise<any>;
      /**
       * @mcpRole effect is=write
       * @mcpRole effect is=fetch
       */
      leave(args?: any): Promise<any>;
      /**
       * @mcpRole effect is=write
       * @mcpRole effect is=fetch
       */
      archive(args?: any): Promise<any>;
      /**
       * @mcpRole effect is=write
       * @mcpRole effect is=fetch
       */
      unarchive(args?: any): Promise<any>;
      /**
       * @mcpRole effect is=write
       * @mcpRole effect is=fetch
       */
      open(args?: any): Promise<any>;
      /**
       * @mcpRole effect is=write
       * @mcpRole effect is=fetch
       */
      close(args?: any): Promise<any>;
      /**
       * @mcpRole effect is=write
       * @mcpRole effect is=fetch
       */
      kick(args?: any): Promise<any>;
      /**
       * @mcpRole effect is=write
       * @mcpRole effect is=fetch
       */
      mark(args?: any): Promise<any>;
      /**
       * @mcpRole effect is=write
       * @mcpRole effect is=fetch
       */
      rename(args?: any): Promise<any>;
      /**
       * @mcpRole effect is=write
       * @mcpRole effect is=fetch
       */
      setTopic(args?: any): Promise<any>;
      /**
       * @mcpRole effect is=write
       * @mcpRole effect is=fetch
       */
      setPurpose(args?: any): Promise<any>;
    };
    users: {
      /** @mcpRole effect is=fetch */
      list(args?: any): Promise<any>;
      /** @mcpRole effect is=fetch */
      info(args?: any): Promise<any>;
      /** @mcpRole effect is=fetch */
      lookupByEmail(args?: any): Promise<any>;
      /** @mcpRole effect is=fetch */
      conversations(args?: any): Promise<any>;
      /** @mcpRole effect is=fetch */
      getPresence(args?: any): Promise<any>;
      /**
       * @mcpRole effect is=write
       * @mcpRole effect is=fetch
       */
      setPresence(args?: any): Promise<any>;
    };
    reactions: {
      /** @mcpRole effect is=fetch */
      get(args?: any): Promise<any>;
      /** @mcpRole effect is=fetch */
      list(args?: any): Promise<any>;
      /**
       * @mcpRole effect is=write
       * @mcpRole effect is=fetch
       */
      add(args?: any): Promise<any>;
      /**
       * @mcpRole effect is=write
       * @mcpRole effect is=fetch
       */
      remove(args?: any): Promise<any>;
    };
    files: {
      /** @mcpRole effect is=fetch */
      list(args?: any): Promise<any>;
      /** @mcpRole effect is=fetch */
      info(args?: any): Promise<any>;
      /**
       * @mcpRole effect is=write
       * @mcpRole effect is=fetch
       */
      upload(args?: any): Promise<any>;
      /**
       * @mcpRole effect is=write
       * @mcpRole effect is=fetch
       */
      uploadV2(args?: any): Promise<any>;
      /**
       * @mcpRole effect is=write
       * @mcpRole effect is=fetch
       */
      delete(args?: any): Promise<any>;
    };
    pins: {
      /** @mcpRole effect is=fetch */
      list(args?: any): Promise<any>;
      /**
       * @mcpRole effect is=write
       * @mcpRole effect is=fetch
       */
      add(args?: any): Promise<any>;
      /**
       * @mcpRole effect is=write
       * @mcpRole effect is=fetch
       */
      remove(args?: any): Promise<any>;
    };
    search: {
      /** @mcpRole effect is=fetch */
      messages(args?: any): Promise<any>;
      /** @mcpRole effect is=fetch */
      all(args?: any): Promise<any>;
      /** @mcpRole effect is=fetch */
      files(args?: any): Promise<any>;
    };
    views: {
      /**
       * @mcpRole effect is=write
       * @mcpRole effect is=fetch
       */
      open(args?: any): Promise<any>;
      /**
       * @mcpRole effect is=write
       * @mcpRole effect is=fetch
       */
      push(args?: any): Promise<any>;
      /**
       * @mcpRole effect is=write
       * @mcpRole effect is=fetch
       */
      publish(args?: any): Promise<any>;
      /**
       * @mcpRole effect is=write
       * @mcpRole effect is=fetch
       */
      update(args?: any): Promise<any>;
    };
    auth: {
      /** @mcpRole effect is=fetch */
      test(args?: any): Promise<any>;
      /**
       * @mcpRole effect is=write
       * @mcpRole effect is=fetch
       */
      revoke(args?: any): Promise<any>;
    };
  }
}
