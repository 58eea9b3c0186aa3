/** Forms of stretches by file. A file is parsed again when it holds a finding that was not asked for since its text changed. */
export declare class FormCache {
    private readonly known;
    of(path: string, text: string, start: number, end: number): string;
    /** Forgets syntax trees; forms stay. */
    dropTrees(): void;
    private fileOf;
}
