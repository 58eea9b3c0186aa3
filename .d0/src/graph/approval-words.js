import { NONE } from '../facts/model.js';
import { calleeName, exprOf, isInRegion } from './code.js';
/** Names of functions that ask a person, or that grant what a person would be asked for. */
const ASKS = /^(?:ask(?!s?Model|LLM|AI)\w*|confirm\w*|\w+Confirm(?:ation)?|\w*[aA]pprov(?:e|al)\w*|request(?:Permission|Consent|User\w*)\w*|\w*[pP]ermission\w*|\w*[cC]onsent\w*|prompt(?:User|For\w*)?|elicit\w*|show(?:Warning|Information|Confirm\w*)Message|showConfirm\w*|\w*Sandbox(?:ed)?|enqueueFor\w*|awaitUser\w*)$/;
const GRANTS = /(?:[aA]llow|[gG]rant|[aA]uto_?(?:[aA]pprove|[aA]ccept|[rR]un|[eE]xecute|[cC]onfirm)|[sS]kip(?:Confirm|Approv|Permission)|[bB]ypass|[wW]hitelist|[pP]reApprove|[uU]nsandbox)/;
const ALLOWING = new Set(['allow', 'allowed', 'allow_always', 'auto', 'autorun', 'auto_run', 'auto-run', 'auto_approve', 'auto-approve', 'autoapprove', 'auto_approved', 'approved', 'approve', 'accept', 'accepted', 'proceed', 'skip', 'never', 'granted', 'grant', 'permit', 'permitted', 'unsandboxed', 'bypass', 'trusted', 'no_confirm', 'not_required', 'none']);
const ASKING = new Set(['ask', 'ask_user', 'ask-user', 'confirm', 'confirmation', 'prompt', 'deny', 'denied', 'review', 'required', 'manual', 'always', 'block', 'blocked', 'reject', 'pending', 'needs_approval', 'requires_approval', 'on-request', 'sandbox', 'sandboxed', 'user']);
/** Properties and functions whose value is the decision. */
const DECIDES = /^(?:_?(?:needs?|requires?|should|must|is|can|may|auto|skip|bypass|always)_?[A-Za-z]*(?:[aA]pprov|[cC]onfirm|[pP]ermi|[cC]onsent|[aA]llow|[aA]uto|[sS]andbox|[aA]sk|[gG]ate|[tT]rust|[rR]unSilently|[sS]ilent)\w*|auto_?(?:approve|accept|run|execute|confirm|allow)\w*|autoApprov\w*|autoRun\w*|autoExecut\w*|needsApproval|requireApproval|require_approval|requiresConfirmation|confirm|confirmation|approval|approvalMode|approvalPolicy|permission|permissionDecision|policyDecision|decision|allowed|allowedTools|autoApprovedTools|approved|pre_?approved|skipConfirmation|sandbox(?:ed)?|unsandboxed|whenToAsk|canUseTool|behavior)$/i;
const GATES = /(?:[aA]pprov|[pP]ermission|[cC]onfirm|[cC]onsent|(?:^|[a-z])Gate(?:$|[A-Z])|[pP]olicy(?:Engine|Decision|Gate)?$|[sS]andbox|[aA]uthoriz)/;
/** Whatever a person, an operator or the host itself granted, beside the hint. */
const TRUST = /trust|opt(?:ed|s)?_?in|grant|allow_?(?:list|ed)|consent|bundled|built_?in|internal|first_?party|operator|admin|approved_?(?:by|server)|user_?(?:allow|approv|pref|setting|choice|enabled)|honou?r|is_?own|local_?server|verified|yolo|provenance/i;
export const isAsking = (name) => ASKS.test(name);
export const isGranting = (name) => GRANTS.test(name);
export const isAllowing = (text) => typeof text === 'string' && ALLOWING.has(text.toLowerCase());
export const isAskingText = (text) => typeof text === 'string' && ASKING.has(text.toLowerCase());
export const decides = (name) => DECIDES.test(name);
export const isGate = (name) => GATES.test(name);
export const isTrust = (name) => TRUST.test(name);
/** Every name and text within an expression. */
export function wordsWithin({ file, id }) {
    const { start, end } = exprOf({ file, id });
    return file.exprs.flatMap((e) => {
        if (e.start < start || e.end > end)
            return [];
        return e.kind === 'name' ? [e.name] : e.kind === 'member' ? [e.property] : e.kind === 'literal' && typeof e.value === 'string' ? [e.value] : [];
    });
}
export function spokenIn(place, region) {
    const { file } = place;
    const inside = file.exprs.flatMap((e, id) => (isInRegion(file, e.region, region) ? [{ e, id }] : []));
    return {
        calls: inside.flatMap(({ e, id }) => (e.kind === 'call' ? [calleeName({ file, id })] : [])),
        texts: inside.flatMap(({ e }) => (e.kind === 'literal' ? [e.value] : e.kind === 'member' ? [e.property] : [])),
    };
}
/** Does a condition around the place, an early exit before it or its own function speak of somebody's trust? */
export function isUnderTrust(place) {
    for (let id = exprOf(place).region; id > 0;) {
        const region = place.file.regions[id];
        if (!region)
            return false;
        if (region.test !== NONE && region.kind !== 'each' && region.kind !== 'function' && wordsWithin({ file: place.file, id: region.test }).some(isTrust))
            return true;
        id = region.parent;
    }
    return false;
}
