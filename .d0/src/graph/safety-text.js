const ASKING = /\b(?:ask|confirm|confirmation|permission|approval|approve|approved|consent)\b/i;
const ORDER = /\b(?:before|first|unless|without|prior|until|always)\b/i;
const FORBIDDING = /\b(?:never|do not|don't|must not|may not|refuse|refused|deny|denied|decline)\b/i;
const HARM = /\b(?:passwords?|secrets?|api keys?|keys|tokens?|credentials?|delet\w+|destroy\w*|destructive|irreversib\w+|dangerous|harm\w*|overwrit\w+|force|production|personal data|exfiltrat\w*|bypass\w*|permissions?|denied|refused?)\b/i;
const INJECTION = /\bnot (?:an? )?instructions?\b|\buntrusted\b|prompt injection/i;
const DANGER = /\b(?:destructive|dangerous|irreversible|risky)\b.{0,40}\b(?:actions?|operations?|commands?|steps?|changes?)\b/i;
/** A rule about permission, refusal or dangerous actions, one sentence of it. */
export function isSafetyText(text) {
    return text.split(/(?<=[.!?])\s+|\n+/).some((sentence) => sentence.length >= 20 && sentence.length < 600 && sentence.includes(' ') && ((ASKING.test(sentence) && ORDER.test(sentence)) || (FORBIDDING.test(sentence) && HARM.test(sentence)) || INJECTION.test(sentence) || DANGER.test(sentence)));
}
