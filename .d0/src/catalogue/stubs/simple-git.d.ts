// simple-git.

declare module 'simple-git' {
  export interface SimpleGit {
    /** @mcpRole effect is=read */
    status(...args: any[]): Promise<any>;
    /** @mcpRole effect is=read */
    log(...args: any[]): Promise<any>;
    /** @mcpRole effect is=read */
    diff(...args: any[]): Promise<any>;
    /** @mcpRole effect is=read */
    diffSummary(...args: any[]): Promise<any>;
    /** @mcpRole effect is=read */
    show(...args: any[]): Promise<any>;
    /** @mcpRole effect is=read */
    branch(...args: any[]): Promise<any>;
    /** @mcpRole effect is=read */
    branchLocal(...args: any[]): Promise<any>;
    /** @mcpRole effect is=read */
    revparse(...args: any[]): Promise<any>;
    /** @mcpRole effect is=read */
    listRemote(...args: any[]): Promise<any>;
    /** @mcpRole effect is=read */
    getRemotes(...args: any[]): Promise<any>;
    /** @mcpRole effect is=read */
    tags(...args: any[]): Promise<any>;
    /** @mcpRole effect is=read */
    blame(...args: any[]): Promise<any>;
    /** @mcpRole effect is=read */
    catFile(...args: any[]): Promise<any>;
    /** @mcpRole effect is=read */
    checkIsRepo(...args: any[]): Promise<any>;
    /** @mcpRole effect is=read */
    lsTree(...args: any[]): Promise<any>;
    /** @mcpRole effect is=read */
    grep(...args: any[]): Promise<any>;
    /** @mcpRole effect is=read */
    remote(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    fetch(...args: any[]): Promise<any>;
    /** @mcpRole effect is=write */
    add(...args: any[]): Promise<any>;
    /** @mcpRole effect is=write */
    commit(...args: any[]): Promise<any>;
    /** @mcpRole effect is=write */
    checkout(...args: any[]): Promise<any>;
    /** @mcpRole effect is=write */
    checkoutBranch(...args: any[]): Promise<any>;
    /** @mcpRole effect is=write */
    checkoutLocalBranch(...args: any[]): Promise<any>;
    /** @mcpRole effect is=write */
    merge(...args: any[]): Promise<any>;
    /** @mcpRole effect is=write */
    rebase(...args: any[]): Promise<any>;
    /** @mcpRole effect is=write */
    reset(...args: any[]): Promise<any>;
    /** @mcpRole effect is=write */
    revert(...args: any[]): Promise<any>;
    /** @mcpRole effect is=write */
    rm(...args: any[]): Promise<any>;
    /** @mcpRole effect is=write */
    mv(...args: any[]): Promise<any>;
    /** @mcpRole effect is=write */
    stash(...args: any[]): Promise<any>;
    /** @mcpRole effect is=write */
    init(...args: any[]): Promise<any>;
    /** @mcpRole effect is=write */
    addTag(...args: any[]): Promise<any>;
    /** @mcpRole effect is=write */
    addAnnotatedTag(...args: any[]): Promise<any>;
    /** @mcpRole effect is=write */
    addConfig(...args: any[]): Promise<any>;
    /** @mcpRole effect is=write */
    addRemote(...args: any[]): Promise<any>;
    /** @mcpRole effect is=write */
    removeRemote(...args: any[]): Promise<any>;
    /** @mcpRole effect is=write */
    deleteLocalBranch(...args: any[]): Promise<any>;
    /** @mcpRole effect is=write */
    clean(...args: any[]): Promise<any>;
    /** @mcpRole effect is=write */
    applyPatch(...args: any[]): Promise<any>;
    /** @mcpRole effect is=write */
    raw(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    clone(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    pull(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    push(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    pushTags(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    mirror(...args: any[]): Promise<any>;
    cwd(path: any): SimpleGit;
    env(...args: any[]): SimpleGit;
  }
  export function simpleGit(...options: any[]): SimpleGit;
  export default simpleGit;
}
