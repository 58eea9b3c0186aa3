// electron: what a window sends comes from its user.

declare module 'electron' {
  export interface IpcMainEvent { sender: WebContents; reply(channel: string, ...args: any[]): void; returnValue: any }
  export interface WebContents {
    send(channel: string, ...args: any[]): void;
    /** @mcpRole registers handler=1 */
    on(event: string, listener: (...args: any[]) => void): WebContents;
  }
  export interface IpcMain {
    /** @mcpRole user-entry handler=1 */
    handle(channel: string, listener: (event: IpcMainEvent, ...args: any[]) => any): void;
    /** @mcpRole user-entry handler=1 */
    handleOnce(channel: string, listener: (event: IpcMainEvent, ...args: any[]) => any): void;
    /** @mcpRole user-entry handler=1 */
    on(channel: string, listener: (event: IpcMainEvent, ...args: any[]) => void): IpcMain;
    /** @mcpRole user-entry handler=1 */
    once(channel: string, listener: (event: IpcMainEvent, ...args: any[]) => void): IpcMain;
    removeHandler(channel: string): void;
  }
  export interface IpcRenderer {
    invoke(channel: string, ...args: any[]): Promise<any>;
    send(channel: string, ...args: any[]): void;
    /** @mcpRole registers handler=1 */
    on(channel: string, listener: (event: any, ...args: any[]) => void): IpcRenderer;
  }
  export interface MenuItemConstructorOptions {
    label?: string;
    accelerator?: string;
    role?: string;
    type?: string;
    submenu?: MenuItemConstructorOptions[];
    /** @mcpRole user-entry */
    click?: (menuItem: any, window: any, event: any) => void;
  }
  export class Menu { static buildFromTemplate(template: MenuItemConstructorOptions[]): Menu; static setApplicationMenu(menu: Menu | null): void; popup(options?: unknown): void }
  export class MenuItem { constructor(options: MenuItemConstructorOptions) }
  export class Tray {
    constructor(image: any);
    setContextMenu(menu: Menu | null): void;
    /** @mcpRole user-entry handler=1 */
    on(event: 'click' | 'right-click' | 'double-click', listener: (...args: any[]) => void): Tray;
  }
  export class BrowserWindow {
    constructor(options?: unknown);
    webContents: WebContents;
    loadURL(url: string): Promise<void>;
    loadFile(path: string): Promise<void>;
    /** @mcpRole registers handler=1 */
    on(event: string, listener: (...args: any[]) => void): BrowserWindow;
  }
  export const ipcMain: IpcMain;
  export const ipcRenderer: IpcRenderer;
  export const globalShortcut: {
    /** @mcpRole user-entry handler=1 */
    register(accelerator: string, callback: () => void): boolean;
    unregisterAll(): void;
  };
  export const app: {
    /** @mcpRole registers handler=1 */
    on(event: string, listener: (...args: any[]) => void): any;
    whenReady(): Promise<void>;
    quit(): void;
    getPath(name: string): string;
  };
  export const dialog: { showOpenDialog(...args: any[]): Promise<any>; showMessageBox(...args: any[]): Promise<any>; showErrorBox(title: string, content: string): void };
  export const contextBridge: { exposeInMainWorld(key: string, api: any): void };
}
declare module 'electron/main' {
  export * from 'electron';
}
declare module 'electron/renderer' {
  export * from 'electron';
}
