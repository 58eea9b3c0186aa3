import type { DocumentFacts, DocumentSource, SkillFacts } from './model.js';
/** What the front matter of a skill says about templates; `undefined` when it says nothing. */
export declare function lowerSkill(source: DocumentSource, document: DocumentFacts): SkillFacts | undefined;
