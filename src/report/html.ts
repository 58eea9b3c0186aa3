import { linesOf } from '../text/lines.js';
import { causesIn } from './html/causes.js';
import { toDocument } from './html/document.js';
import { findingsSection } from './html/findings.js';
import { limitsSection } from './html/limits.js';
import type { PageSection } from './html/head.js';
import { inventorySections } from './html/inventory.js';
import { summarySection } from './html/summary.js';
import type { Reporter, ReporterOptions } from './reporter.js';

/** One page that needs nothing else: for people who read an audit, or are handed one. */
export const html: Reporter = (report, options) => {
  const { project, inventory, repositoryPathOf: pathOf } = options;
  const look = { pathOf, linesOf: readerOf(options), causesOf: causesIn(inventory) };
  const sections: readonly PageSection[] = [
    { id: 'summary', title: 'Summary', content: summarySection(report, options.rules) },
    { id: 'findings', title: 'Findings', content: findingsSection(report, options, look) },
    ...(inventory ? inventorySections(inventory, pathOf) : []),
    { id: 'limits', title: 'Not analysed', content: limitsSection(report, pathOf) },
  ];
  return { output: toDocument({ kind: 'MCP audit', project, tool: report.tool, sections }) };
};

/** Lines of a file, split once. */
function readerOf({ sourceOf }: ReporterOptions): (path: string) => readonly string[] | undefined {
  const known = new Map<string, readonly string[] | undefined>();
  return (path) => {
    if (!known.has(path)) {
      const text = sourceOf(path);
      known.set(path, text === undefined ? undefined : linesOf(text));
    }
    return known.get(path);
  };
}
