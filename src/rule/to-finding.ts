import type { Edit, Finding, Severity, Suggestion, TraceHop } from '../findings/finding.js';
import { fingerprintOf } from '../findings/fingerprint.js';
import { toLocation, toPlace } from './place.js';
import type { Detection, Place, PlaceEdit, RuleDefinition } from './rule.js';

/** A detection as the report shows it. `formOf` gives the code of a place without its layout, for the fingerprint. */
export function toFinding(rule: RuleDefinition, detection: Detection, severity: Severity, formOf: (place: Place) => string): Finding {
  const place = toPlace(detection.at);
  const template = rule.messages[detection.messageId] ?? detection.messageId;
  const suggestions = (detection.suggestions ?? []).map((s): Suggestion => ({
    message: s.message, edits: s.edits.map(toEdit),
  }));
  return {
    ruleId: `mcp/${rule.id}`,
    messageId: detection.messageId,
    severity,
    confidence: detection.confidence,
    message: fill(template, detection.data ?? {}),
    location: toLocation(place),
    trace: withoutRepeats(detection.trace.map((step) => {
      const { path, line, column } = toLocation(toPlace(step.at));
      return { path, line, column, message: step.message };
    })),
    fingerprint: fingerprint(rule.id, detection, formOf(place)),
    ...(detection.holdsSecret === true ? { holdsSecret: true } : {}),
    ...(detection.fix ? { fix: { edits: detection.fix.map(toEdit) } } : {}),
    ...(suggestions.length > 0 ? { suggestions } : {}),
  };
}

function toEdit({ at, text }: PlaceEdit): Edit {
  return { path: at.file.path, start: at.start, end: at.end, text };
}

/** Of steps on one line the last says it. */
function withoutRepeats(trace: readonly TraceHop[]): TraceHop[] {
  return trace.filter((hop, i) => { const next = trace[i + 1]; return next?.path !== hop.path || next.line !== hop.line; });
}

function fill(template: string, data: Readonly<Record<string, string>>): string {
  return template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => data[name] ?? '');
}

/** Neither lines, paths nor the steps between: what is flagged, without its layout, and what the rule says makes it itself. */
function fingerprint(ruleId: string, { messageId, identity = '' }: Detection, form: string): string {
  return fingerprintOf([ruleId, messageId, identity, form]);
}

/** Equal findings get numbers, so that two of a kind are two entries of a baseline. */
export function numberEqual(findings: readonly Finding[]): Finding[] {
  const counts = new Map<string, number>();
  return findings.map((finding) => {
    const count = (counts.get(finding.fingerprint) ?? 0) + 1;
    counts.set(finding.fingerprint, count);
    return count === 1 ? finding : { ...finding, fingerprint: `${finding.fingerprint}-${count}` };
  });
}
