// @langchain/openai: its chat models.

declare module '@langchain/openai' {
  import { BaseChatModel } from '@langchain/core/language_models/chat_models';

  export class ChatOpenAI extends BaseChatModel { constructor(fields?: unknown) }
  export class AzureChatOpenAI extends BaseChatModel { constructor(fields?: unknown) }
}
