// @langchain/ollama: its chat models.

declare module '@langchain/ollama' {
  import { BaseChatModel } from '@langchain/core/language_models/chat_models';

  export class ChatOllama extends BaseChatModel { constructor(fields?: unknown) }
}
