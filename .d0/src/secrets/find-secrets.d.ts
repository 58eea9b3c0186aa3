export interface Secret {
    readonly kind: 'key' | 'connection' | 'path';
    /** Offsets of the secret itself in the text. */
    readonly start: number;
    readonly end: number;
    /** No key of a known shape, or one that is known from documentation. */
    readonly isDoubtful: boolean;
}
/** Keys, connection strings with passwords, and paths of one person's machine. */
export declare function findSecrets(text: string): Secret[];
