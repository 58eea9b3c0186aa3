// vscode: the API of the editor.

declare module 'vscode' {
  export interface Disposable { dispose(): any }
  export interface CancellationToken { isCancellationRequested: boolean; onCancellationRequested: any }
  export interface Event<T> {
    /** @mcpRole registers handler=0 */
    (listener: (event: T) => any, thisArgs?: any, disposables?: Disposable[]): Disposable;
  }
  export class EventEmitter<T> { event: Event<T>; fire(data: T): void; dispose(): void }
  export interface ExtensionContext { subscriptions: { push(...items: Disposable[]): number }; globalState: any; workspaceState: any; extensionUri: Uri; secrets: any }
  export class Uri { static file(path: string): Uri; static parse(value: string): Uri; static joinPath(base: Uri, ...segments: string[]): Uri; fsPath: string; path: string }

  export interface LanguageModelToolInvocationOptions { input: any; toolInvocationToken: any; tokenizationOptions?: unknown }
  /** @mcpRole model-tool */
  export interface LanguageModelTool {
    /** @mcpRole model-entry */
    invoke(options: LanguageModelToolInvocationOptions, token: CancellationToken): any;
    /** @mcpRole model-entry */
    prepareInvocation?(options: { input: any }, token: CancellationToken): any;
  }
  /** @mcpRole model-tool */
  export interface LanguageModelChatTool { name: string; description: string; inputSchema?: object }
  export interface LanguageModelToolInformation { readonly name: string; readonly description: string; readonly inputSchema: object | undefined; readonly tags: readonly string[] }
  /** @mcpRole tool-call-request */
  export class LanguageModelToolCallPart { constructor(callId: string, name: string, input: object); callId: string; name: string; input: any }
  export class LanguageModelTextPart {
    constructor(value: string);
    /** @mcpRole model-output */
    value: string;
  }
  export class LanguageModelToolResultPart { constructor(callId: string, content: unknown[]); callId: string; content: unknown[] }
  export class LanguageModelToolResult { constructor(content: unknown[]); content: unknown[] }
  export class LanguageModelChatMessage { static User(content: any, name?: string): LanguageModelChatMessage; static Assistant(content: any, name?: string): LanguageModelChatMessage; role: number; content: unknown[] }
  export interface LanguageModelChatRequestOptions {
    justification?: string;
    modelOptions?: Record<string, any>;
    /** @mcpRole model-tools */
    tools?: LanguageModelChatTool[];
    toolMode?: number;
  }
  export interface LanguageModelChatResponse {
    /** @mcpRole model-output */
    stream: AsyncIterable<LanguageModelTextPart | LanguageModelToolCallPart>;
    /** @mcpRole model-output */
    text: AsyncIterable<string>;
  }
  export interface LanguageModelChat {
    readonly id: string;
    readonly name: string;
    readonly family: string;
    /**
     * @mcpRole model-tools tools=1.tools
     * @mcpRole inference
     */
    sendRequest(messages: LanguageModelChatMessage[], options?: LanguageModelChatRequestOptions, token?: CancellationToken): Promise<LanguageModelChatResponse>;
    countTokens(text: any, token?: CancellationToken): Promise<number>;
  }
  export const lm: {
    /**
     * @mcpRole tool-definition tool=1 name=0
     * @mcpRole model-entry handler=1.invoke
     */
    registerTool(name: string, tool: LanguageModelTool): Disposable;
    /** @mcpRole tool-call name=0 arguments=1.input */
    invokeTool(name: string, options: LanguageModelToolInvocationOptions, token?: CancellationToken): Promise<LanguageModelToolResult>;
    readonly tools: readonly LanguageModelToolInformation[];
    selectChatModels(selector?: unknown): Promise<LanguageModelChat[]>;
    registerMcpServerDefinitionProvider(id: string, provider: unknown): Disposable;
  };

  export interface ChatRequest { prompt: string; command: string | undefined; references: unknown[]; toolReferences: readonly { name: string }[]; toolInvocationToken: any; model: LanguageModelChat }
  export interface ChatContext { history: readonly unknown[] }
  export interface ChatResponseStream { markdown(value: any): void; progress(value: string): void; button(command: unknown): void; reference(value: any): void; anchor(value: any, title?: string): void }
  export interface ChatParticipant extends Disposable { id: string; iconPath?: any; followupProvider?: any }
  export const chat: {
    /** @mcpRole user-entry handler=1 */
    createChatParticipant(id: string, handler: (request: ChatRequest, context: ChatContext, response: ChatResponseStream, token: CancellationToken) => any): ChatParticipant;
  };

