import { type Access, type ExprId, type FileFacts, type VarId } from '../facts/model.js';
import { type Ref } from './code.js';
import { type Search, type Way } from './value-search.js';
/** `const [x, setX] = useState()`: x is also whatever setX is called with. */
export declare function walkState(s: Search, file: FileFacts, variable: VarId, value: ExprId, path: readonly Access[], way: Way): void;
/** Writes through one use of a variable or field: `use.push(v)`, `use.set(k, v)`, `use.p = v`, `use[k] = v`, `Object.assign(use, v)`, `fill(use)`. */
export declare function walkMutation(s: Search, use: Ref, path: readonly Access[], way: Way): void;
