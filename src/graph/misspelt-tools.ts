import { wordsOf } from '../text/name-words.js';
import type { Graph } from './graph.js';
import { isKnownOtherwise } from './known-words.js';
import type { Registration } from './registration.js';
import { chunksOf, placeInText } from './text-places.js';
import type { UndeclaredTool } from './undeclared-tools.js';

/** Texts that tell to use a tool and spell its name otherwise: "Use the listnotes() tool" of `listNotes`, in an error as well as in a prompt. */
export function misspeltTools(graph: Graph, all: readonly Registration[]): UndeclaredTool[] {
  const names = new Set(all.map(({ name }) => name));
  return all.filter(({ kind }) => kind === 'tool').flatMap((tool) => spellingsOf(tool.name ?? '').filter((spelling) => !names.has(spelling)).flatMap((spelling) => told(graph, tool, spelling)));
}

/** Other ways to write a name of several words; one with hyphens is no word to search for. */
function spellingsOf(name: string): string[] {
  const words = wordsOf(name);
  if (words.length < 2 || name.length < 8) return [];
  const [first = '', ...rest] = words;
  const camel = first + rest.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join('');
  return [...new Set([words.join(''), words.join('_'), camel])].filter((spelling) => spelling !== name);
}

function told(graph: Graph, tool: Registration, spelling: string): UndeclaredTool[] {
  const paths = graph.source.filesContaining(spelling);
  if (paths.length === 0 || isKnownOtherwise(graph, spelling)) return [];
  const pattern = new RegExp(`\\b(?:call|use|using|run|try|invoke)\\s+(?:the\\s+)?[\`'"]?${spelling}[\`'"]?(?:\\(\\)\\s|\\(\\)$|(?:\\(\\))?\\s+tool\\b)`, 'gi');
  return paths.flatMap((path) => {
    const file = graph.source.facts(path);
    return (file?.exprs ?? []).flatMap((expr, id) => (file && (expr.kind === 'literal' || expr.kind === 'template') ? chunksOf({ file, id }) : [])).flatMap((chunk) => (
      [...chunk.text.matchAll(pattern)].flatMap((match): UndeclaredTool[] => {
        const index = match.index + match[0].indexOf(spelling);
        if (!match[0].includes(spelling)) return [];
        return [{ name: spelling, at: placeInText(chunk, index, spelling.length), kind: 'spelling', meant: { name: tool.name ?? '', at: tool.nameAt ?? tool.call }, owner: undefined }];
      })
    ));
  });
}