  export const commands: {
    /** @mcpRole user-entry handler=1 */
    registerCommand(command: string, callback: (...args: any[]) => any, thisArg?: any): Disposable;
    /** @mcpRole user-entry handler=1 */
    registerTextEditorCommand(command: string, callback: (editor: any, edit: any, ...args: any[]) => void, thisArg?: any): Disposable;
    executeCommand(command: string, ...rest: any[]): Promise<any>;
  };

  export interface QuickPickItem { label: string; description?: string; detail?: string; picked?: boolean; buttons?: any[] }
  export interface QuickPick<T> extends Disposable {
    items: readonly T[];
    selectedItems: readonly T[];
    activeItems: readonly T[];
    value: string;
    placeholder: string | undefined;
    title: string | undefined;
    buttons: any[];
    busy: boolean;
    /** @mcpRole user-entry handler=0 */
    onDidAccept(listener: (event: void) => any): Disposable;
    /** @mcpRole user-entry handler=0 */
    onDidChangeSelection(listener: (items: readonly T[]) => any): Disposable;
    /** @mcpRole user-entry handler=0 */
    onDidChangeValue(listener: (value: string) => any): Disposable;
    /** @mcpRole user-entry handler=0 */
    onDidTriggerButton(listener: (button: any) => any): Disposable;
    /** @mcpRole user-entry handler=0 */
    onDidTriggerItemButton(listener: (event: any) => any): Disposable;
    /** @mcpRole registers handler=0 */
    onDidHide(listener: (event: void) => any): Disposable;
    show(): void;
    hide(): void;
  }
  export interface InputBox extends Disposable {
    value: string;
    prompt: string | undefined;
    title: string | undefined;
    placeholder: string | undefined;
    /** @mcpRole user-entry handler=0 */
    onDidAccept(listener: (event: void) => any): Disposable;
    /** @mcpRole user-entry handler=0 */
    onDidChangeValue(listener: (value: string) => any): Disposable;
    show(): void;
    hide(): void;
  }
  export interface Webview {
    html: string;
    /** @mcpRole user-entry handler=0 */
    onDidReceiveMessage(listener: (message: any) => any, thisArgs?: any, disposables?: Disposable[]): Disposable;
    postMessage(message: any): Promise<boolean>;
  }
  export interface WebviewPanel extends Disposable { webview: Webview; title: string; reveal(): void }
  export interface TreeView<T> extends Disposable {
    selection: readonly T[];
    /** @mcpRole user-entry handler=0 */
    onDidChangeSelection(listener: (event: { selection: readonly T[] }) => any): Disposable;
  }
  export const window: {
    showQuickPick<T>(items: readonly T[] | Promise<readonly T[]>, options?: unknown, token?: CancellationToken): Promise<T | undefined>;
    showInputBox(options?: unknown, token?: CancellationToken): Promise<string | undefined>;
    showInformationMessage(message: string, ...items: any[]): Promise<any>;
    showWarningMessage(message: string, ...items: any[]): Promise<any>;
    showErrorMessage(message: string, ...items: any[]): Promise<any>;
    createQuickPick(): QuickPick<any>;
    createInputBox(): InputBox;
    createWebviewPanel(viewType: string, title: string, showOptions: any, options?: unknown): WebviewPanel;
    createTreeView(viewId: string, options: unknown): TreeView<any>;
    createOutputChannel(name: string, ...rest: any[]): any;
    withProgress(options: unknown, task: (progress: any, token: CancellationToken) => Promise<any>): Promise<any>;
    readonly activeTextEditor: any;
  };
  export const workspace: {
    readonly fs: {
      /** @mcpRole effect is=read */
      readFile(uri: Uri): Promise<Uint8Array>;
      /** @mcpRole effect is=read */
      readDirectory(uri: Uri): Promise<[string, number][]>;
      /** @mcpRole effect is=read */
      stat(uri: Uri): Promise<any>;
      /** @mcpRole effect is=write */
      writeFile(uri: Uri, content: Uint8Array): Promise<void>;
      /** @mcpRole effect is=write */
      delete(uri: Uri, options?: unknown): Promise<void>;
      /** @mcpRole effect is=write */
      rename(source: Uri, target: Uri, options?: unknown): Promise<void>;
      /** @mcpRole effect is=write */
      copy(source: Uri, target: Uri, options?: unknown): Promise<void>;
      /** @mcpRole effect is=write */
      createDirectory(uri: Uri): Promise<void>;
    };
    /** @mcpRole effect is=write */
    applyEdit(edit: unknown): Promise<boolean>;
    getConfiguration(section?: string): any;
    readonly workspaceFolders: readonly { uri: Uri; name: string }[] | undefined;
    /** @mcpRole registers handler=0 */
    onDidSaveTextDocument(listener: (document: any) => any): Disposable;
    /** @mcpRole registers handler=0 */
    onDidChangeConfiguration(listener: (event: any) => any): Disposable;
  };
}
