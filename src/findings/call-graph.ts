/** `<file>:<line>:<column>:<end line>:<end column>`: index of the file; lines and columns from 1, the end being the first place behind. */
export type GraphLocation = string;

/**
 * A whole call graph, in the form that comparers of call graphs read (that of the Jelly analyzer). `kept`, `unresolved` and `tool` are
 * additions they pass over.
 */
export interface CallGraph {
  readonly tool: { readonly name: string; readonly version: string };
  readonly entries: readonly string[];
  /** Relative to the root; the place in the list is the index of the file. */
  readonly files: readonly string[];
  /** Functions by index: the whole function; of a module the whole file, of a constructor the whole class. */
  readonly functions: Readonly<Record<string, GraphLocation>>;
  /** Calls by index, in one sequence with the functions. */
  readonly calls: Readonly<Record<string, GraphLocation>>;
  readonly fun2fun: readonly (readonly [caller: number, callee: number])[];
  readonly call2fun: readonly (readonly [call: number, callee: number])[];
  readonly ignore: readonly GraphLocation[];
  /** Functions that a call hands over to be run later, by whoever it is that keeps them. */
  readonly kept: readonly (readonly [call: number, kept: number])[];
  /** Why a call has no callee, by index of the call. */
  readonly unresolved: Readonly<Record<string, Unresolved>>;
}

/**
 * `outside`: what runs is no part of the code. `parameter`: it is handed in by nobody who is seen. `computed`: it is made or looked up at
 * run time. `uninitialised`: a variable that is given nothing. `budget`: the search was given up.
 */
export type Unresolved = 'outside' | 'parameter' | 'computed' | 'uninitialised' | 'budget';
