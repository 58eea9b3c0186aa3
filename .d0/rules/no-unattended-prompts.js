/** A prompt is used when a person chooses it, not when a clock, a queue or a start does. */
import { defineRule } from '../src/rule/rule.js';
import { calleeName, functionName, refKey, unattendedPrompts } from '../src/rule/vocabulary.js';
const ID = 'no-unattended-prompts';
const BEGINS = {
    schedule: 'a clock or a queue runs this, and no person',
    machine: 'another program sends what this answers',
    startUp: 'this runs when the program starts',
    prefetch: 'every listed prompt is walked here, whoever may want it',
};
export default defineRule({
    id: ID,
    docs: {
        description: 'disallow prompts/get without a user who chose the prompt',
        section: 'boundary',
        recommended: 'warn',
        strict: 'warn',
        why: 'Prompts are user-controlled: the choice of a person is what licenses a server\'s text to speak in the conversation. A timer, a webhook or a start that fetches one puts instructions there that nobody asked for, and rendering may cost the server work or have effects.',
        whatToDo: 'Fetch a prompt when the user picks it; list prompts ahead of time as often as you like. For unattended work use a tool, or text of the host\'s own.',
    },
    messages: {
        schedule: 'A clock or queue reaches prompts/get through {{entry}} ({{hops}}) and nobody chose the prompt; its text enters without the consent that prompts rest on. Call a tool, use text of the host\'s own, or let the choice of the user travel with the job.',
        machine: 'A request of another program reaches prompts/get through {{entry}} ({{hops}}) and nobody chose the prompt; its text enters without the consent that prompts rest on. Call a tool, or wait for the user.',
        startUp: 'Start-up reaches prompts/get through {{entry}} ({{hops}}) and the prompt enters a conversation before any user acted. Offer it for selection, or use text of the host\'s own.',
        prefetch: 'The content of every listed prompt is fetched through {{entry}} ({{hops}}) before anybody chose one; servers render at each request, with costs and effects of their own. Keep the listing, and fetch the one the user picks.',
    },
    *detect(code) {
        const seen = new Set();
        for (const found of code.answerTo(unattendedPrompts, ID)) {
            const key = `${found.kind === 'prefetch' ? '' : refKey(found.path.entry)} ${refKey(found.sink.ref)}`;
            if (seen.has(key))
                continue;
            seen.add(key);
            yield toDetection(found);
        }
    },
});
function toDetection(found) {
    const { path, sink, kind, evidence } = found;
    const at = kind === 'prefetch' ? sink.ref : path.entry;
    const calls = kind === 'prefetch' ? [sink.ref] : path.calls;
    const name = functionName(at) || calleeName(at);
    const begin = evidence ? [{ at: evidence, message: BEGINS[kind] }] : [];
    const hops = calls.length - 1;
    return {
        messageId: kind,
        data: { entry: name === '' ? 'the code here' : `\`${name}\``, hops: hops === 0 ? 'directly' : hops === 1 ? '1 call away' : `${hops} calls away` },
        at,
        trace: [...begin, ...calls.map((call, i) => ({ at: call, message: i === calls.length - 1 ? `${sink.method} is sent` : `which calls \`${calleeName(call)}\`` }))],
        confidence: found.certain ? 'certain' : 'likely',
        identity: `${functionName(at)} > ${functionName(sink.ref)}`,
    };
}
