/** Reading a resource must change nothing. */
import { defineRule, type Detection, type TraceStep } from '../src/rule/rule.js';
import { calleeName, doingOf, isActing, registrations, type FoundEffect, type Registration } from '../src/rule/vocabulary.js';

const RULE = 'no-side-effects-in-resources';

export default defineRule({
  id: RULE,
  docs: {
    description: 'disallow writes while a resource is read',
    section: 'tools',
    recommended: 'error',
    strict: 'error',
    why: 'Applications read resources on their own: to fill a picker, to refresh, to prefetch for a model. None of that is a decision of anybody to change something, and no host asks before it.',
    whatToDo: 'Read, and nothing else. Make the change a tool, which a host shows and confirms, or let the store do it on its own time.',
  },
  messages: {
    writes: '`{{what}}` runs while {{resource}} is read, and changes something. Applications read resources unasked, to list and to prefetch; make the change a tool of its own.',
  },
  *detect(code) {
    const seen = new Set<string>();
    for (const registration of code.answerTo(registrations, RULE)) {
      if (registration.kind !== 'resource') continue;
      const effects = code.answerTo(doingOf(registration), RULE).flatMap((d) => d.effects).filter((e) => isActing(e) && e.kind !== 'process');
      const effect = effects.find((e) => !e.isNamed) ?? effects[0];
      const key = effect && `${effect.at.file.path}:${effect.at.id}`;
      if (!effect || !key || seen.has(key)) continue;
      seen.add(key);
      yield toDetection(registration, effect);
    }
  },
});

function toDetection(registration: Registration, effect: FoundEffect): Detection<'writes'> {
  const way: TraceStep[] = effect.way.map((at, index) => ({ at, message: index === 0 ? `reading the resource calls \`${calleeName(at)}\`` : `it calls \`${calleeName(at)}\`` }));
  return {
    messageId: 'writes',
    data: { what: effect.what, resource: registration.name === undefined ? 'a resource' : `the resource \`${registration.name}\`` },
    at: effect.way[0] ?? effect.at,
    trace: way.length === 0 ? [] : [...way, { at: effect.at, message: `\`${effect.what}\` changes something` }],
    confidence: effect.isNamed ? 'likely' : 'certain',
    identity: `${registration.name ?? ''} ${effect.what}`,
  };
}
