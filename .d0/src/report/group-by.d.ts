/** The values by key, keys and values in the order in which they came. */
export declare function groupBy<Value, Key>(values: readonly Value[], keyOf: (value: Value) => Key): ReadonlyMap<Key, readonly Value[]>;
