export interface StubText {
    readonly path: string;
    readonly text: string;
}
/** Where each module is declared: specifier → stub. The text is scanned, not parsed: a stub is parsed when a module of it is asked for. */
export declare class StubTexts {
    readonly all: readonly StubText[];
    private readonly bySpecifier;
    readonly globals: readonly StubText[];
    constructor(all: readonly StubText[]);
    /** The stubs that declare the module; later ones (the user's) first. */
    declaring(specifier: string): readonly StubText[];
    specifiers(): readonly string[];
}
/** The stubs shipped with the package and, after them, files of the user's own. Throws `UserError` for a file that cannot be read. */
export declare function readStubs(userFiles?: readonly string[]): StubTexts;
export declare const stubsFolder: () => string;
