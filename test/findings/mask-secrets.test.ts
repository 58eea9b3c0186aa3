import { describe, expect, it } from 'vitest';

import type { Finding } from '../../src/findings/finding.js';
import { maskCopies, maskSecrets } from '../../src/findings/mask-secrets.js';

/** A finding about the first place where the secret stands. */
function findingOf(text: string, secret: string): Finding {
  const before = text.slice(0, text.indexOf(secret)).split('\n');
  const lines = secret.split('\n');
  const [line, column] = [before.length, (before.at(-1) ?? '').length + 1];
  const endColumn = (lines.length === 1 ? column : 1) + (lines.at(-1) ?? '').length;
  return {
    ruleId: 'mcp/r', messageId: 'm', severity: 'error', confidence: 'certain', message: 'A secret.', trace: [], fingerprint: 'f', holdsSecret: true,
    location: { path: 'a.ts', line, column, endLine: line + lines.length - 1, endColumn },
  };
}

describe('a diff', () => {
  const secret = 'tok_0123456789abcdef';
  const after = `const t = '${secret}'; // costs $& and $\`\nconst b = 2;\n`;

  it('hides a secret in a line that stands beside dollar signs', () => {
    const masked = maskCopies(`-const b = 1;\n ${after}`, 'a.ts', after, [findingOf(after, secret)]);
    expect(masked).toBe(`-const b = 1;\n const t = 'tok_${'*'.repeat(16)}'; // costs $& and $\`\nconst b = 2;\n`);
  });

  it('hides it in the line that a repair replaces, too', () => {
    const diff = `-const t = wrong('${secret}');\n+const t = '${secret}'; // costs $& and $\`\n`;
    expect(maskCopies(diff, 'a.ts', after, [findingOf(after, secret)])).not.toContain('0123');
  });

  it('hides one of several lines', () => {
    const key = 'BEGIN0123\nabcdefgh\nEND98765';
    const text = `const key = \`${key}\`;\n`;
    const masked = maskCopies(`+const key = \`BEGIN0123\n+abcdefgh\n+END98765\`;\n`, 'a.ts', text, [findingOf(text, key)]);
    expect(masked).toBe(`+const key = \`BEGI*****\n+********\n+********\`;\n`);
  });
});

it('leaves lines and columns of a file what they are', () => {
  const text = 'a\nconst t = "tok_0123456789";\nb\n';
  expect(maskSecrets('a.ts', text, [findingOf(text, 'tok_0123456789')])).toBe('a\nconst t = "tok_**********";\nb\n');
  expect(maskSecrets('b.ts', text, [findingOf(text, 'tok_0123456789')])).toBe(text);
});
