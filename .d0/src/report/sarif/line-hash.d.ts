/**
 * GitHub's own identity of a line, `primaryLocationLineHash`: a polynomial over the first 100 characters from the line's beginning that
 * are no space or tab, and which of the equal ones of the file it is. GitHub's upload computes it again and warns of each one that
 * differs, so that a fingerprint of our making must not stand in its place.
 * Returns the hash of a 1-based line; nothing where GitHub counts lines in another way.
 */
export declare function lineHasher(text: string): (line: number) => string | undefined;
