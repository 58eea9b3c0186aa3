import consistentStructuredOutput from './consistent-structured-output.js';
import noDishonestAnnotations from './no-dishonest-annotations.js';
import noDroppedPromptContent from './no-dropped-prompt-content.js';
import noErrorTextPrompts from './no-error-text-prompts.js';
import noGatedSafetyText from './no-gated-safety-text.js';
import noIgnoredToolErrors from './no-ignored-tool-errors.js';
import noInferenceInPrompts from './no-inference-in-prompts.js';
import noInventedAnnotations from './no-invented-annotations.js';
import noLargeEmbeds from './no-large-embeds.js';
import noLocalNameOnWire from './no-local-name-on-wire.js';
import noMixedReadWriteTool from './no-mixed-read-write-tool.js';
import noModelInvokedPrompts from './no-model-invoked-prompts.js';
import noPromptNameFilter from './no-prompt-name-filter.js';
import noPromptRoleEscalation from './no-prompt-role-escalation.js';
import noPromptToolTwins from './no-prompt-tool-twins.js';
import noPromptsAsTools from './no-prompts-as-tools.js';
import noResourcesAsTools from './no-resources-as-tools.js';
import noSecretsInPrompts from './no-secrets-in-prompts.js';
import noSideEffectsInResources from './no-side-effects-in-resources.js';
import noSwallowedListingErrors from './no-swallowed-listing-errors.js';
import noSwallowedRenderErrors from './no-swallowed-render-errors.js';
import noTitleAsName from './no-title-as-name.js';
import noTrustedAnnotations from './no-trusted-annotations.js';
import noUnattendedPrompts from './no-unattended-prompts.js';
import noUndeclaredToolMentions from './no-undeclared-tool-mentions.js';
import noUntrustedTextInInstructions from './no-untrusted-text-in-instructions.js';
import noVaryingLists from './no-varying-lists.js';
import preferSmallTemplate from './prefer-small-template.js';
import preferTitleForDisplay from './prefer-title-for-display.js';
import requireAllPages from './require-all-pages.js';
import requireCursorIdentity from './require-cursor-identity.js';
import requireDeclaredCapabilities from './require-declared-capabilities.js';
import requireInvalidParams from './require-invalid-params.js';
import requireListChanged from './require-list-changed.js';
import requirePromptOrigin from './require-prompt-origin.js';
import requireSingleToolSurface from './require-single-tool-surface.js';
import requireTightToolSchema from './require-tight-tool-schema.js';
import requireToolAnnotations from './require-tool-annotations.js';
import requireToolErrorFlag from './require-tool-error-flag.js';
import validCompletion from './valid-completion.js';
import validPromptArguments from './valid-prompt-arguments.js';
import validPromptIdentifiers from './valid-prompt-identifiers.js';
import validPromptMessages from './valid-prompt-messages.js';
import validPromptRequest from './valid-prompt-request.js';
import validPromptTemplate from './valid-prompt-template.js';
export const RULES = [
    consistentStructuredOutput,
    noDishonestAnnotations,
    noDroppedPromptContent,
    noErrorTextPrompts,
    noGatedSafetyText,
    noIgnoredToolErrors,
    noInferenceInPrompts,
    noInventedAnnotations,
    noLargeEmbeds,
    noLocalNameOnWire,
    noMixedReadWriteTool,
    noModelInvokedPrompts,
    noPromptNameFilter,
    noPromptRoleEscalation,
    noPromptToolTwins,
    noPromptsAsTools,
    noResourcesAsTools,
    noSecretsInPrompts,
    noSideEffectsInResources,
    noSwallowedListingErrors,
    noSwallowedRenderErrors,
    noTitleAsName,
    noTrustedAnnotations,
    noUnattendedPrompts,
    noUndeclaredToolMentions,
    noUntrustedTextInInstructions,
    noVaryingLists,
    preferSmallTemplate,
    preferTitleForDisplay,
    requireAllPages,
    requireCursorIdentity,
    requireDeclaredCapabilities,
    requireInvalidParams,
    requireListChanged,
    requirePromptOrigin,
    requireSingleToolSurface,
    requireTightToolSchema,
    requireToolAnnotations,
    requireToolErrorFlag,
    validCompletion,
    validPromptArguments,
    validPromptIdentifiers,
    validPromptMessages,
    validPromptRequest,
    validPromptTemplate,
];
