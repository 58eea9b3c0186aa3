/** A mistake of the person who runs the tool: printed as it is, without a stack. */
export declare class UserError extends Error {
    readonly name = "UserError";
}
