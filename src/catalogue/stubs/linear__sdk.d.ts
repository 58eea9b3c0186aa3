// @linear/sdk 40: queries by the name of what they read, mutations by verb and name.

declare module '@linear/sdk' {
  export class LinearClient {
    constructor(options: any);
    client: {
      /** @mcpRole effect is=fetch */
      rawRequest(query: string, variables?: any): Promise<any>;
    };
    /** @mcpRole effect is=fetch */
    issue(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    issues(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    issueSearch(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    searchIssues(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    searchDocuments(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    searchProjects(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    project(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    projects(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    projectUpdates(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    team(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    teams(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    user(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    users(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    comment(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    comments(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    cycle(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    cycles(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    document(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    documents(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    issueLabel(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    issueLabels(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    initiative(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    initiatives(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    attachment(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    attachments(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    attachmentsForURL(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    workflowState(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    workflowStates(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    notifications(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    customView(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    customViews(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    projectMilestone(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    projectMilestones(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    roadmap(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    roadmaps(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    webhook(...args: any[]): Promise<any>;
    /** @mcpRole effect is=fetch */
    webhooks(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    createIssue(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    updateIssue(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    deleteIssue(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    createComment(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    updateComment(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    deleteComment(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    createProject(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    updateProject(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    deleteProject(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    createProjectUpdate(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    updateProjectUpdate(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    deleteProjectUpdate(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    createProjectMilestone(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    updateProjectMilestone(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    deleteProjectMilestone(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    createIssueLabel(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    updateIssueLabel(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    deleteIssueLabel(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    createIssueRelation(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    updateIssueRelation(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    deleteIssueRelation(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    createCycle(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    updateCycle(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    deleteCycle(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    createDocument(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    updateDocument(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    deleteDocument(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    createAttachment(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    updateAttachment(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    deleteAttachment(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    createTeam(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    updateTeam(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    deleteTeam(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    createWebhook(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    updateWebhook(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    deleteWebhook(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    createInitiative(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    updateInitiative(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    deleteInitiative(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    createReaction(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    updateReaction(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    deleteReaction(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    createFavorite(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    updateFavorite(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    deleteFavorite(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    createCustomView(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    updateCustomView(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    deleteCustomView(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    createWorkflowState(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    updateWorkflowState(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    deleteWorkflowState(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    archiveIssue(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    unarchiveIssue(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    archiveProject(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    unarchiveProject(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    createIssueBatch(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    updateIssueBatch(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    issueAddLabel(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    issueRemoveLabel(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    addIssueLabel(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    removeIssueLabel(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    attachmentLinkURL(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    attachmentLinkGitHubPR(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    archiveCycle(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    archiveInitiative(...args: any[]): Promise<any>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    fileUpload(...args: any[]): Promise<any>;
  }
  export class LinearSdk extends LinearClient {}
}
