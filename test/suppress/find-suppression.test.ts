import { describe, expect, test } from 'vitest';

import { directivesOf } from '../../src/suppress/directives-of.js';
import { findSuppression } from '../../src/suppress/find-suppression.js';

const RULE = 'mcp/no-title-as-name';

describe('directivesOf', () => {
  test('kind, rules, reason and place', () => {
    expect(directivesOf('a();\n  /* eslint-disable-next-line mcp/x,\n mcp/y -- because -- of this */\nb();')).toEqual([
      { kind: 'disable-next-line', ruleIds: ['mcp/x', 'mcp/y'], reason: 'because -- of this', line: 4, column: 1, start: 7, end: 73 },
    ]);
  });

  test.each([
    ['eslint-disable in a line comment', '// eslint-disable mcp/x'],
    ['eslint-disable-line over two lines', '/* eslint-disable-line\n mcp/x */'],
    ['another word', '/* eslint-disabled mcp/x */'],
    ['text before it', '/* please eslint-disable mcp/x */'],
    ['a string', '"/* eslint-disable */"'],
    ['a template', '`\n// eslint-disable-next-line\n`'],
    ['JSX text', '<p>/* eslint-disable */</p>'],
  ])('%s is no directive', (_, text) => {
    expect(directivesOf(text)).toEqual([]);
  });
});

describe('findSuppression', () => {
  test('the next line', () => {
    const text = `// eslint-disable-next-line ${RULE} -- the server keys on titles\nbad();\nbad();`;
    expect(findSuppression(text, RULE, 2, 1)).toEqual({ reason: 'the server keys on titles' });
    expect(findSuppression(text, RULE, 3, 1)).toBeUndefined();
    expect(findSuppression(text, 'mcp/other', 2, 1)).toBeUndefined();
  });

  test('the same line, before and behind', () => {
    expect(findSuppression('bad(); // eslint-disable-line', RULE, 1, 1)).toEqual({});
  });

  test('from a block comment to the one that ends it', () => {
    const text = `/* eslint-disable */\nbad();\n/* eslint-enable ${RULE} */ bad();\nbad();`;
    expect(findSuppression(text, RULE, 2, 1)).toEqual({});
    expect(findSuppression(text, RULE, 3, 60)).toBeUndefined();
    expect(findSuppression(text, 'mcp/other', 4, 1)).toEqual({});
  });

  test('inside JSX', () => {
    expect(findSuppression('<a>\n{/* eslint-disable-next-line mcp/x */}\n{bad}</a>', 'mcp/x', 3, 2)).toEqual({});
  });

  test('the last reason speaks', () => {
    const text = '/* eslint-disable -- legacy */\n// eslint-disable-next-line mcp/x -- picked by a person\nbad(); // eslint-disable-line';
    expect(findSuppression(text, 'mcp/x', 3, 1)).toEqual({ reason: 'picked by a person' });
  });
});
