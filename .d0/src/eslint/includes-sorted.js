/** Whether a list sorted by code unit holds the string. */
export function includesSorted(sorted, wanted) {
    let [low, high] = [0, sorted.length];
    while (low < high) {
        const middle = (low + high) >>> 1;
        if ((sorted[middle] ?? '') < wanted)
            low = middle + 1;
        else
            high = middle;
    }
    return sorted[low] === wanted;
}
/** Whether the path is a source file or a document of the workspace. */
export function isListed(workspace, path) {
    return includesSorted(workspace.files, path) || includesSorted(workspace.documents, path);
}
