import { NONE } from '../facts/model.js';
import { at, exprAs, exprOf, isInFunction, isInRegion, parentOf, refKey } from './code.js';
import { bindingsOf } from './bindings.js';
import { lostOption, saysSo } from './drop-options.js';
const KINDS = ['text', 'image', 'audio', 'resource', 'resource_link'];
/** The tests after which some turns or blocks are heard of no more. */
export function failingTests(fate) {
    return fate.visits.flatMap((visit) => {
        const of = testedThing(visit);
        if (!of)
            return [];
        const place = of === 'type' && switchLoses(fate, visit) ? visit.ref : comparisonLoses(fate, visit);
        return place ? [{ of, at: place, visit }] : [];
    });
}
function testedThing({ part, inside, text, ref }) {
    if (part[0] !== 'messages' || inside.length > 0 || text !== 'no' || part[1] === undefined)
        return undefined;
    if (part.length === 3 && part[2] === 'role')
        return 'role';
    if (part.length === 4 && part[2] === 'content' && part[3] === 'type')
        return 'type';
    return part.length === 3 && part[2] === 'content' && isOwnKeyTest(ref) ? 'type' : undefined;
}
/** `'text' in content` */
function isOwnKeyTest(ref) {
    const parent = parentOf(ref);
    const binary = parent && exprAs(parent, 'binary');
    return binary?.operator === 'in' && binary.right === ref.id;
}
function conditionOf(ref) {
    const parent = parentOf(ref);
    const binary = parent && exprAs(parent, 'binary');
    if (!parent || !binary)
        return undefined;
    const literal = exprAs(at(ref, binary.left === ref.id ? binary.right : binary.left), 'literal')?.value;
    if (typeof literal !== 'string' || ![...KINDS, 'user', 'assistant'].includes(literal))
        return undefined;
    const isEqual = ['===', '==', 'in'].includes(binary.operator);
    if (!isEqual && !['!==', '!='].includes(binary.operator))
        return undefined;
    return climb(parent, literal, isEqual);
}
/** Up through `!`, and through `&&` and `||` as long as the condition still decides on one side. */
function climb(ref, literal, isTrueFor) {
    const parent = parentOf(ref);
    const expr = parent && exprOf(parent);
    if (!parent || !expr)
        return { root: ref, literal, isTrueFor };
    if (expr.kind === 'unary' && expr.operator === '!')
        return climb(parent, literal, !isTrueFor);
    if (expr.kind === 'choice' && expr.operator !== '?:' && expr.options.includes(ref.id)) {
        // as a value, `isText && text` is not a condition
        const isValue = expr.options.at(-1) !== ref.id && !isCondition(parent);
        if (isValue)
            return { root: ref, literal, isTrueFor };
        return (expr.operator === '&&') === isTrueFor ? climb(parent, literal, isTrueFor) : undefined;
    }
    return { root: ref, literal, isTrueFor };
}
function isCondition(ref) {
    const parent = parentOf(ref);
    const expr = parent && exprOf(parent);
    if (!parent || !expr)
        return ref.file.regions.some((r) => r.test === ref.id) || bindingsOf(ref.file).returns.has(ref.id);
    if (expr.kind === 'unary')
        return true;
    return expr.kind === 'choice' && (expr.operator === '?:' ? expr.test === ref.id && !expr.options.includes(ref.id) : isCondition(parent));
}
/** The place to report when the comparison loses something. */
function comparisonLoses(fate, visit) {
    const condition = conditionOf(visit.ref);
    if (!condition)
        return undefined;
    const { root } = condition;
    const parent = parentOf(root);
    const expr = parent && exprOf(parent);
    // the side where the turn is not what the literal says, or is what it says, whichever goes nowhere
    if (parent && expr?.kind === 'choice')
        return choiceLoses(fate, parent, condition) ? outermost(parent) : undefined;
    if (parent)
        return undefined;
    const { file } = root;
    const returned = bindingsOf(file).returns.get(root.id);
    if (returned !== undefined)
        return visit.frames?.how === 'filter' && visit.frames.fn === returned && !hasComplement(fate, visit) ? visit.ref : undefined;
    const branches = file.regions.map((region, id) => ({ region, id })).filter(({ region }) => region.test === root.id && region.kind !== 'loop');
    return branches.length > 0 && branchLoses(fate, visit, condition, branches) ? root : undefined;
}
function choiceLoses(fate, choice, { root, isTrueFor }) {
    const expr = exprAs(choice, 'choice');
    if (!expr)
        return false;
    if (expr.operator === '?:') {
        const other = expr.options[isTrueFor ? 1 : 0];
        const named = expr.options[isTrueFor ? 0 : 1];
        return expr.test === root.id && other !== undefined && named !== undefined && holdsUse(fate, at(choice, named)) && !holdsUse(fate, at(choice, other)) && lostOption(at(choice, other));
    }
    return expr.operator === '&&' && isTrueFor && expr.options[0] === root.id;
}
function holdsUse(fate, option) {
    const { start, end } = exprOf(option);
    return fate.visits.some((v) => v.ref.file === option.file && exprOf(v.ref).start >= start && exprOf(v.ref).end <= end && (isUse(v) || v.part.length > 3 && v.part[3] !== 'type'));
}
function outermost(choice) {
    const parent = parentOf(choice);
    const outer = parent && exprAs(parent, 'choice');
    return outer?.operator === '?:' && parent ? outermost(parent) : choice;
}
/** The same list is filtered a second time, for the others. */
function hasComplement(fate, visit) {
    const filters = new Set(fate.visits.filter((v) => v.part.join() === visit.part.join() && v.frames?.how === 'filter' && v.ref.file === visit.ref.file).map((v) => (v.frames ? refKey(v.frames.call) : '')));
    return filters.size > 1;
}
function branchLoses(fate, visit, { isTrueFor }, branches) {
    const { file } = visit.ref;
    const yes = branches.find((b) => b.region.kind === 'if');
    const no = branches.find((b) => b.region.kind === 'else') ?? branches.find((b) => b.region.kind === 'guard');
    if (!yes)
        return false;
    // `if (is text) …` without an else: the others are those uses that stand outside
    const named = isTrueFor ? inRegion(yes.id) : no && inRegion(no.id);
    const others = isTrueFor ? (no ? inRegion(no.id) : (ref) => !isInRegion(file, exprOf(ref).region, yes.id)) : inRegion(yes.id);
    // what follows runs for both
    if (!named)
        return false;
    const isNamedUsed = hasUse(fate, visit, named);
    const areOthersUsed = hasUse(fate, visit, others);
    if (isNamedUsed === areOthersUsed)
        return false;
    if (isTrueFor && !no && !areOthersUsed)
        return true;
    return !isTold(visit.ref, isNamedUsed ? others : named);
    function inRegion(id) {
        return (ref) => isInRegion(file, exprOf(ref).region, id);
    }
}
/** Is the turn, or its content, used in such a place of the function that tests it? */
function hasUse(fate, visit, isThere) {
    const { file } = visit.ref;
    const home = exprOf(visit.ref).fn;
    return fate.visits.some((v) => v.ref.file === file && isInFunction(file, exprOf(v.ref).fn, home) && isUse(v) && isThere(v.ref));
}
/** Not a step to something else, nor a test, but the words themselves handed on. */
export function isUse({ ref, part, inside, text, from }) {
    if (part[0] !== 'messages' || part[1] === undefined || part[1] === 'length' || part[2] === 'role' || part[3] === 'type')
        return false;
    if (inside.length > 0)
        return false;
    if (text !== 'no')
        return from?.text === 'no';
    const parent = parentOf(ref);
    const expr = parent && exprOf(parent);
    if (!expr)
        return !ref.file.regions.some((r) => r.test === ref.id) && !(bindingsOf(ref.file).values.get(ref.id)?.every((b) => b.path.length >= 0) ?? false);
    if (expr.kind === 'member' || expr.kind === 'element' || expr.kind === 'binary' && expr.operator !== '+' || expr.kind === 'unary')
        return false;
    return !(expr.kind === 'choice' && expr.test === ref.id && expr.operator !== '??' && expr.operator !== '||');
}
/** Something is thrown, called or said there: whoever is concerned hears of it. */
function isTold(test, isThere) {
    const { file } = test;
    const home = exprOf(test).fn;
    const fn = file.functions[home];
    if (fn?.throws.some((t) => t.value !== NONE && isThere(at(test, t.value))))
        return true;
    return file.exprs.some((e, id) => e.fn === home && (['call', 'new', 'object', 'template'].includes(e.kind) || (e.kind === 'literal' && saysSo(e.value))) && isThere({ file, id }) && e.region !== exprOf(test).region);
}
/** `switch (content.type)` that leaves out kinds and has no default that does something. */
function switchLoses(fate, visit) {
    const { file, id } = visit.ref;
    const cases = file.regions.map((region, index) => ({ region, id: index })).filter(({ region }) => region.kind === 'case' && region.test === id);
    if (cases.length === 0)
        return false;
    const otherwise = cases.find(({ region }) => region.labels.length === 0);
    const isIn = (region) => (ref) => isInRegion(file, exprOf(ref).region, region);
    if (otherwise)
        return !hasUse(fate, visit, isIn(otherwise.id)) && !isTold(visit.ref, isIn(otherwise.id)) && !returnsText(visit.ref, otherwise.id) && !isExhaustive(visit.ref, cases);
    return !isExhaustive(visit.ref, cases) && !hasUse(fate, visit, (ref) => !cases.some((c) => isIn(c.id)(ref)));
}
function isExhaustive(ref, cases) {
    const labels = new Set(cases.flatMap(({ region }) => region.labels.map((l) => exprAs(at(ref, l), 'literal')?.value)));
    return KINDS.every((kind) => labels.has(kind));
}
/** `default: return 'images are not supported'` */
function returnsText(ref, region) {
    const { file } = ref;
    return file.functions[exprOf(ref).fn]?.returns.some((exit) => { const value = exprAs({ file, id: exit.value }, 'literal')?.value; return exit.region === region && saysSo(value); }) ?? false;
}
