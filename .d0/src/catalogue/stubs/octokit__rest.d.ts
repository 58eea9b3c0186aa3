// @octokit/rest: the methods of all its areas by name; what begins with get, list, check, compare, search or download reads.

declare module '@octokit/rest' {
  export interface OctokitResponse { data: any; status: number; headers: any; url: string }
  export interface Area {
    /** @mcpRole effect is=fetch */
    get(params?: any): Promise<OctokitResponse>;
    /** @mcpRole effect is=fetch */
    list(params?: any): Promise<OctokitResponse>;
    /** @mcpRole effect is=fetch */
    getContent(params?: any): Promise<OctokitResponse>;
    /** @mcpRole effect is=fetch */
    getReadme(params?: any): Promise<OctokitResponse>;
    /** @mcpRole effect is=fetch */
    getCommit(params?: any): Promise<OctokitResponse>;
    /** @mcpRole effect is=fetch */
    getBranch(params?: any): Promise<OctokitResponse>;
    /** @mcpRole effect is=fetch */
    getRef(params?: any): Promise<OctokitResponse>;
    /** @mcpRole effect is=fetch */
    getTree(params?: any): Promise<OctokitResponse>;
    /** @mcpRole effect is=fetch */
    getBlob(params?: any): Promise<OctokitResponse>;
    /** @mcpRole effect is=fetch */
    getByUsername(params?: any): Promise<OctokitResponse>;
    /** @mcpRole effect is=fetch */
    getAuthenticated(params?: any): Promise<OctokitResponse>;
    /** @mcpRole effect is=fetch */
    getLatestRelease(params?: any): Promise<OctokitResponse>;
    /** @mcpRole effect is=fetch */
    getReleaseByTag(params?: any): Promise<OctokitResponse>;
    /** @mcpRole effect is=fetch */
    getComment(params?: any): Promise<OctokitResponse>;
    /** @mcpRole effect is=fetch */
    getWorkflowRun(params?: any): Promise<OctokitResponse>;
    /** @mcpRole effect is=fetch */
    listForRepo(params?: any): Promise<OctokitResponse>;
    /** @mcpRole effect is=fetch */
    listForOrg(params?: any): Promise<OctokitResponse>;
    /** @mcpRole effect is=fetch */
    listForUser(params?: any): Promise<OctokitResponse>;
    /** @mcpRole effect is=fetch */
    listForAuthenticatedUser(params?: any): Promise<OctokitResponse>;
    /** @mcpRole effect is=fetch */
    listComments(params?: any): Promise<OctokitResponse>;
    /** @mcpRole effect is=fetch */
    listCommits(params?: any): Promise<OctokitResponse>;
    /** @mcpRole effect is=fetch */
    listBranches(params?: any): Promise<OctokitResponse>;
    /** @mcpRole effect is=fetch */
    listTags(params?: any): Promise<OctokitResponse>;
    /** @mcpRole effect is=fetch */
    listReleases(params?: any): Promise<OctokitResponse>;
    /** @mcpRole effect is=fetch */
    listFiles(params?: any): Promise<OctokitResponse>;
    /** @mcpRole effect is=fetch */
    listReviews(params?: any): Promise<OctokitResponse>;
    /** @mcpRole effect is=fetch */
    listReviewComments(params?: any): Promise<OctokitResponse>;
    /** @mcpRole effect is=fetch */
    listContributors(params?: any): Promise<OctokitResponse>;
    /** @mcpRole effect is=fetch */
    listLanguages(params?: any): Promise<OctokitResponse>;
    /** @mcpRole effect is=fetch */
    listLabelsForRepo(params?: any): Promise<OctokitResponse>;
    /** @mcpRole effect is=fetch */
    listMilestones(params?: any): Promise<OctokitResponse>;
    /** @mcpRole effect is=fetch */
    listWorkflowRuns(params?: any): Promise<OctokitResponse>;
    /** @mcpRole effect is=fetch */
    listWorkflowRunsForRepo(params?: any): Promise<OctokitResponse>;
    /** @mcpRole effect is=fetch */
    listRepoWorkflows(params?: any): Promise<OctokitResponse>;
    /** @mcpRole effect is=fetch */
    listJobsForWorkflowRun(params?: any): Promise<OctokitResponse>;
    /** @mcpRole effect is=fetch */
    code(params?: any): Promise<OctokitResponse>;
    /** @mcpRole effect is=fetch */
    repos(params?: any): Promise<OctokitResponse>;
    /** @mcpRole effect is=fetch */
    issuesAndPullRequests(params?: any): Promise<OctokitResponse>;
    /** @mcpRole effect is=fetch */
    commits(params?: any): Promise<OctokitResponse>;
    /** @mcpRole effect is=fetch */
    users(params?: any): Promise<OctokitResponse>;
    /** @mcpRole effect is=fetch */
    compareCommits(params?: any): Promise<OctokitResponse>;
    /** @mcpRole effect is=fetch */
    compareCommitsWithBasehead(params?: any): Promise<OctokitResponse>;
    /** @mcpRole effect is=fetch */
    checkCollaborator(params?: any): Promise<OctokitResponse>;
    /** @mcpRole effect is=fetch */
    downloadArchive(params?: any): Promise<OctokitResponse>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    create(params?: any): Promise<OctokitResponse>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    update(params?: any): Promise<OctokitResponse>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    delete(params?: any): Promise<OctokitResponse>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    merge(params?: any): Promise<OctokitResponse>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    lock(params?: any): Promise<OctokitResponse>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    unlock(params?: any): Promise<OctokitResponse>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    addLabels(params?: any): Promise<OctokitResponse>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    setLabels(params?: any): Promise<OctokitResponse>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    removeLabel(params?: any): Promise<OctokitResponse>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    addAssignees(params?: any): Promise<OctokitResponse>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    removeAssignees(params?: any): Promise<OctokitResponse>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    createComment(params?: any): Promise<OctokitResponse>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    updateComment(params?: any): Promise<OctokitResponse>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    deleteComment(params?: any): Promise<OctokitResponse>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    createReview(params?: any): Promise<OctokitResponse>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    submitReview(params?: any): Promise<OctokitResponse>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    requestReviewers(params?: any): Promise<OctokitResponse>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    createReviewComment(params?: any): Promise<OctokitResponse>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    createReplyForReviewComment(params?: any): Promise<OctokitResponse>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    createOrUpdateFileContents(params?: any): Promise<OctokitResponse>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    deleteFile(params?: any): Promise<OctokitResponse>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    createRef(params?: any): Promise<OctokitResponse>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    updateRef(params?: any): Promise<OctokitResponse>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    deleteRef(params?: any): Promise<OctokitResponse>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    createTree(params?: any): Promise<OctokitResponse>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    createCommit(params?: any): Promise<OctokitResponse>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    createBlob(params?: any): Promise<OctokitResponse>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    createTag(params?: any): Promise<OctokitResponse>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    createRelease(params?: any): Promise<OctokitResponse>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    updateRelease(params?: any): Promise<OctokitResponse>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    deleteRelease(params?: any): Promise<OctokitResponse>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    createForAuthenticatedUser(params?: any): Promise<OctokitResponse>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    createInOrg(params?: any): Promise<OctokitResponse>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    createFork(params?: any): Promise<OctokitResponse>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    createLabel(params?: any): Promise<OctokitResponse>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    updateLabel(params?: any): Promise<OctokitResponse>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    deleteLabel(params?: any): Promise<OctokitResponse>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    createMilestone(params?: any): Promise<OctokitResponse>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    createDispatchEvent(params?: any): Promise<OctokitResponse>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    createWorkflowDispatch(params?: any): Promise<OctokitResponse>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    cancelWorkflowRun(params?: any): Promise<OctokitResponse>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    reRunWorkflow(params?: any): Promise<OctokitResponse>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    createCommitStatus(params?: any): Promise<OctokitResponse>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    createDeployment(params?: any): Promise<OctokitResponse>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    addCollaborator(params?: any): Promise<OctokitResponse>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    removeCollaborator(params?: any): Promise<OctokitResponse>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    updateBranch(params?: any): Promise<OctokitResponse>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    mergeUpstream(params?: any): Promise<OctokitResponse>;
  }
  export class Octokit {
    constructor(options?: any);
    rest: Record<string, Area>;
    issues: Area;
    pulls: Area;
    repos: Area;
    git: Area;
    search: Area;
    users: Area;
    orgs: Area;
    actions: Area;
    gists: Area;
    activity: Area;
    teams: Area;
    checks: Area;
    /** @mcpRole effect is=fetch */
    request(route: string, params?: any): Promise<OctokitResponse>;
    /** @mcpRole effect is=fetch */
    graphql(query: string, variables?: any): Promise<any>;
    /** @mcpRole effect is=fetch */
    paginate(route: any, params?: any, map?: any): Promise<any[]>;
  }
}
