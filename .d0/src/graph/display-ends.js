import { at, calleeName, exprAs, exprOf } from './code.js';
const SHOWERS = /^(?:console|logger|log|stdout|stderr|assert|check|expect|chalk|pc|colors|t|debug|spinner|ora|telemetry|tracer|span|metrics)$/i;
const SHOWS = /^(?:log|info|debug|warn|error|trace|print\w*|assert\w*|equal|deepEqual|strictEqual|expect|check|write|writeln|dim|table|ok|captureException|setAttributes?|record)$/;
/** Does the value end where people read it and no model does: a log, a terminal, a test? */
export function isShown({ kind, at: place }) {
    // a complaint about it, too
    if (kind === 'shown' || (exprOf(place).kind === 'new' && calleeName(place).endsWith('Error')))
        return true;
    const call = exprAs(place, 'call');
    if (kind !== 'argument' || !call)
        return false;
    if (exprAs(at(place, call.callee), 'name'))
        return /^(?:print|log|debug|expect|assert|check)\w*$/.test(calleeName(place));
    const member = exprAs(at(place, call.callee), 'member');
    if (!member)
        return false;
    const owner = exprOf(at(place, member.object));
    const name = owner.kind === 'name' ? owner.name : owner.kind === 'member' ? owner.property : owner.kind === 'call' ? calleeName(at(place, member.object)) : '';
    return SHOWERS.test(name) || (SHOWS.test(member.property) && /log|console|assert|expect|out$|err$/i.test(name));
}
