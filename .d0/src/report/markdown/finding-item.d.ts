import type { Finding } from '../../findings/finding.js';
import type { ReporterOptions } from '../reporter.js';
/** A finding as an item of a list, its path hop by hop below it. */
export declare function findingItem({ severity, confidence, location, message, trace }: Finding, { repositoryPathOf }: ReporterOptions): string;
