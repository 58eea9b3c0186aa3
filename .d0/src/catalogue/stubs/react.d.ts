// react: a hook keeps its function; an event property is run by a person. The default export is the namespace, so the members stand in a module of their own.

declare module 'react#members' {
  export type Dispatch<A> = (action: A) => void;
  /** @mcpRole registers handler=0 */
  export function useEffect(effect: () => void | (() => void), deps?: readonly unknown[]): void;
  /** @mcpRole registers handler=0 */
  export function useLayoutEffect(effect: () => void | (() => void), deps?: readonly unknown[]): void;
  /** @mcpRole registers handler=0 */
  export function useInsertionEffect(effect: () => void | (() => void), deps?: readonly unknown[]): void;
  /** @mcpRole registers handler=0 */
  export function useCallback<T>(callback: T, deps: readonly unknown[]): T;
  /** @mcpRole registers handler=0 */
  export function useMemo<T>(factory: () => T, deps: readonly unknown[]): T;
  export function useState<T>(initial?: T | (() => T)): [T, Dispatch<T | ((previous: T) => T)>];
  export function useRef<T>(initial?: T): { current: T };
  /** @mcpRole registers handler=0 */
  export function useReducer<S, A>(reducer: (state: S, action: A) => S, initial: S): [S, Dispatch<A>];
  export function useContext<T>(context: unknown): T;
  /** @mcpRole registers handler=0 */
  export function startTransition(callback: () => void): void;
  export interface DOMAttributes {
    /** @mcpRole user-entry */
    onClick?: (event: any) => void;
    /** @mcpRole user-entry */
    onDoubleClick?: (event: any) => void;
    /** @mcpRole user-entry */
    onSubmit?: (event: any) => void;
    /** @mcpRole user-entry */
    onChange?: (event: any) => void;
    /** @mcpRole user-entry */
    onInput?: (event: any) => void;
    /** @mcpRole user-entry */
    onSelect?: (event: any) => void;
    /** @mcpRole user-entry */
    onKeyDown?: (event: any) => void;
    /** @mcpRole user-entry */
    onKeyUp?: (event: any) => void;
    /** @mcpRole user-entry */
    onMouseDown?: (event: any) => void;
    /** @mcpRole user-entry */
    onPointerDown?: (event: any) => void;
  }
}
declare module 'react' {
  import * as React from 'react#members';
  export * from 'react#members';
  export default React;
}
