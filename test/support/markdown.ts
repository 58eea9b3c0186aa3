/** A fenced block: its language, the words after it, its text. */
export interface Fence { readonly language: string; readonly words: readonly string[]; readonly text: string; readonly line: number }

export function fencesOf(markdown: string): readonly Fence[] {
  const fences: Fence[] = [];
  const lines = markdown.split('\n');
  for (let i = 0; i < lines.length; i++) {
    const opening = /^```(\S*)\s*(.*)$/.exec(lines[i] ?? '');
    if (!opening) continue;
    const end = lines.indexOf('```', i + 1);
    const [, language = '', words = ''] = opening;
    fences.push({ language, words: words.split(/\s+/).filter(Boolean), text: lines.slice(i + 1, end).join('\n'), line: i + 1 });
    i = end < 0 ? lines.length : end;
  }
  return fences;
}

/** `// file: name.ts` (in YAML `# file: name.yaml`) begins a file; without one the whole text is `example.ts` or `prompts.yaml`. */
export function filesOf(text: string, language = 'ts'): Readonly<Record<string, string>> {
  const parts = text.split(/^(?:\/\/|#) file: (\S+)\n/m);
  if (parts.length === 1) return { [language === 'yaml' ? 'prompts.yaml' : 'example.ts']: text };
  const files: Record<string, string> = {};
  for (let i = 1; i < parts.length; i += 2) files[parts[i] ?? ''] = parts[i + 1] ?? '';
  return files;
}

/** Targets of links, images left out, code left out. */
export function linksOf(markdown: string): readonly string[] {
  const prose = markdown.replace(/^```[\s\S]*?^```/gm, '').replace(/`[^`\n]*`/g, '``');
  return [...prose.matchAll(/(?<!!)\[[^\]]*\]\(([^)\s]+)\)/g)].map((match) => match[1] ?? '');
}

/** The anchors GitHub gives to headings. */
export function anchorsOf(markdown: string): ReadonlySet<string> {
  const prose = markdown.replace(/^```[\s\S]*?^```/gm, '');
  return new Set([...prose.matchAll(/^#{1,6} (.+)$/gm)].map((match) => (match[1] ?? '').toLowerCase().replace(/[^\w\- ]/g, '').replaceAll(' ', '-')));
}

export function headingsOf(markdown: string): readonly string[] {
  const prose = markdown.replace(/^```[\s\S]*?^```/gm, '');
  return [...prose.matchAll(/^## (.+)$/gm)].map((match) => match[1] ?? '');
}
