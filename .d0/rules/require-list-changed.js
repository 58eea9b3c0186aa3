/** A list that changes is announced, and a host that keeps it listens. */
import { defineRule } from '../src/rule/rule.js';
import { functionName, keptListings, staleHandlers, untoldChanges } from '../src/rule/vocabulary.js';
export default defineRule({
    id: 'require-list-changed',
    docs: {
        description: 'require that changes of a list are announced by the server and taken up by the host',
        section: 'listings',
        recommended: 'warn',
        strict: 'warn',
        why: 'A host keeps what it listed until it is told of a change. Where the notification is never sent, sent before the change, ignored, or answered by adding to the old list, users are offered what is gone and do not find what is new until they restart.',
        whatToDo: 'Server: send `list_changed` after the set has changed. Host: handle it by listing again, and put the new list in the place of the old one.',
    },
    messages: {
        neverSent: 'The {{kind}} that this server lists change here, and `notifications/{{kind}}/list_changed` is never sent: hosts go on with the old list. Declare `listChanged` and send the notification after the change.',
        sentTooEarly: '`notifications/{{kind}}/list_changed` is sent before the {{kind}} change: a client that lists again at once gets the old list and is not told again. Send it after the change.',
        neverHeard: 'Prompts are listed once when the connection is made and then kept, and nothing handles `notifications/prompts/list_changed`: the menu is out of date until the next start. Handle the notification by listing again.',
        idle: 'The handler of `notifications/{{kind}}/list_changed` does nothing about it: what was listed before stays. List again, and put the new list in the place of the old one.',
        merges: 'After a change the new {{kind}} are added to those of before, and nothing takes the old ones out: what a server removed or renamed stays on offer. Remove the entries of that server first.',
    },
    *detect(code) {
        for (const change of code.answerTo(untoldChanges, 'require-list-changed'))
            yield untold(change);
        for (const listing of code.answerTo(keptListings, 'require-list-changed'))
            yield kept(listing);
        for (const handler of code.answerTo(staleHandlers, 'require-list-changed'))
            yield stale(handler);
    },
});
function untold({ how, kind, at, handler, change }) {
    return {
        messageId: how, data: { kind }, at,
        trace: [{ at: handler, message: `the handler that lists the ${kind} is registered here` }, ...(how === 'sentTooEarly' ? [{ at: change, message: 'the list changes here' }] : []), { at, message: how === 'neverSent' ? 'the list changes here' : 'the notification is sent here' }],
        confidence: 'certain', identity: functionName(at),
    };
}
function kept({ page, entry, kept: place }) {
    return {
        messageId: 'neverHeard', at: entry,
        trace: [{ at: page.call.ref, message: 'the prompts are listed here' }, { at: place, message: 'they are kept here' }, { at: entry, message: 'this happens when the connection is made, and nowhere else' }],
        confidence: page.call.certain ? 'certain' : 'likely', identity: functionName(entry),
    };
}
function stale({ how, kind, at, registration }) {
    return {
        messageId: how, data: { kind }, at,
        trace: [{ at: registration, message: 'the change is handled here' }, ...(how === 'merges' ? [{ at, message: 'the new entries join the old ones here' }] : [])],
        confidence: 'certain', identity: functionName(at),
    };
}
