import { NONE, type FileFacts } from '../facts/model.js';
import { exprAs, exprOf, refKey, type Ref } from './code.js';
import type { Graph } from './graph.js';
import { hostSurfaces, type HostSurface } from './host-surfaces.js';
import type { Inquiry, Question } from './question.js';
import { originsOfPart, type Registration, type Stretch } from './registration.js';
import { registrations } from './registrations.js';
import { isKnownOtherwise } from './known-words.js';
import { sliceOf } from './rendered.js';
import { misspeltTools } from './misspelt-tools.js';
import { wrongParameters } from './mentioned-parameters.js';
import { chunksOf, placeInText } from './text-places.js';
import { bare, nearestKin, toolMentionsIn } from './tool-mentions.js';

/** A tool that a text of the server speaks of and the server does not have. */
export interface UndeclaredTool {
  readonly name: string;
  readonly at: Stretch;
  readonly kind: 'renamed' | 'spelling' | 'conditional' | 'prefixed' | 'parameter';
  /** What is declared instead, with the place. */
  readonly meant: { readonly name: string; readonly at: Ref | Stretch };
  /** The prompt, tool or server whose text it is. */
  readonly owner: Registration | undefined;
}

/** Tools that prompts, descriptions and instructions of a server name and that it does not register. Silent unless the whole surface is known. */
export const undeclaredTools: Question<UndeclaredTool> = {
  begin: (inquiry) => inquiry.answerTo(registrations)[0]?.call,
  find(inquiry) {
    const all = inquiry.answerTo(registrations);
    const tools = all.filter(({ kind }) => kind === 'tool');
    const isKnown = tools.length > 0 && !tools.some(({ name, isGuess }) => name === undefined || isGuess);
    const texts = textsOf(inquiry, all);
    const onServers = [
      ...(isKnown ? texts.flatMap(({ ref, owner }) => undeclaredIn(inquiry.graph, ref, owner, all, tools)) : []),
      ...texts.flatMap(({ ref, owner }) => wrongParameters(inquiry.graph, ref, owner, tools)),
      ...misspeltTools(inquiry.graph, all),
    ];
    const onHosts = hostSurfaces(inquiry).flatMap((surface) => surface.texts.flatMap((ref) => undeclaredOnHost(surface, ref)));
    const seen = new Set<string>();
    return [...onServers, ...onHosts]
      .filter(({ at: { file, start } }) => !seen.has(`${file.path}:${start}`) && seen.add(`${file.path}:${start}`));
  },
};

interface OwnText { readonly ref: Ref; readonly owner: Registration | undefined }

/** Every literal and template that a model is given as text of the server. */
function textsOf(inquiry: Inquiry, all: readonly Registration[]): OwnText[] {
  const seen = new Set<string>();
  const texts = [...all.flatMap((registration) => descriptionsOf(inquiry.graph, registration)), ...all.filter(({ kind }) => kind === 'prompt').flatMap((prompt) => renderedTexts(inquiry.graph, prompt)), ...instructionsOf(inquiry.graph)];
  return texts.filter(({ ref }) => !seen.has(refKey(ref)) && seen.add(refKey(ref)));
}

function descriptionsOf(graph: Graph, owner: Registration): OwnText[] {
  return originsOfPart(graph, owner, 'description').flatMap(({ value }) => (value.kind === 'literal' || value.kind === 'text' ? [{ ref: value.at, owner }] : []));
}

function renderedTexts(graph: Graph, owner: Registration): OwnText[] {
  return owner.handlers.flatMap(({ file, fn, given }) => [...sliceOf(graph, file, fn, given).exprs.values()].flatMap(({ ref }) => (chunksOf(ref).length > 0 ? [{ ref, owner }] : [])));
}

/** `new McpServer(info, { instructions })` */
function instructionsOf(graph: Graph): OwnText[] {
  return graph.source.filesShaped('instructions', 'definition').flatMap((path) => {
    const file = graph.source.facts(path);
    return (file?.index.objects.get('instructions') ?? []).flatMap((id): OwnText[] => {
      const ref = { file: file as FileFacts, id };
      const made = exprAs({ ...ref, id: exprOf(ref).parent }, 'new');
      const callee = made && exprOf({ ...ref, id: made.callee });
      if (callee?.kind !== 'name' || !/Server|FastMCP/.test(callee.name)) return [];
      const value = exprAs(ref, 'object')?.properties.find((p) => p.key === 'instructions')?.value ?? NONE;
      return value === NONE ? [] : graph.originsOf({ ...ref, id: value }, [], 'value').flatMap(({ value: v }) => (v.kind === 'literal' || v.kind === 'text' ? [{ ref: v.at, owner: undefined }] : []));
    });
  });
}

function undeclaredIn(graph: Graph, ref: Ref, owner: Registration | undefined, all: readonly Registration[], tools: readonly Registration[]): UndeclaredTool[] {
  const names = new Set(all.map(({ name }) => name));
  return chunksOf(ref).flatMap((chunk) => toolMentionsIn(chunk.text).flatMap(({ name, index, how }): UndeclaredTool[] => {
    if (names.has(name)) return [];
    const same = tools.find((tool) => bare(tool.name ?? '') === bare(name));
    const akin = same ?? nearestKin(name, tools);
    if (!akin || (how === 'quoted' && !same) || (!same && isKnownOtherwise(graph, name))) return [];
    return [{ name, at: placeInText(chunk, index, name.length), kind: same ? 'spelling' : 'renamed', meant: { name: akin.name ?? '', at: akin.nameAt ?? akin.call }, owner }];
  }));
}

/** A text that is always given, about tools that may have been filtered out or have longer names. */
function undeclaredOnHost({ conditional, separator }: HostSurface, ref: Ref): UndeclaredTool[] {
  return chunksOf(ref).flatMap((chunk) => toolMentionsIn(chunk.text, [...conditional.keys()]).flatMap(({ name, index, how }): UndeclaredTool[] => {
    const at = placeInText(chunk, index, name.length);
    const declared = conditional.get(name);
    if (declared) return [{ name, at, kind: 'conditional', meant: { name, at: declared }, owner: undefined }];
    return separator && how === 'called' && !name.includes(separator.text) ? [{ name, at, kind: 'prefixed', meant: { name: `…${separator.text}${name}`, at: separator.at }, owner: undefined }] : [];
  }));
}
