/** A rule about permission, refusal or dangerous actions, one sentence of it. */
export declare function isSafetyText(text: string): boolean;
