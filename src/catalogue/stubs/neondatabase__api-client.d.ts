// @neondatabase/api-client 2: one method for each operation of the HTTP interface; answers are those of axios.

declare module '@neondatabase/api-client' {
  export class Api<T = unknown> {
    constructor(config?: any);
    /** @mcpRole effect is=fetch */
    listApiKeys(...args: any[]): Promise<{ data: any; status: number }>;
    /** @mcpRole effect is=fetch */
    listProjects(...args: any[]): Promise<{ data: any; status: number }>;
    /** @mcpRole effect is=fetch */
    listSharedProjects(...args: any[]): Promise<{ data: any; status: number }>;
    /** @mcpRole effect is=fetch */
    listProjectBranches(...args: any[]): Promise<{ data: any; status: number }>;
    /** @mcpRole effect is=fetch */
    listProjectBranchDatabases(...args: any[]): Promise<{ data: any; status: number }>;
    /** @mcpRole effect is=fetch */
    listProjectBranchEndpoints(...args: any[]): Promise<{ data: any; status: number }>;
    /** @mcpRole effect is=fetch */
    listProjectBranchRoles(...args: any[]): Promise<{ data: any; status: number }>;
    /** @mcpRole effect is=fetch */
    listProjectEndpoints(...args: any[]): Promise<{ data: any; status: number }>;
    /** @mcpRole effect is=fetch */
    listProjectOperations(...args: any[]): Promise<{ data: any; status: number }>;
    /** @mcpRole effect is=fetch */
    listProjectPermissions(...args: any[]): Promise<{ data: any; status: number }>;
    /** @mcpRole effect is=fetch */
    listProjectJWKS(...args: any[]): Promise<{ data: any; status: number }>;
    /** @mcpRole effect is=fetch */
    listSnapshots(...args: any[]): Promise<{ data: any; status: number }>;
    /** @mcpRole effect is=fetch */
    listProjectVPCEndpoints(...args: any[]): Promise<{ data: any; status: number }>;
    /** @mcpRole effect is=fetch */
    listOrganizationVpcEndpoints(...args: any[]): Promise<{ data: any; status: number }>;
    /** @mcpRole effect is=fetch */
    listBranchNeonAuthOauthProviders(...args: any[]): Promise<{ data: any; status: number }>;
    /** @mcpRole effect is=fetch */
    listBranchNeonAuthTrustedDomains(...args: any[]): Promise<{ data: any; status: number }>;
    /** @mcpRole effect is=fetch */
    listOrgApiKeys(...args: any[]): Promise<{ data: any; status: number }>;
    /** @mcpRole effect is=fetch */
    getProject(...args: any[]): Promise<{ data: any; status: number }>;
    /** @mcpRole effect is=fetch */
    getProjectBranch(...args: any[]): Promise<{ data: any; status: number }>;
    /** @mcpRole effect is=fetch */
    getProjectBranchDatabase(...args: any[]): Promise<{ data: any; status: number }>;
    /** @mcpRole effect is=fetch */
    getProjectBranchEndpoint(...args: any[]): Promise<{ data: any; status: number }>;
    /** @mcpRole effect is=fetch */
    getProjectBranchRole(...args: any[]): Promise<{ data: any; status: number }>;
    /** @mcpRole effect is=fetch */
    getProjectBranchRolePassword(...args: any[]): Promise<{ data: any; status: number }>;
    /** @mcpRole effect is=fetch */
    getProjectBranchSchema(...args: any[]): Promise<{ data: any; status: number }>;
    /** @mcpRole effect is=fetch */
    getProjectBranchSchemaComparison(...args: any[]): Promise<{ data: any; status: number }>;
    /** @mcpRole effect is=fetch */
    getProjectBranchDataApi(...args: any[]): Promise<{ data: any; status: number }>;
    /** @mcpRole effect is=fetch */
    getProjectEndpoint(...args: any[]): Promise<{ data: any; status: number }>;
    /** @mcpRole effect is=fetch */
    getProjectOperation(...args: any[]): Promise<{ data: any; status: number }>;
    /** @mcpRole effect is=fetch */
    getConnectionUri(...args: any[]): Promise<{ data: any; status: number }>;
    /** @mcpRole effect is=fetch */
    getCurrentUserInfo(...args: any[]): Promise<{ data: any; status: number }>;
    /** @mcpRole effect is=fetch */
    getCurrentUserOrganizations(...args: any[]): Promise<{ data: any; status: number }>;
    /** @mcpRole effect is=fetch */
    getOrganization(...args: any[]): Promise<{ data: any; status: number }>;
    /** @mcpRole effect is=fetch */
    getOrganizationMember(...args: any[]): Promise<{ data: any; status: number }>;
    /** @mcpRole effect is=fetch */
    getOrganizationMembers(...args: any[]): Promise<{ data: any; status: number }>;
    /** @mcpRole effect is=fetch */
    getOrganizationInvitations(...args: any[]): Promise<{ data: any; status: number }>;
    /** @mcpRole effect is=fetch */
    getNeonAuth(...args: any[]): Promise<{ data: any; status: number }>;
    /** @mcpRole effect is=fetch */
    getNeonAuthEmailProvider(...args: any[]): Promise<{ data: any; status: number }>;
    /** @mcpRole effect is=fetch */
    getNeonAuthEmailAndPasswordConfig(...args: any[]): Promise<{ data: any; status: number }>;
    /** @mcpRole effect is=fetch */
    getNeonAuthAllowLocalhost(...args: any[]): Promise<{ data: any; status: number }>;
    /** @mcpRole effect is=fetch */
    getActiveRegions(...args: any[]): Promise<{ data: any; status: number }>;
    /** @mcpRole effect is=fetch */
    getConsumptionHistoryPerAccount(...args: any[]): Promise<{ data: any; status: number }>;
    /** @mcpRole effect is=fetch */
    getConsumptionHistoryPerProject(...args: any[]): Promise<{ data: any; status: number }>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    createApiKey(...args: any[]): Promise<{ data: any; status: number }>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    createProject(...args: any[]): Promise<{ data: any; status: number }>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    createProjectBranch(...args: any[]): Promise<{ data: any; status: number }>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    createProjectBranchDatabase(...args: any[]): Promise<{ data: any; status: number }>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    createProjectBranchRole(...args: any[]): Promise<{ data: any; status: number }>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    createProjectBranchDataApi(...args: any[]): Promise<{ data: any; status: number }>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    createProjectEndpoint(...args: any[]): Promise<{ data: any; status: number }>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    createNeonAuth(...args: any[]): Promise<{ data: any; status: number }>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    createOrganizationInvitations(...args: any[]): Promise<{ data: any; status: number }>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    createSnapshot(...args: any[]): Promise<{ data: any; status: number }>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    createOrgApiKey(...args: any[]): Promise<{ data: any; status: number }>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    updateProject(...args: any[]): Promise<{ data: any; status: number }>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    updateProjectBranch(...args: any[]): Promise<{ data: any; status: number }>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    updateProjectBranchDatabase(...args: any[]): Promise<{ data: any; status: number }>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    updateProjectEndpoint(...args: any[]): Promise<{ data: any; status: number }>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    updateProjectBranchDataApi(...args: any[]): Promise<{ data: any; status: number }>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    updateNeonAuthEmailProvider(...args: any[]): Promise<{ data: any; status: number }>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    updateNeonAuthEmailAndPasswordConfig(...args: any[]): Promise<{ data: any; status: number }>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    updateNeonAuthAllowLocalhost(...args: any[]): Promise<{ data: any; status: number }>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    updateBranchNeonAuthOauthProvider(...args: any[]): Promise<{ data: any; status: number }>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    updateOrganizationMember(...args: any[]): Promise<{ data: any; status: number }>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    updateSnapshot(...args: any[]): Promise<{ data: any; status: number }>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    deleteProject(...args: any[]): Promise<{ data: any; status: number }>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    deleteProjectBranch(...args: any[]): Promise<{ data: any; status: number }>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    deleteProjectBranchDatabase(...args: any[]): Promise<{ data: any; status: number }>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    deleteProjectBranchRole(...args: any[]): Promise<{ data: any; status: number }>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    deleteProjectBranchDataApi(...args: any[]): Promise<{ data: any; status: number }>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    deleteProjectEndpoint(...args: any[]): Promise<{ data: any; status: number }>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    deleteBranchNeonAuthOauthProvider(...args: any[]): Promise<{ data: any; status: number }>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    deleteBranchNeonAuthTrustedDomain(...args: any[]): Promise<{ data: any; status: number }>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    deleteSnapshot(...args: any[]): Promise<{ data: any; status: number }>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    revokeApiKey(...args: any[]): Promise<{ data: any; status: number }>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    revokeOrgApiKey(...args: any[]): Promise<{ data: any; status: number }>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    resetProjectBranchRolePassword(...args: any[]): Promise<{ data: any; status: number }>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    restoreProjectBranch(...args: any[]): Promise<{ data: any; status: number }>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    restoreSnapshot(...args: any[]): Promise<{ data: any; status: number }>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    setDefaultProjectBranch(...args: any[]): Promise<{ data: any; status: number }>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    startProjectEndpoint(...args: any[]): Promise<{ data: any; status: number }>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    suspendProjectEndpoint(...args: any[]): Promise<{ data: any; status: number }>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    restartProjectEndpoint(...args: any[]): Promise<{ data: any; status: number }>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    addBranchNeonAuthOauthProvider(...args: any[]): Promise<{ data: any; status: number }>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    addBranchNeonAuthTrustedDomain(...args: any[]): Promise<{ data: any; status: number }>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    addProjectJWKS(...args: any[]): Promise<{ data: any; status: number }>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    deleteProjectJWKS(...args: any[]): Promise<{ data: any; status: number }>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    grantPermissionToProject(...args: any[]): Promise<{ data: any; status: number }>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    revokePermissionFromProject(...args: any[]): Promise<{ data: any; status: number }>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    disableNeonAuth(...args: any[]): Promise<{ data: any; status: number }>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    removeOrganizationMember(...args: any[]): Promise<{ data: any; status: number }>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    transferProjectsFromUserToOrg(...args: any[]): Promise<{ data: any; status: number }>;
    /**
     * @mcpRole effect is=write
     * @mcpRole effect is=fetch
     */
    sendNeonAuthTestEmail(...args: any[]): Promise<{ data: any; status: number }>;
  }
  export function createApiClient(config: { apiKey: string; baseURL?: string }): Api;
}
