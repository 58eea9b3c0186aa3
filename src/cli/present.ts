type Present<T> = { readonly [K in keyof T]?: Exclude<T[K], undefined> };

/** The members that have a value. */
export function present<T extends object>(members: T): Present<T> {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as Present<T>;
}
