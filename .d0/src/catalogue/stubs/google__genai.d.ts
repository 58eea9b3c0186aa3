// @google/genai. A client given to `mcpToTool` lends its tools to the model.

declare module '@google/genai' {
  import { Client } from '@modelcontextprotocol/sdk/client/index.js';

  /** @mcpRole tool-call-request */
  export interface FunctionCall { id?: string; name?: string; args?: Record<string, any> }
  export interface FunctionResponse { id?: string; name?: string; response?: Record<string, unknown> }
  export interface Part {
    text?: string;
    thought?: boolean;
    /** @mcpRole tool-call-request */
    functionCall?: FunctionCall;
    functionResponse?: FunctionResponse;
    inlineData?: { data?: string; mimeType?: string };
  }
  export interface Content { role?: string; parts?: Part[] }
  /** @mcpRole model-tool */
  export interface FunctionDeclaration { name?: string; description?: string; parameters?: unknown; parametersJsonSchema?: unknown; response?: unknown }
  /** @mcpRole model-tool */
  export interface Tool {
    /** @mcpRole model-tools */
    functionDeclarations?: FunctionDeclaration[];
    googleSearch?: unknown;
    codeExecution?: unknown;
    urlContext?: unknown;
    mcpServers?: unknown[];
  }
  /** @mcpRole model-tool */
  export interface CallableTool {
    tool(): Promise<Tool>;
    /** @mcpRole model-entry */
    callTool(functionCalls: FunctionCall[]): Promise<Part[]>;
  }
  export interface GenerateContentConfig {
    systemInstruction?: string | Content | Part;
    /** @mcpRole model-tools */
    tools?: (Tool | CallableTool)[];
    toolConfig?: unknown;
    automaticFunctionCalling?: { disable?: boolean; maximumRemoteCalls?: number };
    temperature?: number;
    maxOutputTokens?: number;
    responseMimeType?: string;
    responseSchema?: unknown;
    thinkingConfig?: unknown;
    abortSignal?: AbortSignal;
  }
  export interface GenerateContentParameters { model: string; contents: string | Content | Content[] | Part[]; config?: GenerateContentConfig }
  export interface Candidate {
    /** @mcpRole model-output */
    content?: Content;
    finishReason?: string;
    index?: number;
  }
  export class GenerateContentResponse {
    candidates?: Candidate[];
    /** @mcpRole model-output */
    get text(): string | undefined;
    /** @mcpRole model-output */
    get functionCalls(): FunctionCall[] | undefined;
    automaticFunctionCallingHistory?: Content[];
    usageMetadata?: unknown;
  }
  export class Models {
    /**
     * @mcpRole model-tools tools=0.config.tools
     * @mcpRole inference
     */
    generateContent(params: GenerateContentParameters): Promise<GenerateContentResponse>;
    /**
     * @mcpRole model-tools tools=0.config.tools
     * @mcpRole inference
     */
    generateContentStream(params: GenerateContentParameters): Promise<AsyncGenerator<GenerateContentResponse>>;
  }
  export interface SendMessageParameters { message: string | Part | Part[]; config?: GenerateContentConfig }
  export class Chat {
    /**
     * @mcpRole model-tools tools=0.config.tools
     * @mcpRole inference
     */
    sendMessage(params: SendMessageParameters): Promise<GenerateContentResponse>;
    /**
     * @mcpRole model-tools tools=0.config.tools
     * @mcpRole inference
     */
    sendMessageStream(params: SendMessageParameters): Promise<AsyncGenerator<GenerateContentResponse>>;
    getHistory(curated?: boolean): Content[];
  }
  export class Chats {
    /** @mcpRole model-tools tools=0.config.tools */
    create(params: { model: string; config?: GenerateContentConfig; history?: Content[] }): Chat;
  }
  export interface LiveServerMessage {
    /** @mcpRole model-output */
    toolCall?: { functionCalls?: FunctionCall[] };
    /** @mcpRole model-output */
    serverContent?: { modelTurn?: Content; turnComplete?: boolean };
  }
  export interface LiveConnectParameters {
    model: string;
    callbacks: {
      /** @mcpRole registers */
      onopen?: (() => void) | null;
      /** @mcpRole registers */
      onmessage: (message: LiveServerMessage) => void;
      /** @mcpRole registers */
      onerror?: ((event: any) => void) | null;
      /** @mcpRole registers */
      onclose?: ((event: any) => void) | null;
    };
    config?: GenerateContentConfig;
  }
  export interface Session { sendClientContent(params: unknown): void; sendRealtimeInput(params: unknown): void; sendToolResponse(params: { functionResponses: FunctionResponse | FunctionResponse[] }): void; close(): void }
  export class Live {
    /** @mcpRole model-tools tools=0.config.tools */
    connect(params: LiveConnectParameters): Promise<Session>;
  }
  export class GoogleGenAI {
    constructor(options: { apiKey?: string; vertexai?: boolean; project?: string; location?: string; httpOptions?: unknown });
    readonly models: Models;
    readonly chats: Chats;
    readonly live: Live;
  }
  /** @mcpRole tool-list */
  export function mcpToTool(...clients: Client[]): CallableTool;
}
