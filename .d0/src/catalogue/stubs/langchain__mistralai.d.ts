// @langchain/mistralai: its chat models.

declare module '@langchain/mistralai' {
  import { BaseChatModel } from '@langchain/core/language_models/chat_models';

  export class ChatMistralAI extends BaseChatModel { constructor(fields?: unknown) }
}
