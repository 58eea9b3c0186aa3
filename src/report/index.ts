import { json } from './json.js';
import type { Reporter } from './reporter.js';
import { stylish } from './stylish.js';

/** The reporters by the name given to `--format`. */
export const REPORTERS: ReadonlyMap<string, Reporter> = new Map([
  ['stylish', stylish],
  ['json', json],
]);
