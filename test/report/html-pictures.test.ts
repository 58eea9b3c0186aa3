import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { html } from '../../src/report/html.js';
import { causesIn } from '../../src/report/html/causes.js';
import { draw } from '../../src/report/html/drawing.js';
import { arrange } from '../../src/report/html/layout.js';
import { hostPicture, serverPicture } from '../../src/report/html/pictures.js';
import { inventoryHtml } from '../../src/report/inventory/html.js';
import { bodyOf, elementsOf, textOf } from './html-text.js';
import { hostileText } from './hostile-texts.js';
import { anInventory } from './sample-inventory.js';
import { aFinding, aReport, PLAIN_OPTIONS, RULES } from './sample-report.js';

const OPTIONS = { ...PLAIN_OPTIONS, rules: RULES, inventory: anInventory() };
const namesIn = (svg: string | undefined): readonly string[] => [...(svg ?? '').matchAll(/<text x="[^"]*" y="[^"]*">([^<]*)/g)].map((match) => match[1] ?? '');

describe('a path', () => {
  const body = bodyOf(html(aReport([aFinding()]), OPTIONS).output);

  test('is drawn from who starts it, beside that of a person to the same request', () => {
    const picture = /<h4>Path<\/h4>[^]*?<\/svg>/.exec(body)?.[0];
    expect(namesIn(picture)).toEqual(['model', 'execute', 'promptOf', 'prompts/get', 'user', 'pick']);
    expect(picture?.match(/class="arrow by-model"/g)).toHaveLength(3);
    // behind `promptOf` it is one path
    expect(picture?.match(/class="arrow by-user"/g)).toHaveLength(2);
  });

  test('stands as a list, too, with whoever else causes the request', () => {
    expect(textOf(/<ol class="way">[^]*?<\/ol>(?:<p[^]*?<\/p>)*/.exec(body)?.[0] ?? '')).toMatch(/^The model starts itthe model's tool call runs execute src\/agent\.ts:5:5.*sends prompts\/get.*Legitimate: user src\/menu\.ts:2 pick → promptOf → getPrompt reaches the same prompts\/get\..*The same prompts\/get is also caused by start-up from 1 place\.$/s);
  });

  test('is drawn for no more findings than anybody looks at; the lists say the same', () => {
    const page = html(aReport(Array.from({ length: 300 }, (_, index) => aFinding({ fingerprint: `${index}` }))), OPTIONS).output;
    expect(page.match(/<ol class="way">/g)).toHaveLength(300);
    expect(page.match(/class="box sink"/g)).toHaveLength(200);
    expect(page.match(/Legitimate: /g)).toHaveLength(300);
  });

  test('can be filtered by who starts it', () => {
    expect(body).toContain('data-starter="model"');
  });

  test('without an inventory is the list alone', () => {
    const plain = bodyOf(html(aReport([aFinding()]), { ...OPTIONS, inventory: undefined as never }).output);
    expect(plain).not.toContain('<svg');
    expect(plain).toContain('<ol class="way">');
  });

  test('of a user has nobody beside it', () => {
    const causes = causesIn(anInventory())(aFinding({ trace: [{ path: 'src/menu.ts', line: 2, column: 1, message: '' }, { path: 'src/mcp/client.ts', line: 9, column: 3, message: '' }] }));
    expect(causes?.own.initiator).toBe('user');
    expect(causes?.beside).toEqual([]);
    expect(causes?.others).toEqual([{ initiator: 'model', count: 1 }, { initiator: 'start-up', count: 1 }]);
  });

  test('that begins behind its entry, where several meet, has the same starter', () => {
    const causes = causesIn(anInventory())(aFinding({ trace: [{ path: 'src/mcp/manager.ts', line: 120, column: 12, message: '' }, { path: 'src/mcp/client.ts', line: 9, column: 3, message: '' }] }));
    expect(causes?.own.initiator).toBe('model');
  });

  test('that ends in no request has no starter', () => {
    expect(causesIn(anInventory())(aFinding({ trace: [{ path: 'a.ts', line: 1, column: 1, message: '' }] }))).toBeUndefined();
    expect(causesIn(undefined)(aFinding())).toBeUndefined();
  });
});

describe('the picture of', () => {
  test('a server leads from the controllers over what is offered to what it does', () => {
    expect(namesIn(serverPicture(anInventory(), 'offered.')?.text)).toEqual(['model', 'user', 'application', 'drop_note', 'read_note', '(computed name)', 'notes', 'writes', 'reads', 'nothing outside', 'not known']);
  });

  test('a host leads from who causes a request to the request, and marks where a model reaches a prompt', () => {
    const picture = hostPicture(anInventory(), (path) => path, 'requests.')?.text;
    expect(namesIn(picture)).toEqual(['model', 'user', 'start-up', 'prompts/get', 'tools/list']);
    expect(picture?.match(/class="box item crossed"/g)).toHaveLength(1);
    expect(picture).toContain('class="arrow by-start-up dashed"');
  });

  test('hundreds of tools folds those that do the same, and links to them', () => {
    const [tool] = anInventory().offered.slice(1);
    if (!tool) throw new Error('there is no tool');
    const offered = Array.from({ length: 300 }, (_, index) => ({ ...tool, name: `tool_${index}`, does: index < 3 ? 'writes' as const : 'unknown' as const }));
    const picture = serverPicture(anInventory({ offered }), 'offered.')?.text ?? '';
    expect(namesIn(picture)).toEqual(['model', 'tool_0', 'tool_1', 'tool_2', '297 tools', 'writes', 'not known']);
    expect(picture).toContain('href="#offered.kind=tool&amp;offered.does=unknown"');
  });

  test('nothing is none', () => {
    expect(serverPicture(anInventory({ offered: [] }), '')).toBeUndefined();
    expect(hostPicture(anInventory({ requests: [] }), (path) => path, '')).toBeUndefined();
  });

  test('anything shows names as text, a long one by its ends', () => {
    fc.assert(fc.property(fc.array(hostileText, { minLength: 1, maxLength: 6 }), (names) => {
      const boxes = names.map((name, index) => ({ id: `${index}`, name, note: name, look: 'item', href: '#a' }));
      const { text } = draw({ direction: 'right', label: names[0] ?? '', boxes, arrows: boxes.slice(1).map(({ id }) => ({ from: '0', to: id, look: 'x' })) });
      expect(elementsOf(text).map(({ name }) => name).filter((name) => !['div', 'svg', 'a', 'title', 'rect', 'text', 'path'].includes(name))).toEqual([]);
      expect(text).not.toMatch(/NaN|undefined/);
    }), { numRuns: 60 });
    expect(namesIn(draw({ direction: 'down', label: '', boxes: [{ id: 'a', name: 'x'.repeat(100), look: '' }], arrows: [] }).text)).toEqual([`${'x'.repeat(17)}…${'x'.repeat(16)}`]);
  });
});

test('boxes come to the same places in every run, also where a path calls itself', () => {
  const boxes = ['a', 'b', 'c'].map((id) => ({ id, width: 50, height: 20 }));
  const place = () => arrange({ direction: 'down', boxes, arrows: [{ from: 'a', to: 'b' }, { from: 'b', to: 'c' }, { from: 'c', to: 'b' }, { from: 'b', to: 'b' }], gap: 10, step: 20 });
  expect(place()).toEqual(place());
  expect(place().boxes.get('a')?.y).toBeLessThan(place().boxes.get('b')?.y ?? 0);
});

describe('the inventory as a page', () => {
  const page = inventoryHtml(anInventory(), { project: 'notes' });

  test('stands alone', () => {
    expect(page).toContain("default-src 'none'");
    expect(page).toContain('<title>MCP inventory of notes</title>');
    expect(bodyOf(page)).toMatchSnapshot();
  });

  test('lists every path to a request', () => {
    expect(textOf(page).replaceAll(/\s+/g, ' ')).toContain('user src/menu.ts:2pick → promptOf → getPrompt');
  });

  test('says that there is nothing', () => {
    expect(textOf(bodyOf(inventoryHtml(anInventory({ offered: [], requests: [] }), {})))).toContain('Nothing is offered or asked for over the protocol.');
  });

  test('takes names of any kind', () => {
    fc.assert(fc.property(hostileText, (text) => {
      const [tool] = anInventory().offered;
      const [request] = anInventory().requests;
      if (!tool || !request) throw new Error('the sample is empty');
      const offered = [{ ...tool, name: text, conditions: [text], location: { ...tool.location, path: text }, effect: { what: text, isLikely: true, location: tool.location, path: [{ call: text, location: tool.location }] } }];
      const body = bodyOf(inventoryHtml(anInventory({ offered, requests: [{ ...request, method: text, location: { ...request.location, path: text } }] }), { project: text }));
      expect(elementsOf(body).filter(({ name }) => name.startsWith('broken') || ['script', 'style', 'img', 'b'].includes(name))).toEqual([]);
      expect(elementsOf(body).flatMap(({ attributes }) => attributes).filter((name) => /^on|^style$|^src$/.test(name))).toEqual([]);
      expect([...body.matchAll(/href="([^"]*)"/g)].map((match) => match[1]).filter((href) => !href?.startsWith('#'))).toEqual([]);
    }), { numRuns: 100 });
  });
});
