import { quoted } from '../text/nearest.js';
import { ENTRY_KINDS, SINK_KINDS } from './config.js';
import { anyObject, described, flag, listOf, mismatch, objectOf, oneOf, optional, recordOf, required, text } from './shape.js';
/** Relative, forward slashes, never out of the folder: an audited repository must not send the tool elsewhere. */
const INSIDE = '(?!/)(?![A-Za-z]:)(?!(.*/)?\\.\\.(/|$))[^\\\\\\u0000]+';
const PATH_INSIDE = `^${INSIDE}$`;
const DECLARATION_INSIDE = `^${INSIDE}\\.d\\.[cm]?ts$`;
const FUNCTION_NAME = '^[^\\s.]+(\\.[^\\s.]+)*$';
const RULE_ID = '^(mcp/)?[a-z][a-z0-9]*(-[a-z0-9]+)*$';
const SEVERITIES = ['off', 'warn', 'error'];
const pathInside = text('a path inside the root, relative and with forward slashes', PATH_INSIDE);
const functionName = text('the name of a function (`name` or `Class.method`)', FUNCTION_NAME);
/** A severity, or a severity with the rule's options. `["off", options]` keeps options for later. */
const ruleSetting = {
    jsonSchema: {
        anyOf: [
            oneOf(SEVERITIES).jsonSchema,
            { type: 'array', prefixItems: [oneOf(SEVERITIES).jsonSchema, anyObject.jsonSchema], items: false, minItems: 2 },
        ],
    },
    read(node, source, key) {
        if (node.type === 'string')
            return oneOf(SEVERITIES).read(node, source, key);
        const [severityNode, optionsNode, ...rest] = node.type === 'array' ? node.children ?? [] : [];
        if (!severityNode || !optionsNode || rest.length > 0)
            throw mismatch(node, source, key, `${quoted(SEVERITIES, 'or')}, or a list of severity and options`);
        const severity = oneOf(SEVERITIES).read(severityNode, source, `${key}[0]`);
        const options = anyObject.read(optionsNode, source, `${key}[1]`);
        return severity === 'off' ? 'off' : [severity, options];
    },
};
export const CONFIG_SHAPE = objectOf({
    $schema: optional(described('Where an editor finds this schema.', text('a string'))),
    root: optional(described('Folder to analyse, relative to this file.', pathInside)),
    exclude: optional(described('Globs, relative to the root, of files that are left out.', listOf(text('a glob', '^[^\\u0000]+$')))),
    catalogue: optional(described('Declaration files that say with `@mcpRole` what your own wrappers do.', listOf(text('the path of a declaration file (`.d.ts`) inside the root', DECLARATION_INSIDE)))),
    entries: optional(described('Functions that somebody outside the code starts, and who.', listOf(objectOf({
        file: required(pathInside), function: required(functionName), kind: required(oneOf(ENTRY_KINDS)),
    })))),
    sinks: optional(described('Functions of your own that send a request of the protocol.', listOf(objectOf({
        file: optional(pathInside), function: required(functionName), kind: required(oneOf(SINK_KINDS)),
    })))),
    rules: optional(described('Severity, or severity and options, by rule.', recordOf('the id of a rule', RULE_ID, ruleSetting))),
    minConfidence: optional(described('The least confidence a finding needs to be shown.', oneOf(['certain', 'likely']))),
    requireReasons: optional(described('Whether a comment that disables a rule of the section `boundary` needs a reason (`-- why`).', flag)),
});
/** The published schema; `config.schema.json` is this value. */
export const CONFIG_JSON_SCHEMA = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Configuration of eslint-plugin-mcp and mcp-audit',
    ...CONFIG_SHAPE.jsonSchema,
};
