// Makes src/secrets/patterns.json from the rules of gitleaks (MIT). `node scripts/secret-patterns.mjs path/to/config/gitleaks.toml VERSION`
// Their expressions are RE2: inline flags and POSIX classes are written out, so that JavaScript reads the same language.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const [toml = '', version = ''] = process.argv.slice(2);
const target = fileURLToPath(new URL('../src/secrets/patterns.json', import.meta.url));

/** The subset of TOML that the file uses. */
function parse(text) {
  const root = { rules: [], allowlist: {} };
  let table = root;
  const lines = text.split('\n');
  for (let i = 0; i < lines.length; i += 1) {
    const line = lines[i].trim();
    if (line === '' || line.startsWith('#')) continue;
    if (line === '[allowlist]') table = root.allowlist;
    else if (line === '[[rules]]') root.rules.push(table = {});
    else if (line === '[[rules.allowlists]]') (root.rules.at(-1).allowlists ??= []).push(table = {});
    else {
      const [, key, rest] = /^(\w+)\s*=\s*(.*)$/.exec(line);
      let value = rest;
      while (value.startsWith('[') && !/\]\s*$/.test(value)) value += `\n${lines[i += 1]}`;
      table[key] = valueOf(value);
    }
  }
  return root;
}

function valueOf(text) {
  if (text.startsWith('[')) return [...text.matchAll(/'''([\s\S]*?)'''|"((?:[^"\\]|\\.)*)"/g)].map(([, raw, quoted]) => raw ?? JSON.parse(`"${quoted}"`));
  if (text.startsWith("'''")) return text.slice(3, -3);
  if (text.startsWith('"')) return JSON.parse(text);
  return Number.isNaN(Number(text)) ? text : Number(text);
}

const POSIX = { alnum: 'a-zA-Z0-9', alpha: 'a-zA-Z', digit: '0-9', xdigit: '0-9a-fA-F', lower: 'a-z', upper: 'A-Z', word: '\\w', space: '\\s' };

/** An expression JavaScript reads as RE2 reads this one. */
function toJavaScript(source) {
  let out = '';
  let folds = false;
  const stack = [];
  for (let i = 0; i < source.length; ) {
    const rest = source.slice(i);
    const flags = /^\(\?(-?)([is]+)(:|\))/.exec(rest);
    if (flags) {
      if (flags[3] === ':') { stack.push(folds); out += '(?:'; }
      if (flags[2].includes('i')) folds = flags[1] === '';
      i += flags[0].length;
    } else if (rest.startsWith('(')) {
      const open = /^\((?:\?(?::|=|!|P?<\w+>))?/.exec(rest)[0];
      stack.push(folds);
      out += open.replace('?P<', '?<');
      i += open.length;
    } else if (rest.startsWith(')')) { folds = stack.pop() ?? false; out += ')'; i += 1; }
    else if (rest.startsWith('\\')) {
      const escape = /^\\(?:x[0-9a-fA-F]{2}|x\{[0-9a-fA-F]+\}|.)/s.exec(rest)[0];
      out += escape === '\\z' ? '$' : escape === '\\A' ? '^' : escape;
      i += escape.length;
    } else if (rest.startsWith('[')) {
      const end = classEnd(rest);
      out += toClass(rest.slice(0, end), folds);
      i += end;
    } else { out += folds && /[a-z]/i.test(rest[0]) ? `[${rest[0].toLowerCase()}${rest[0].toUpperCase()}]` : rest[0]; i += 1; }
  }
  return out;
}

function classEnd(text) {
  let i = text.startsWith('[^') ? 2 : 1;
  if (text[i] === ']') i += 1;
  for (; i < text.length && text[i] !== ']'; i += 1) {
    if (text[i] === '\\') i += 1;
    else if (text.startsWith('[:', i)) i = text.indexOf(':]', i) + 1;
  }
  return i + 1;
}

function toClass(text, folds) {
  const plain = text.replace(/\[:(\w+):\]/g, (_, name) => POSIX[name]).replace(/^\[(\^?)\]/, '[$1\\]').replace(/(?<=.)\[/g, (bracket, at, all) => (all[at - 1] === '\\' ? bracket : '\\['));
  if (!folds) return plain;
  const bare = plain.replace(/\\x[0-9a-fA-F]{2}|\\./g, '');
  const extra = [...bare.matchAll(/([a-zA-Z])-([a-zA-Z])|([a-zA-Z])/g)].map(([, from, to, one]) => (from ? `${other(from)}-${other(to)}` : other(one)));
  const start = plain.startsWith('[^') ? 2 : 1;
  return `${plain.slice(0, start)}${[...new Set(extra)].join('')}${plain.slice(start)}`;
}

const other = (letter) => (letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase());

/** Their expressions are linear in RE2 and backtrack without end here, or are about commands rather than keys. */
const LEFT_OUT = new Set(['curl-auth-header', 'curl-auth-user']);

const { rules, allowlist } = parse(readFileSync(toml, 'utf8'));
const patterns = rules.filter(({ id, regex, path }) => regex !== undefined && path === undefined && !LEFT_OUT.has(id)).map((rule) => {
  const expression = toJavaScript(rule.regex);
  new RegExp(expression);
  return {
    id: rule.id, regex: expression, keywords: rule.keywords ?? [],
    ...(rule.entropy === undefined ? {} : { entropy: rule.entropy }),
    ...(rule.secretGroup === undefined ? {} : { group: rule.secretGroup }),
    allow: (rule.allowlists ?? []).filter(({ paths }) => paths === undefined).map(({ regexes = [], stopwords = [], regexTarget }) => ({ regexes: regexes.map(toJavaScript), stopwords, target: regexTarget ?? 'secret' })),
  };
});
const data = {
  source: `https://github.com/gitleaks/gitleaks/blob/${version}/config/gitleaks.toml`,
  licence: 'MIT License, Copyright (c) 2019 Zachary Rice. Permission is granted to use, copy, modify and distribute with this notice; provided "as is", without warranty of any kind.',
  allow: { regexes: allowlist.regexes.map(toJavaScript), stopwords: allowlist.stopwords },
  patterns,
};
writeFileSync(target, `${JSON.stringify(data, null, 1)}\n`);
process.stdout.write(`${patterns.length} patterns\n`);
