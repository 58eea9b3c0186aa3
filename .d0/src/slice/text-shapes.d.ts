/**
 * What a text must look like, beside holding a name, for parsing it to be worth the while. Each is a cheap necessary condition, judged from
 * the characters around each occurrence:
 * `member`: `.name`, `['name']` or a destructuring that takes it; `import`: imported, required, re-exported or read from a namespace;
 * `definition`: a method, property or function of that name.
 */
export type TextShape = 'member' | 'import' | 'definition';
export declare function hasTextShape(text: string, name: string, shape: TextShape): boolean;
/** The same by what the word index knows of the word in that file, where that is enough to say. */
export declare function judgeByMarks(marks: number | undefined, shape: TextShape): boolean | undefined;
/** How often the name seems to be defined as a method, property or function in the text; counting stops at `limit`. */
export declare function countDefinitions(text: string, name: string, limit: number): number;
