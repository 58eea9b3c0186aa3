/** Code nested so deeply that the stack ends is a search that did not finish, not a crash. */
export function withinStack(search) {
    try {
        return search();
    }
    catch (error) {
        if (error instanceof RangeError)
            return undefined;
        throw error;
    }
}
