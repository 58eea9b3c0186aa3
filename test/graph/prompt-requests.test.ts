import { describe, expect, it } from 'vitest';

import { promptRequestFaults } from '../../src/graph/prompt-requests.js';
import { memoryCode } from '../support/memory-code.js';

/** The faults of a request that sends one value as the argument `topic`. */
function faults(value: string): string[] {
  const code = memoryCode({
    'a.ts': `import { Client } from '@modelcontextprotocol/sdk/client/index.js';
      export const ask = (client: Client, given: string, index: number) => client.getPrompt({ name: 'review', arguments: { topic: ${value} } });`,
  });
  return code.queries.answerTo(promptRequestFaults, 'test').map(({ kind }) => kind);
}

describe('a placeholder is no value', () => {
  it.each(['$1', '$ARGUMENTS', '$arguments', '${topic}', '{{topic}}', '{{ topic }}', '<topic>', 'TODO', 'placeholder', 'Placeholder'])('%s', (text) => {
    expect(faults(`'${text}'`)).toEqual(['placeholder']);
  });

  it.each(['$100', '$ARGUMENTS of the command', '$HOME', 'fill ${topic} in', '{{topic}} and {{tone}}', '</topic>', '<b>bold</b>', 'todo', 'TODO.md', 'placeholders'])('near miss: %s', (text) => {
    expect(faults(`'${text}'`)).toEqual([]);
  });

  it.each(['`$${index}`', '`{{${given}}}`', '`<${given}>`', "'$' + index"])('made: %s', (value) => {
    expect(faults(value)).toEqual(['placeholder']);
  });

  it.each(['given', '`${given}`', '`costs $${index}`', "'#' + index"])('near miss: %s', (value) => {
    expect(faults(value)).toEqual([]);
  });
});
