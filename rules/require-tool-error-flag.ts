/** A tool that failed must say so in its result, not only in its text. */
import { defineRule, type Detection, type TraceStep } from '../src/rule/rule.js';
import { calleeName, toolFailures, type ToolFailure } from '../src/rule/vocabulary.js';

export default defineRule({
  id: 'require-tool-error-flag',
  docs: {
    description: 'require tools to answer a failure with `isError`',
    section: 'tools',
    recommended: 'warn',
    strict: 'warn',
    why: 'A host decides by `isError` whether a call went well: whether it is retried, counted, shown in red, or taken for an answer. Without the flag a model reads the text of an error as the result, and an empty list as "there is none".',
    whatToDo: 'Throw, which the SDK turns into a result with `isError: true`, or return one: `{ content, isError: true }`.',
  },
  messages: {
    told: 'A failure becomes an ordinary result of {{tools}} here: its text speaks of the error, `isError` does not, so host and model take it for success. Throw it on, or return `isError: true` with the text.',
    empty: 'A failure becomes an empty or default value here, and {{tools}} answers with it as if nothing had gone wrong. Throw it on, or return a result with `isError: true` that says what failed.',
  },
  *detect(code) {
    for (const failure of code.answerTo(toolFailures, 'require-tool-error-flag')) yield toDetection(failure);
  },
});

function toDetection(failure: ToolFailure): Detection<ToolFailure['kind']> {
  const [first] = failure.tools;
  return {
    messageId: failure.kind,
    data: { tools: namesOf(failure) },
    at: failure.at,
    trace: [
      ...(first ? [{ at: first.call, message: `tools/call runs ${nameOf(first.name)}` }] : []),
      ...(first?.calls ?? []).map((call): TraceStep => ({ at: call, message: `${calleeName(call) === '' ? 'a function' : `\`${calleeName(call)}\``} is called for its answer` })),
      { at: failure.at, message: 'here the failure becomes a value' },
    ],
    confidence: 'certain',
    identity: failure.symbol,
  };
}

const nameOf = (name: string | undefined): string => (name === undefined ? 'the tool' : `\`${name}\``);

function namesOf({ tools }: ToolFailure): string {
  const more = tools.length - 1;
  return `${nameOf(tools[0]?.name)}${more > 0 ? ` and ${more} more` : ''}`;
}
