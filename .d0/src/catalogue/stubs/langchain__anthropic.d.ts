// @langchain/anthropic: its chat models.

declare module '@langchain/anthropic' {
  import { BaseChatModel } from '@langchain/core/language_models/chat_models';

  export class ChatAnthropic extends BaseChatModel { constructor(fields?: unknown) }
}
