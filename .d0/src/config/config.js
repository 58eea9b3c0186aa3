export const ENTRY_KINDS = ['model', 'user', 'schedule', 'request'];
export const SINK_KINDS = [
    'prompt-get', 'prompt-list', 'tool-call', 'tool-list', 'resource-read', 'resource-list',
];
export const RULE_PREFIX = 'mcp/';
/** The configuration of a root that has none. */
export const EMPTY_CONFIG = { exclude: [], catalogue: [], entries: [], sinks: [], rules: {} };
