// @langchain/google-genai: its chat models.

declare module '@langchain/google-genai' {
  import { BaseChatModel } from '@langchain/core/language_models/chat_models';

  export class ChatGoogleGenerativeAI extends BaseChatModel { constructor(fields?: unknown) }
}
