// @openai/agents-core.

declare module '@openai/agents-core' {
  export * from '@openai/agents';
}
