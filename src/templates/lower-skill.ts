import { entryOf, type YamlEntry, type YamlNode, type YamlScalar } from '../yaml/model.js';
import { folderOf, joinPath } from '../text/paths.js';
import type { DocumentFacts, DocumentSource, FileReference, SkillFacts } from './model.js';

/** Keys of a skill's namespace that name files prompts are made of. */
const NAMING = ['prompts', 'workflows'] as const;
const PATH = /\.(?:ya?ml)$|[*?]/;

/** What the front matter of a skill says about templates; `undefined` when it says nothing. */
export function lowerSkill(source: DocumentSource, document: DocumentFacts): SkillFacts | undefined {
  const entries = NAMING.flatMap((key) => entriesNaming(document.root, key));
  const references = entries.flatMap((entry) => referencesOf(source, document, entry));
  const inline = entries.filter(({ key, value }) => isNaming(key, 'prompts') && isInline(value));
  return references.length + inline.length > 0 ? { document, references, inline } : undefined;
}

/** `metadata: { ns.prompts: … }`, `metadata: { ns: { prompts: … } }`, or the same without `metadata`. */
function entriesNaming(root: YamlNode | undefined, key: string): YamlEntry[] {
  const metadata = entryOf(root, 'metadata')?.value;
  return [...dotted(root, key), ...dotted(metadata, key), ...namespaces(metadata).flatMap((space) => entryOf(space, key) ?? [])];
}

const isNaming = (key: string, name: string): boolean => key === name || key.endsWith(`.${name}`);

function dotted(node: YamlNode | undefined, key: string): YamlEntry[] {
  return node?.kind === 'map' ? node.entries.filter((entry) => entry.key.endsWith(`.${key}`)) : [];
}

function namespaces(metadata: YamlNode | undefined): YamlNode[] {
  return metadata?.kind === 'map' ? metadata.entries.map(({ value }) => value).filter(({ kind }) => kind === 'map') : [];
}

function isInline(value: YamlNode): boolean {
  return value.kind === 'map' || (value.kind === 'list' && value.items.some((item) => item.kind === 'map'));
}

function referencesOf(source: DocumentSource, skill: DocumentFacts, entry: YamlEntry): FileReference[] {
  const values = entry.value.kind === 'list' ? entry.value.items : [entry.value];
  return values.flatMap((value) => (value.kind === 'scalar' && typeof value.value === 'string' ? toReference(source, skill, entry, value) ?? [] : []));
}

function toReference(source: DocumentSource, skill: DocumentFacts, entry: YamlEntry, value: YamlScalar): FileReference | undefined {
  const written = value.text.trim().replaceAll('\\', '/');
  const path = joinPath(folderOf(skill.path), written);
  // what lies outside of the code base cannot be looked at
  if (!PATH.test(written) || path === undefined || written.startsWith('/')) return undefined;
  const isGlob = /[*?]/.test(written);
  const files = isGlob ? source.documentsMatching(path) : source.hasFile(path) ? [path] : [];
  return { skill, entry, value, isGlob, files };
}
