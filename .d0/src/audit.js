/** What other programs may call, and the types of what they get. */
export { fix } from './audit/fix.js';
export { audit } from './audit/run-audit.js';
export { suppressions } from './audit/suppressions.js';
