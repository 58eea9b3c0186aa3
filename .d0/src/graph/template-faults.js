import { keyFaults } from './template-keys.js';
import { placeholderFaults } from './template-placeholders.js';
import { nameFaults, skillFaults, workflowFaults } from './template-references.js';
/** What is wrong with the prompt templates on disk. A file that does not parse is listed as such, and half of it is not judged. */
export const templateFaults = {
    begin: () => undefined,
    find({ graph }) {
        const { skills, files } = graph.source.templates;
        const whole = files.filter(({ document }) => document.syntaxError === undefined);
        return [
            ...skills.filter(({ document }) => document.syntaxError === undefined).flatMap(skillFaults),
            ...whole.flatMap((file) => [...keyFaults(file), ...placeholderFaults(file), ...workflowFaults(file)]),
            ...nameFaults(whole),
        ];
    },
};
