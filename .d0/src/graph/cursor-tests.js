import { NONE } from '../facts/model.js';
import { at, exprAs, exprOf, refKey } from './code.js';
import { listedPages } from './pages.js';
import { bindingsOf, isTested } from './use-search.js';
import { usesOf } from './uses.js';
export const cursorTests = {
    find: (inquiry) => {
        const found = new Map();
        const seen = new Set();
        for (const page of inquiry.answerTo(listedPages)) {
            // a client that joins pages gives out no cursor unless it was given one
            if (page.call.pages === 'joined' && page.call.cursor !== 'given')
                continue;
            for (const read of page.cursors)
                for (const test of usesOf(inquiry.graph, read.holder, read.path).tests) {
                    if (seen.has(refKey(test)))
                        continue;
                    seen.add(refKey(test));
                    const key = `${test.file.path} ${exprOf(test).fn}`;
                    const group = found.get(key) ?? { page, read, tests: [] };
                    group.tests.push(test);
                    found.set(key, group);
                }
        }
        return [...found.values()].map(({ page, read, tests }) => {
            const [first, ...others] = tests.toSorted((a, b) => weightOf(b) - weightOf(a) || a.id - b.id);
            return first ? [{ at: first, others, page, read, mend: mendOf(inquiry.graph, first) }] : [];
        }).flat();
    },
    begin: (inquiry) => listedPages.begin(inquiry),
};
/** A loop's own condition says most, then one that leaves the loop. */
function weightOf(test) {
    const kinds = rootsOf(test).flatMap((root) => bindingsOf(test.file).byTest.get(root) ?? []).map((region) => test.file.regions[region]?.kind);
    return kinds.includes('loop') ? 2 : kinds.includes('guard') ? 1 : 0;
}
/** The expression and those it is an operand of. */
function rootsOf(test) {
    const found = [];
    for (let id = test.id; id !== NONE; id = exprOf(at(test, id)).parent)
        found.push(id);
    return found;
}
function mendOf(graph, test) {
    const { kind, parent } = exprOf(test);
    if ((kind !== 'name' && kind !== 'member') || mayBeOtherwiseEmpty(graph, test))
        return undefined;
    const holder = parent === NONE ? undefined : at(test, parent);
    const { file } = test;
    const { start, end } = exprOf(test);
    const compare = (operator) => ({ at: { file, start: end, end }, text: ` ${operator} undefined` });
    const negations = negationsOf(test);
    const outermost = negations.at(-1);
    if (outermost) {
        const around = exprOf(outermost);
        // parentheses or spaces between them stay the author's, and a comparison binds less than what is made of it
        if (start - around.start !== negations.length || (around.parent !== NONE && exprAs(at(test, around.parent), 'binary')))
            return undefined;
        const operator = negations.length % 2 === 1 ? '===' : '!==';
        return { operator, edits: [{ at: { file, start: around.start, end: start }, text: '' }, compare(operator)] };
    }
    const choice = holder && exprAs(holder, 'choice');
    return choice && choice.operator !== '?:' && !isTested(holder) ? undefined : { operator: '!==', edits: [compare('!==')] };
}
/** The `!` around the expression, from the inside out. */
function negationsOf(test) {
    const found = [];
    for (const id of rootsOf(test).slice(1)) {
        if (exprAs(at(test, id), 'unary')?.operator !== '!')
            break;
        found.push(at(test, id));
    }
    return found;
}
/** Is null or an empty text written into the variable, so that `undefined` is not all that ends the loop? */
function mayBeOtherwiseEmpty(graph, test) {
    return graph.originsOf(test, [], 'value').some(({ value }) => value.kind === 'literal' && value.value !== undefined);
}
