import { codeForms } from './code-form.js';

interface Known { readonly text: string; readonly forms: Map<string, string>; of: ReturnType<typeof codeForms> | undefined }

/** Forms of stretches by file. A file is parsed again when it holds a finding that was not asked for since its text changed. */
export class FormCache {
  private readonly known = new Map<string, Known>();

  of(path: string, text: string, start: number, end: number): string {
    const file = this.fileOf(path, text);
    const key = `${start}:${end}`;
    const known = file.forms.get(key);
    if (known !== undefined) return known;
    file.of ??= codeForms(path, text);
    const form = file.of(start, end);
    file.forms.set(key, form);
    return form;
  }

  /** Forgets syntax trees; forms stay. */
  dropTrees(): void {
    for (const file of this.known.values()) file.of = undefined;
  }

  private fileOf(path: string, text: string): Known {
    const known = this.known.get(path);
    if (known?.text === text) return known;
    const fresh = { text, forms: new Map<string, string>(), of: undefined };
    this.known.set(path, fresh);
    return fresh;
  }
}
