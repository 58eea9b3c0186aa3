export type DirectiveKind = 'disable' | 'enable' | 'disable-line' | 'disable-next-line';

/** One `eslint-disable…` or `eslint-enable` comment. */
export interface Directive {
  readonly kind: DirectiveKind;
  /** With the plugin's prefix, as written (`mcp/no-title-as-name`). Empty: every rule. */
  readonly ruleIds: readonly string[];
  /** What follows `--` in the comment. */
  readonly reason?: string;
  /** 1-based line from which (`disable`, `enable`) or on which (`disable-line`, `disable-next-line`) the directive works. */
  readonly line: number;
  /** 1-based column from which `disable` and `enable` work; 1 for the two others. */
  readonly column: number;
  /** Offsets of the whole comment, delimiters included. */
  readonly start: number;
  readonly end: number;
}

/** What the text of a comment says, before its place is known. */
export interface DirectiveText { readonly kind: DirectiveKind; readonly ruleIds: readonly string[]; readonly reason?: string }

const REASON = /\s-{2,}\s/u;
const LABEL = /^eslint-(disable-next-line|disable-line|disable|enable)(?:\s|$)/u;
const QUOTED = /^(?<quote>['"]?)(?<id>.*)\k<quote>$/su;

/** Reads the text between the delimiters of a comment; `undefined` when it is no directive. */
export function parseDirective(comment: string): DirectiveText | undefined {
  const separator = REASON.exec(comment);
  const directive = (separator ? comment.slice(0, separator.index) : comment).trim();
  const label = LABEL.exec(directive)?.[1];
  if (label === undefined) return undefined;
  const reason = separator ? comment.slice(separator.index + separator[0].length).trim() : '';
  return {
    kind: label as DirectiveKind,
    ruleIds: toRuleIds(directive.slice(`eslint-${label}`.length)),
    ...(reason === '' ? {} : { reason }),
  };
}

function toRuleIds(list: string): readonly string[] {
  const ids = list.split(',').map((entry) => QUOTED.exec(entry.trim())?.groups?.['id'] ?? '');
  return [...new Set(ids)].filter((id) => id !== '');
}
