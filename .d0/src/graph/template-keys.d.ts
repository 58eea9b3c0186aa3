import type { TemplateFile } from '../templates/model.js';
import { type TemplateFault } from './template-fault.js';
/** Keys that are unknown, missing or hold something else than they should. */
export declare function keyFaults(file: TemplateFile): TemplateFault[];
