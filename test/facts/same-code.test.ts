import { describe, expect, it } from 'vitest';
import { lowerFile } from '../../src/facts/lower-file.js';
import { takePlaces } from '../../src/facts/same-code.js';

const CODE = 'import { a } from "./a.js";\nexport class B { constructor(private x: A<string>) {} run(n = 1) { try { return a(this.x, { n, k: [1, "t"] }); } catch (e) { log(e); } } }\ninterface A<T> { t: T; f(): void }\n';

describe('Taking over places', () => {
  it.each([
    ['a comment', CODE.replace('export class', '// note\n\nexport class')],
    ['spaces', CODE.replace('{ n, k', '{\n    n,\n    k')],
    ['nothing', CODE],
  ])('makes the facts those of the newer text when the edit is %s', (_, text) => {
    const facts = lowerFile('b.ts', CODE);
    const { exprs } = facts;
    expect(takePlaces(facts, lowerFile('b.ts', text))).toBe(true);
    expect(facts).toEqual(lowerFile('b.ts', text));
    expect(facts.exprs).toBe(exprs);
  });

  it.each([
    ['another text', CODE.replace('"t"', '"u"')],
    ['another name', CODE.replace('log(e)', 'warn(e)')],
    ['another type', CODE.replace('A<string>', 'A<number>')],
    ['one more statement', `${CODE}a();\n`],
    ['one less property', CODE.replace('{ n, k', '{ k')],
  ])('leaves the facts as they are when the edit is %s', (_, text) => {
    const facts = lowerFile('b.ts', CODE);
    expect(takePlaces(facts, lowerFile('b.ts', text))).toBe(false);
    expect(facts).toEqual(lowerFile('b.ts', CODE));
  });
});
