// @langchain/groq: its chat models.

declare module '@langchain/groq' {
  import { BaseChatModel } from '@langchain/core/language_models/chat_models';

  export class ChatGroq extends BaseChatModel { constructor(fields?: unknown) }
}
