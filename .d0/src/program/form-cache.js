import { codeForms } from './code-form.js';
/** Forms of stretches by file. A file is parsed again when it holds a finding that was not asked for since its text changed. */
export class FormCache {
    known = new Map();
    of(path, text, start, end) {
        const file = this.fileOf(path, text);
        const key = `${start}:${end}`;
        const known = file.forms.get(key);
        if (known !== undefined)
            return known;
        file.of ??= codeForms(path, text);
        const form = file.of(start, end);
        file.forms.set(key, form);
        return form;
    }
    /** Forgets syntax trees; forms stay. */
    dropTrees() {
        for (const file of this.known.values())
            file.of = undefined;
    }
    fileOf(path, text) {
        const known = this.known.get(path);
        if (known?.text === text)
            return known;
        const fresh = { text, forms: new Map(), of: undefined };
        this.known.set(path, fresh);
        return fresh;
    }
}
