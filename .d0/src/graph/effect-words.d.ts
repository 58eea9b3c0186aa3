import type { Change } from './effect.js';
/** What a name says its function does: by its first word that says anything. */
export declare function verbOf(name: string): Change | 'reads' | undefined;
/** Does a function of that name ask for something, whatever verb its request has? */
export declare function isAsking(name: string): boolean;
/** The same, by the first word alone. */
export declare function firstVerbOf(name: string): Change | 'reads' | undefined;
/** What a method of something unknown does, when its name hardly leaves a doubt. */
export declare function strongVerb(name: string): Change | undefined;
/** Code that keeps the house: telemetry, caches, logging, tokens. What it writes is nobody's data. */
export declare const isQuietFunction: (name: string) => boolean;
export declare const isQuietClass: (name: string) => boolean;
/** What holds the settings of the program itself. */
export declare const isSettingsClass: (name: string) => boolean;
export declare const isQuietPath: (path: string) => boolean;
/** Places where what is written is thrown away, or is nobody's data: by the words of paths, variables and calls. */
export declare const isQuietTarget: (text: string) => boolean;
export declare const isQuestionUrl: (text: string) => boolean;
/** What is kept beside a change, of the change: it grows with every call and is not what the call is for. */
export declare const isBookkeeping: (name: string) => boolean;
