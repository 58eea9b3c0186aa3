import { NONE } from '../facts/model.js';
import { exprAs } from './code.js';
import { knownText } from './known-text.js';
/** Does code in the region run for another name only: `case 'other':`, `if (name === 'other')`, `default:` beside a case of its own? */
export function isForOthers(arms, file, start) {
    if (arms.own === undefined || arms.others.size === 0)
        return false;
    for (let id = start; id > 0; id = file.regions[id]?.parent ?? 0) {
        const region = file.regions[id];
        if (region && isRegionForOthers(arms, file, region))
            return true;
    }
    return false;
}
/** Does it run for the own name only? */
export function isForOwn(arms, file, start) {
    for (let id = start; id > 0; id = file.regions[id]?.parent ?? 0) {
        const region = file.regions[id];
        if (!region || region.test === NONE)
            continue;
        if (region.kind === 'case' && region.labels.some((label) => knownText(arms.graph, { file, id: label }) === arms.own))
            return true;
        const compared = ['if', 'else', 'guard'].includes(region.kind) ? comparedText(arms, { file, id: region.test }) : undefined;
        if (compared?.text === arms.own && compared?.equal === (region.kind === 'if'))
            return true;
    }
    return false;
}
function isRegionForOthers(arms, file, region) {
    if (region.test === NONE)
        return false;
    if (region.kind === 'case')
        return isCaseForOthers(arms, file, region);
    if (region.kind !== 'if' && region.kind !== 'else' && region.kind !== 'guard')
        return false;
    const compared = comparedText(arms, { file, id: region.test });
    if (!compared)
        return false;
    const isOwn = compared.text === arms.own;
    const holds = region.kind === 'if' ? compared.equal : !compared.equal;
    return isOwn ? !holds : holds && arms.others.has(compared.text);
}
function isCaseForOthers(arms, file, region) {
    if (region.labels.length === 0)
        return file.regions.some((r) => r.kind === 'case' && r.test === region.test && r.labels.some((label) => knownText(arms.graph, { file, id: label }) === arms.own));
    const labels = region.labels.map((label) => knownText(arms.graph, { file, id: label }));
    return !labels.includes(arms.own) && labels.some((label) => label !== undefined && arms.others.has(label));
}
function comparedText(arms, test) {
    const binary = exprAs(test, 'binary');
    if (!binary || !['===', '==', '!==', '!='].includes(binary.operator))
        return undefined;
    const text = knownText(arms.graph, { file: test.file, id: binary.left }) ?? knownText(arms.graph, { file: test.file, id: binary.right });
    return text !== undefined && (text === arms.own || arms.others.has(text)) ? { text, equal: binary.operator.startsWith('=') } : undefined;
}
