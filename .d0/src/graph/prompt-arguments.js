import { absentTexts } from './absent-arguments.js';
import { argumentSchemaOf } from './argument-schema.js';
import { argumentUses } from './argument-uses.js';
import { exprAs, exprOf, refKey } from './code.js';
import { isForOthers, isForOwn } from './own-arms.js';
import { holdsRequired, placeholderFaults, quotedTemplates, skippedFills } from './prompt-placeholders.js';
import { placeKey } from './registration.js';
import { isUnserved } from './unserved-prompts.js';
import { armsOf, groupedPrompts, isWhollyListed, startsOf } from './prompt-groups.js';
import { registrations } from './registrations.js';
import { requestHandlers } from './request-handlers.js';
import { sliceOf } from './rendered.js';
import { refusesText } from './schema-type.js';
export const argumentFaults = {
    begin: ({ answerTo }) => answerTo(registrations).find((r) => r.kind === 'prompt')?.call,
    find(inquiry) {
        const slices = new Map();
        const seen = new Set();
        return groupedPrompts(inquiry.answerTo(registrations)).flatMap((grouped) => faultsOf(inquiry, grouped, slices)).filter((fault) => {
            const key = `${fault.kind} ${placeKey(fault.at)} ${fault.argument}`;
            return !seen.has(key) && seen.add(key);
        });
    },
};
function faultsOf(inquiry, grouped, known) {
    const { graph } = inquiry;
    const { prompt } = grouped;
    const schema = argumentSchemaOf(graph, prompt);
    const starts = startsOf(graph, prompt);
    const arms = armsOf(graph, grouped);
    const slices = starts.map(({ file, fn, given }) => {
        const key = `${file.path}#${fn}`;
        const slice = known.get(key) ?? sliceOf(graph, file, fn, given);
        known.set(key, slice);
        return slice;
    });
    const uses = schema.form === 'none' && prompt.style !== 'listed' ? { reads: [], isOpen: true, whole: [], asked: [], handed: [], carriers: [] } : argumentUses(graph, prompt, arms, starts);
    const looked = { graph, grouped, arms, schema, slices, uses: { ...uses, reads: uses.reads.filter((read) => isOwnRead(arms, read)) }, isWhole: isWhollyListed(graph, prompt, inquiry.answerTo(requestHandlers)) };
    if (schema.form === 'object' && prompt.sdk === 'v1' && prompt.style === 'call' && schema.made)
        return [{ kind: 'objectSchema', prompt, argument: '', at: schema.made, isCertain: true }];
    if (prompt.nameAt && isUnserved(grouped))
        return [{ kind: 'unserved', prompt, argument: '', at: prompt.nameAt, isCertain: true }];
    return onePerArgument([...typeFaults(looked), ...useFaults(looked), ...absenceFaults(looked)]);
}
/** An argument that is rendered in three places is one fault. */
function onePerArgument(faults) {
    const first = new Map();
    for (const fault of faults) {
        const key = `${fault.kind} ${fault.argument}`;
        const known = first.get(key);
        first.set(key, known ? { ...known, more: [...(known.more ?? []), fault.at] } : fault);
    }
    return [...first.values()];
}
/** A variable that destructuring makes counts where it is used for this prompt. */
function isOwnRead(arms, { value }) {
    if (!('variable' in value))
        return true;
    return (value.file.variables[value.variable]?.uses ?? []).some((use) => !isForOthers(arms, value.file, value.file.exprs[use]?.region ?? 0));
}
function typeFaults({ grouped: { prompt }, schema }) {
    if (prompt.style === 'listed' || schema.form === 'list')
        return [];
    return schema.arguments.filter((a) => refusesText(a)).map((a) => ({ kind: 'nonText', prompt, argument: a.name, at: a.at, type: a.type, isCertain: prompt.sdk !== 'other' }));
}
/** Declared and not used, used and not declared, templates that nobody fills. */
function useFaults(looked) {
    const { grouped: { prompt }, schema, uses, arms, slices } = looked;
    const quoted = slices.flatMap((slice) => quotedTemplates(slice, arms));
    const isNamed = (name) => uses.reads.some((r) => r.name === name) || quoted.some((q) => q.names.includes(name));
    const faults = quoted.map(({ ref, names }) => ({ kind: 'quoted', prompt, argument: names[0] ?? '', at: ref, isCertain: true }));
    const isHandled = prompt.handlers.length > 0 && !prompt.isGuess;
    if (isHandled && !uses.isOpen)
        faults.push(...schema.arguments.filter((a) => !isNamed(a.name)).map((a) => ({ kind: 'unused', prompt, argument: a.name, at: a.at, isCertain: true })));
    if (!schema.isOpen && schema.form !== 'unknown')
        faults.push(...undeclared(looked));
    faults.push(...placeholderFaults(prompt, schema, slices).map(({ name, at }) => ({ kind: 'unfilled', prompt, argument: name, at, isCertain: true })));
    if (holdsRequired(prompt, schema))
        faults.push(...skippedFills(uses).map((at) => ({ kind: 'skipped', prompt, argument: '', at, isCertain: true })));
    return faults;
}
function undeclared({ graph, grouped, schema, uses, arms, isWhole }) {
    const { prompt, group } = grouped;
    const declared = new Set(schema.arguments.map((a) => a.name));
    const elsewhere = group.filter((r) => r !== prompt).map((r) => argumentSchemaOf(graph, r));
    return uses.reads.filter((r) => !r.isTest && !declared.has(r.name) && !isAlias(uses, declared, r)).filter((read) => {
        if (isOwnArm(arms, read))
            return true;
        return isWhole && elsewhere.every((s) => !s.isOpen && s.form !== 'unknown' && !s.arguments.some((a) => a.name === read.name));
    }).map((read) => ({ kind: 'undeclared', prompt, argument: read.name, at: placeOf(read), isCertain: true }));
}
/** `args.board_id ?? args.boardId`: another spelling of a declared one. */
function isAlias({ reads }, declared, { value }) {
    const choice = 'variable' in value || exprOf(value).parent < 0 ? undefined : exprAs({ file: value.file, id: exprOf(value).parent }, 'choice');
    return choice !== undefined && choice.operator !== '?:' && choice.options.some((option) => reads.some((r) => declared.has(r.name) && !('variable' in r.value) && r.value.file === value.file && r.value.id === option));
}
function isOwnArm(arms, { value, within }) {
    const region = 'variable' in value ? 0 : exprOf(value).region;
    if (isForOwn(arms, value.file, region))
        return true;
    for (let w = within; w; w = w.outer)
        if (isForOwn(arms, w.call.file, exprOf(w.call).region))
            return true;
    return false;
}
function placeOf({ value }) {
    if (!('variable' in value))
        return value;
    const variable = value.file.variables[value.variable];
    return { file: value.file, start: variable?.start ?? 0, end: (variable?.start ?? 0) + (variable?.name.length ?? 0) };
}
/** Arguments that become the text `undefined` when they are left out. */
function absenceFaults({ graph, grouped: { prompt }, schema, uses, slices }) {
    if (prompt.isGuess || (prompt.style === 'listed' && uses.isOpen))
        return [];
    const isText = (ref) => slices.some((slice) => slice.exprs.has(refKey(ref)));
    return schema.arguments.filter((a) => mayBeAbsent(prompt, a)).flatMap((a) => (absentTexts(graph, uses.reads.filter((r) => r.name === a.name), isText).map(({ at }) => ({
        kind: a.isRequired ? 'unchecked' : 'unguarded', prompt, argument: a.name, at, declaredAt: a.at, isCertain: true,
    }))));
}
/** Servers of the high level check what is required before they call; a low-level handler gets what the host sent. */
function mayBeAbsent(prompt, argument) {
    if (prompt.style === 'listed')
        return true;
    return !argument.isRequired && !argument.hasDefault;
}
