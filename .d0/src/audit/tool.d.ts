/** What reports say made them. */
export declare const TOOL: {
    readonly name: "eslint-plugin-mcp";
    readonly version: string;
};
