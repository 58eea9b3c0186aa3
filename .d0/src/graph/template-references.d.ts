import type { SkillFacts, TemplateFile } from '../templates/model.js';
import { type TemplateFault } from './template-fault.js';
/** Front matter that names no file, or holds the prompts itself. */
export declare function skillFaults({ document, references, inline }: SkillFacts): TemplateFault[];
/** Workflows that are not there, or from which no summary can be made. */
export declare function workflowFaults(file: TemplateFile): TemplateFault[];
/** Two prompts of one skill, or of one file, under one name: only one of them can be asked for. */
export declare function nameFaults(files: readonly TemplateFile[]): TemplateFault[];
