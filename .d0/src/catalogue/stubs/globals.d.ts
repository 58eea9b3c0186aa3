// Globals of browsers and Node.

declare global {
  interface RequestInit { method?: string; headers?: Record<string, string> | Headers; body?: unknown; signal?: AbortSignal; redirect?: string; cache?: string; credentials?: string }
  interface Headers { get(name: string): string | null; set(name: string, value: string): void; append(name: string, value: string): void; has(name: string): boolean; delete(name: string): void }
  interface Response {
    readonly ok: boolean;
    readonly status: number;
    readonly statusText: string;
    readonly url: string;
    readonly headers: Headers;
    readonly body: unknown;
    /** @mcpRole effect is=fetch */
    json(): Promise<any>;
    /** @mcpRole effect is=fetch */
    text(): Promise<string>;
    /** @mcpRole effect is=fetch */
    arrayBuffer(): Promise<ArrayBuffer>;
    /** @mcpRole effect is=fetch */
    blob(): Promise<Blob>;
    /** @mcpRole effect is=fetch */
    formData(): Promise<FormData>;
    clone(): Response;
  }
  /**
   * Rejects when the network fails; an answer of 4xx or 5xx resolves with `ok: false`.
   * @mcpRole effect is=fetch
   */
  function fetch(input: string | URL | Request, init?: RequestInit): Promise<Response>;

  /** @mcpRole schedule-entry handler=0 */
  function setInterval(handler: (...args: any[]) => void, delay?: number, ...args: any[]): NodeTimer;
  /** @mcpRole schedule-entry handler=0 */
  function setTimeout(handler: (...args: any[]) => void, delay?: number, ...args: any[]): NodeTimer;
  /** @mcpRole schedule-entry handler=0 */
  function setImmediate(handler: (...args: any[]) => void, ...args: any[]): NodeImmediate;
  function queueMicrotask(callback: () => void): void;
  /** @mcpRole registers handler=0 */
  function requestAnimationFrame(callback: (time: number) => void): number;
  function clearTimeout(timer: NodeTimer | number | undefined): void;
  function clearInterval(timer: NodeTimer | number | undefined): void;

  interface EventTarget {
    /** @mcpRole user-entry handler=1 */
    addEventListener(type: 'click' | 'dblclick' | 'submit' | 'keydown' | 'keyup' | 'keypress' | 'change' | 'input' | 'pointerdown' | 'pointerup' | 'mousedown' | 'mouseup', listener: (event: any) => void, options?: unknown): void;
    /** @mcpRole registers handler=1 */
    addEventListener(type: string, listener: (event: any) => void, options?: unknown): void;
    removeEventListener(type: string, listener: (event: any) => void, options?: unknown): void;
    dispatchEvent(event: unknown): boolean;
  }
  interface Window extends EventTarget { navigator: Navigator }
  interface Document extends EventTarget { getElementById(id: string): HTMLElement | null; querySelector(selector: string): HTMLElement | null }
  interface Element extends EventTarget {}
  interface HTMLElement extends Element {
    /** @mcpRole user-entry */
    onclick: ((event: any) => void) | null;
    /** @mcpRole user-entry */
    onsubmit: ((event: any) => void) | null;
    /** @mcpRole user-entry */
    onkeydown: ((event: any) => void) | null;
    /** @mcpRole user-entry */
    onchange: ((event: any) => void) | null;
  }
  /** @mcpRole user-entry handler=1 */
  function addEventListener(type: 'click' | 'submit' | 'keydown', listener: (event: any) => void, options?: unknown): void;
  /** @mcpRole registers handler=1 */
  function addEventListener(type: string, listener: (event: any) => void, options?: unknown): void;
  var window: Window;
  var document: Document;
  var navigator: Navigator;

  interface EventSource extends EventTarget {
    /** @mcpRole registers */
    onmessage: ((event: any) => void) | null;
    close(): void;
  }
  interface WebSocket extends EventTarget {
    /** @mcpRole registers */
    onmessage: ((event: any) => void) | null;
    /** @mcpRole effect is=fetch */
    send(data: unknown): void;
    close(): void;
  }

  /** WebMCP: tools a page offers to the browser's model. */
  interface WebMcpTool {
    name: string;
    description: string;
    inputSchema?: unknown;
    annotations?: { readOnlyHint?: boolean };
    /** @mcpRole model-entry */
    execute: (input: any, client?: any) => any;
  }
  interface ModelContext {
    /** @mcpRole tool-definition tool=0 name=0.name annotations=0.annotations */
    registerTool(tool: WebMcpTool): void;
    /** @mcpRole model-tools tools=0.tools */
    provideContext(context: { tools?: WebMcpTool[] }): void;
  }
  interface Navigator { modelContext: ModelContext }

  interface NodeTimer { ref(): NodeTimer; unref(): NodeTimer; hasRef(): boolean }
  interface NodeImmediate { ref(): NodeImmediate; unref(): NodeImmediate }
  interface NodeReadStream {
    /** @mcpRole user-entry handler=1 */
    on(event: 'data' | 'keypress' | 'line', listener: (data: any) => void): NodeReadStream;
    /** @mcpRole registers handler=1 */
    on(event: string, listener: (...args: any[]) => void): NodeReadStream;
  }
  interface NodeProcess {
    env: Record<string, string | undefined>;
    argv: string[];
    stdin: NodeReadStream;
    /** @mcpRole registers handler=1 */
    on(event: string, listener: (...args: any[]) => void): NodeProcess;
    /** @mcpRole registers handler=1 */
    once(event: string, listener: (...args: any[]) => void): NodeProcess;
    /** @mcpRole effect is=process */
    exit(code?: number): never;
    /** @mcpRole effect is=process */
    kill(pid: number, signal?: string | number): boolean;
    cwd(): string;
    /** @mcpRole registers handler=0 */
    nextTick(callback: (...args: any[]) => void, ...args: any[]): void;
  }
  var process: NodeProcess;
}

export {};
