import { messageOf, UserError } from '../errors.js';
import { neutralise } from '../text/neutralise.js';

/** What a failure looks like on standard error. A stack is shown for defects of the tool only, and only with `--debug`. */
export function describeFailure(error: unknown, options: { readonly debug: boolean }): string {
  if (error instanceof UserError) return `mcp-audit: ${neutralise(error.message)}\n`;
  const message = messageOf(error);
  const stack = error instanceof Error ? error.stack ?? message : message;
  const advice = options.debug ? neutralise(stack) : 'Run again with --debug for the details to report.';
  return `mcp-audit: ${neutralise(message)}\nThis is a defect in mcp-audit, not in your code. ${options.debug ? '\n' : ''}${advice}\n`;
}
