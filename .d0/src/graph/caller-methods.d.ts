import { type FileFacts } from '../facts/model.js';
import { type Search } from './caller-search.js';
import { type Ref } from './code.js';
export declare function findConstructions(s: Search, file: FileFacts, id: number): void;
/** `x.name(…)` with x an instance of the class, of a subclass, or of a base or interface that it stands for. */
export declare function findMethodCalls(s: Search, file: FileFacts, id: number, name: string, isStatic: boolean, isGetter: boolean): void;
/** Calls `x.name(…)` and `name(…)` of a function kept under that name in an object; `object` is the literal when known. */
export declare function findCallsByName(s: Search, name: string, object: Ref | undefined): void;
