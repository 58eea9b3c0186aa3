/** A mistake of the person who runs the tool: printed as it is, without a stack. */
export class UserError extends Error {
    name = 'UserError';
}
