export function faultAt(kind, file, { start, end }, details = {}) {
    return { kind, at: { file, start, end }, data: {}, isLikely: false, trace: [], edit: undefined, ...details };
}
/** A file nobody names, with nothing in it that only this format has, may be of another. */
export const isDoubtful = ({ kinship }) => kinship === 'resembling';
