import { describe, expect, it } from 'vitest';

import { exprOf } from '../../src/graph/code.js';
import { localNames } from '../../src/graph/local-names.js';
import { memoryCode } from '../support/memory-code.js';

const IMPORTS = { first: "import { Client } from '@modelcontextprotocol/sdk/client/index.js';", second: "import { Client } from '@modelcontextprotocol/client';" };

/** What is sent that the host made, where every tool of a server is called once under a name of the host's. */
function sent(call: string, generation: keyof typeof IMPORTS = 'first', path = 'a.ts'): string[] {
  const code = memoryCode({ [path]: `${IMPORTS[generation]}
    export async function callEach(client${path.endsWith('ts') ? ': Client' : ''}) { ${path.endsWith('ts') ? '' : "client = new Client({ name: 'c', version: '1' });"} for (const tool of (await client.listTools()).tools) await send(client, \`mcp_shop_\${tool.name}\`); }
    ${call}` });
  return code.queries.answerTo(localNames, 'test').map(({ how, sent: at }) => `${how} ${code.workspace.text(path).slice(exprOf(at).start, exprOf(at).end)}`);
}

const send = (body: string): string => `async function send(client: Client, name: string) { ${body} }`;

describe('a name that was taken apart', () => {
  it.each([
    ['joined from a slice', "const parts = name.split('_'); await client.callTool({ name: parts.slice(2).join('_') });", []],
    ['joined at once', "await client.callTool({ name: name.split('_').slice(2).join('_') });", []],
    ['joined in a variable', "const bare = name.split('_').slice(2).join('_'); await client.callTool({ name: bare });", []],
    ['joined from a rest', "const [host, shop, ...rest] = name.split('_'); if (host && shop) await client.callTool({ name: rest.join('_') });", []],
    ['joined from what splice took', "const parts = name.split('_'); await client.callTool({ name: parts.splice(2).join('_') });", []],
    ['joined after shift', "const parts = name.split('_'); parts.shift(); parts.shift(); await client.callTool({ name: parts.join('_') });", []],
    ['near miss: all of it joined by another sign', "await client.callTool({ name: name.split('_').join('-') });", ["value name.split('_').join('-')"]],
    ['near miss: a pattern of something else', "const [first, ...others] = ['a', 'b']; const parts = name.split('_'); if (first && others) await client.callTool({ name: parts.join('-') });", ["value parts.join('-')"]],
    ['near miss: a word joined to the list', "const parts = name.split('_'); parts.unshift('x'); await client.callTool({ name: parts.join('_') });", ["value parts.join('_')"]],
    ['near miss: prefixed once more', "await client.callTool({ name: `x_${name.split('_').slice(2).join('_')}` });", ["value `x_${name.split('_').slice(2).join('_')}`"]],
    ['near miss: not taken apart', 'await client.callTool({ name });', ['value name']],
  ])('%s', (_, body, expected) => {
    expect(sent(send(body))).toEqual(expected);
  });

  it.each([
    ['an arrow of the second generation', "const send = (client: Client, name: string) => client.callTool({ name: partOf(name), arguments: {} }); const partOf = (name: string) => { const rest = name.split('_').slice(2); return rest.join('_'); };", 'second', 'a.ts'],
    ['JavaScript', "function send(client, name) { const rest = name.split('_').slice(2); return client.callTool({ name: rest.join('_') }).then((result) => result); }", 'first', 'a.js'],
  ] as const)('%s', (_, call, generation, path) => {
    expect(sent(call, generation, path)).toEqual([]);
    expect(sent(call.replace('.slice(2)', ''), generation, path)).toHaveLength(1);
  });
});
