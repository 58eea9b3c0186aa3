import { describe, expect, it } from 'vitest';

import { listingFailures } from '../../src/graph/listing-failures.js';
import { memoryCode } from '../support/memory-code.js';

const IMPORTS = { first: "import { Client } from '@modelcontextprotocol/sdk/client/index.js';", second: "import { Client } from '@modelcontextprotocol/client';" };

/** What stands where a failed listing becomes nothing. */
function swallowed(body: string, generation: keyof typeof IMPORTS = 'first', path = 'a.ts'): string[] {
  const typed = path.endsWith('.ts') ? ': Client' : '';
  const start = typed === '' ? "client = new Client({ name: 'c', version: '1' }); others = [client];" : '';
  const code = memoryCode({ [path]: `${IMPORTS[generation]} export async function names(client${typed}, others${typed && ': Client[]'}) { ${start} ${body} }` });
  return code.queries.answerTo(listingFailures, 'test').map(({ at }) => code.workspace.text(path).slice(at.start, at.end));
}

const ONE = "settled.status === 'fulfilled' ? settled.value.tools : []";

describe('a listing that is settled', () => {
  it.each([
    ['taken apart', `const [settled] = await Promise.allSettled([client.listTools()]); return ${ONE};`, [ONE]],
    ['by its number', "const all = await Promise.allSettled([client.listTools()]); return all[0].status === 'fulfilled' ? all[0].value.tools : [];", ["all[0].status === 'fulfilled' ? all[0].value.tools : []"]],
    ['the other way round', "const [settled] = await Promise.allSettled([client.listTools()]); return settled.status === 'rejected' ? [] : settled.value.tools;", ["settled.status === 'rejected' ? [] : settled.value.tools"]],
    ['of many, mapped', `const all = await Promise.allSettled(others.map((other) => other.listTools())); return all.flatMap((settled) => ${ONE});`, [ONE]],
    ['in a callback of then', `return Promise.allSettled([client.listTools()]).then(([settled]) => ${ONE});`, [ONE]],
    ['near miss: the reason is shown', `const [settled] = await Promise.allSettled([client.listTools()]); if (settled.status === 'rejected') console.warn(settled.reason); return ${ONE};`, []],
    ['near miss: the reason is taken apart', `const [settled] = await Promise.allSettled([client.listTools()]); if (settled.status === 'rejected') { const { reason } = settled; throw reason; } return ${ONE};`, []],
    ['near miss: nothing is undefined', "const [settled] = await Promise.allSettled([client.listTools()]); return settled.status === 'fulfilled' ? settled.value.tools : undefined;", []],
    ['near miss: another promise', `const [, settled] = await Promise.allSettled([client.ping(), fetch('https://example.org')]); return ${ONE};`, []],
    ['near miss: Promise.all fails as a whole', 'const [tools] = await Promise.all([client.listTools()]); return tools.tools;', []],
  ])('%s', (_, body, expected) => {
    expect(swallowed(body)).toEqual(expected);
    expect(swallowed(body, 'second')).toEqual(expected);
    expect(swallowed(body, 'first', 'a.js')).toEqual(expected);
  });
});
