import { parseTree, printParseErrorCode } from 'jsonc-parser';
import { toAdvice } from '../text/nearest.js';
import { CONFIG_SHAPE } from './config-shape.js';
import { EMPTY_CONFIG, RULE_PREFIX } from './config.js';
import { configError } from './source.js';
/** Reads the text of `mcp-audit.jsonc`. Throws `UserError` naming file, line and column. */
export function parseConfig(source, options = {}) {
    const { tree, errors } = parse(source.text);
    refuseBrokenJson(source, errors);
    if (!tree)
        throw configError(source, 0, 'the file is empty; write `{}` or remove it.');
    return toConfig(tree, source, options);
}
/** Reads the key `mcp-audit` of `package.json`; `undefined` when there is none. The rest of that file is not ours to judge. */
export function parsePackageConfig(source, options = {}) {
    const { tree, errors } = parse(source.text);
    const node = tree?.children?.find(({ children }) => children?.[0]?.value === 'mcp-audit')?.children?.[1];
    if (!node)
        return undefined;
    refuseBrokenJson(source, errors);
    return toConfig(node, source, options);
}
function parse(text) {
    const errors = [];
    const tree = parseTree(text, errors, { allowTrailingComma: true });
    return { tree, errors };
}
function refuseBrokenJson(source, [first]) {
    if (!first)
        return;
    const problem = printParseErrorCode(first.error).replaceAll(/(?<=[a-z])(?=[A-Z])/gu, ' ').toLowerCase();
    throw configError(source, first.offset, `this is not valid JSON with comments (${problem}).`);
}
function toConfig(node, source, options) {
    const { root, exclude, catalogue, entries, sinks, rules, minConfidence, requireReasons } = CONFIG_SHAPE.read(node, source, '');
    return {
        file: source.file,
        exclude: exclude ?? EMPTY_CONFIG.exclude,
        catalogue: catalogue ?? EMPTY_CONFIG.catalogue,
        entries: entries ?? EMPTY_CONFIG.entries,
        sinks: (sinks ?? []).map(({ file, ...sink }) => ({ ...sink, ...(file === undefined ? {} : { file }) })),
        rules: toRules(rules ?? new Map(), source, options),
        ...(root === undefined ? {} : { root }),
        ...(minConfidence === undefined ? {} : { minConfidence }),
        ...(requireReasons === undefined ? {} : { requireReasons }),
    };
}
function toRules(given, source, { ruleIds }) {
    const known = ruleIds?.map(toPrefixed);
    const rules = new Map();
    for (const [written, { value, offset }] of given) {
        const id = toPrefixed(written);
        if (known && !known.includes(id))
            throw configError(source, offset, `there is no rule \`${written}\`${toAdvice(id, known)}`);
        if (rules.has(id))
            throw configError(source, offset, `\`${id}\` is set twice, with and without its prefix.`);
        rules.set(id, value);
    }
    return Object.fromEntries(rules);
}
function toPrefixed(id) {
    return id.startsWith(RULE_PREFIX) ? id : RULE_PREFIX + id;
}
