import type { TemplateFile } from '../templates/model.js';
import { type TemplateFault } from './template-fault.js';
/** Placeholders and arguments that do not find each other, and braces that the engine leaves as they are. */
export declare function placeholderFaults(file: TemplateFile): TemplateFault[];
