import type { Notification, ReportingDescriptor } from 'sarif';
import type { Report } from '../../findings/finding.js';
export declare const NOTIFICATION_DESCRIPTORS: readonly ReportingDescriptor[];
/** What limits what the results and their absence mean. */
export declare function toNotifications({ coverage, baseline }: Report, repositoryPathOf: (path: string) => string): readonly Notification[];
export declare function cutNotifications(results: number, paths: number): readonly Notification[];
