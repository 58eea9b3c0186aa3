/** A text for the model must not name a tool that the model is not given. */
import { defineRule } from '../src/rule/rule.js';
import { undeclaredTools } from '../src/rule/vocabulary.js';

export default defineRule({
  id: 'no-undeclared-tool-mentions',
  docs: {
    description: 'disallow prompts, instructions and descriptions that name a tool nobody declares',
    section: 'coherence',
    recommended: 'warn',
    strict: 'warn',
    why: 'A model follows the instruction and calls what it was told to call. A tool that does not exist costs a failed call, a made-up answer or a detour through a tool that was not meant, and nothing in the code fails when a tool is renamed and its texts are not.',
    whatToDo: 'Write the name that is declared, best through one constant that both the declaration and the text use.',
  },
  messages: {
    renamed: '{{owner}} tells the model to use `{{name}}`, but no such tool is declared: a model that follows it makes a call that fails. Did you mean `{{meant}}`?',
    spelling: '{{owner}} names `{{name}}`, but the tool is declared as `{{meant}}`: names are matched exactly, so a model that follows it makes a call that fails. Write it as it is declared.',
    conditional: 'This text always speaks of `{{name}}`, but the tools are filtered before the model gets them: with that tool left out, a model that follows the text makes a call that fails. Give the line only when every tool it names is declared.',
    prefixed: 'This text names `{{name}}`, but the tools are declared to the model as `{{meant}}`: names are matched exactly, so a model that follows it makes a call that fails. Build the text from the declared names.',
    parameter: '{{owner}} calls `{{meant}}` with `{{name}}`, an argument that tool does not have: it is refused or dropped, and the model believes it was heard. Write one that is declared.',
  },
  *detect(code) {
    for (const { name, at, kind, meant, owner } of code.answerTo(undeclaredTools, 'no-undeclared-tool-mentions')) {
      yield {
        messageId: kind,
        data: { name, meant: meant.name, owner: owner?.name === undefined ? 'This text' : `The ${owner.kind} \`${owner.name}\`` },
        at,
        trace: [{ at: meant.at, message: kind === 'prefixed' ? 'names are put together here' : `\`${meant.name}\` is declared here` }, { at, message: `\`${name}\` is named here` }],
        confidence: 'certain',
        identity: name,
      };
    }
  },
});
