// @modelcontextprotocol/core (second generation): schema constants.

declare module '@modelcontextprotocol/core' {
  import {
    CallToolResult, CompleteResult, ContentBlock, GetPromptResult, JSONRPCRequest, ListPromptsResult, ListResourceTemplatesResult, ListResourcesResult, ListToolsResult,
    Prompt, PromptArgument, PromptMessage, ReadResourceResult, Resource, Result, Tool, ToolAnnotations,
  } from '@modelcontextprotocol/client';

  /** A schema constant that stands for a method of the protocol. */
  export interface MethodSchema { parse(value: unknown): JSONRPCRequest; safeParse(value: unknown): { success: boolean; data?: JSONRPCRequest; error?: Error } }
  export interface ResultSchema<T> { parse(value: unknown): T; safeParse(value: unknown): { success: boolean; data?: T; error?: Error } }
  /** @mcpRole method is=prompts/list */
  export const ListPromptsRequestSchema: MethodSchema;
  /** @mcpRole method is=prompts/get */
  export const GetPromptRequestSchema: MethodSchema;
  /** @mcpRole method is=tools/list */
  export const ListToolsRequestSchema: MethodSchema;
  /** @mcpRole method is=tools/call */
  export const CallToolRequestSchema: MethodSchema;
  /** @mcpRole method is=resources/list */
  export const ListResourcesRequestSchema: MethodSchema;
  /** @mcpRole method is=resources/templates/list */
  export const ListResourceTemplatesRequestSchema: MethodSchema;
  /** @mcpRole method is=resources/read */
  export const ReadResourceRequestSchema: MethodSchema;
  /** @mcpRole method is=resources/subscribe */
  export const SubscribeRequestSchema: MethodSchema;
  /** @mcpRole method is=resources/unsubscribe */
  export const UnsubscribeRequestSchema: MethodSchema;
  /** @mcpRole method is=completion/complete */
  export const CompleteRequestSchema: MethodSchema;
  /** @mcpRole method is=sampling/createMessage */
  export const CreateMessageRequestSchema: MethodSchema;
  /** @mcpRole method is=elicitation/create */
  export const ElicitRequestSchema: MethodSchema;
  /** @mcpRole method is=roots/list */
  export const ListRootsRequestSchema: MethodSchema;
  /** @mcpRole method is=logging/setLevel */
  export const SetLevelRequestSchema: MethodSchema;
  /** @mcpRole method is=initialize */
  export const InitializeRequestSchema: MethodSchema;
  /** @mcpRole method is=ping */
  export const PingRequestSchema: MethodSchema;
  /** @mcpRole method is=notifications/initialized */
  export const InitializedNotificationSchema: MethodSchema;
  /** @mcpRole method is=notifications/cancelled */
  export const CancelledNotificationSchema: MethodSchema;
  /** @mcpRole method is=notifications/progress */
  export const ProgressNotificationSchema: MethodSchema;
  /** @mcpRole method is=notifications/message */
  export const LoggingMessageNotificationSchema: MethodSchema;
  /** @mcpRole method is=notifications/prompts/list_changed */
  export const PromptListChangedNotificationSchema: MethodSchema;
  /** @mcpRole method is=notifications/tools/list_changed */
  export const ToolListChangedNotificationSchema: MethodSchema;
  /** @mcpRole method is=notifications/resources/list_changed */
  export const ResourceListChangedNotificationSchema: MethodSchema;
  /** @mcpRole method is=notifications/resources/updated */
  export const ResourceUpdatedNotificationSchema: MethodSchema;
  /** @mcpRole method is=notifications/roots/list_changed */
  export const RootsListChangedNotificationSchema: MethodSchema;
  export const ListPromptsResultSchema: ResultSchema<ListPromptsResult>;
  export const GetPromptResultSchema: ResultSchema<GetPromptResult>;
  export const ListToolsResultSchema: ResultSchema<ListToolsResult>;
  export const CallToolResultSchema: ResultSchema<CallToolResult>;
  export const ListResourcesResultSchema: ResultSchema<ListResourcesResult>;
  export const ListResourceTemplatesResultSchema: ResultSchema<ListResourceTemplatesResult>;
  export const ReadResourceResultSchema: ResultSchema<ReadResourceResult>;
  export const CompleteResultSchema: ResultSchema<CompleteResult>;
  export const PromptSchema: ResultSchema<Prompt>;
  export const PromptArgumentSchema: ResultSchema<PromptArgument>;
  export const PromptMessageSchema: ResultSchema<PromptMessage>;
  export const ToolSchema: ResultSchema<Tool>;
  export const ToolAnnotationsSchema: ResultSchema<ToolAnnotations>;
  export const ResourceSchema: ResultSchema<Resource>;
  export const ContentBlockSchema: ResultSchema<ContentBlock>;
  export const EmptyResultSchema: ResultSchema<Result>;
}
