import { type YamlNode } from '../yaml/model.js';
import type { Kinship } from './model.js';
/** How much a file that no `SKILL.md` names looks like one of this format; `undefined` for one that does not. */
export declare function kinshipOf(root: YamlNode | undefined): Kinship | undefined;
