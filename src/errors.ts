/** A mistake of the person who runs the tool: printed as it is, without a stack. */
export class UserError extends Error {
  override readonly name = 'UserError';
}

/** What an error says, whatever it was that was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The name that Node gives a failure of the system, such as `ENOENT`. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}
