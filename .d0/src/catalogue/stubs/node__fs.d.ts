// node:fs, node:fs/promises and their names without the prefix. The default export is the namespace, so the members stand in a module of their own.

declare module 'node:fs/promises#members' {
  export interface Stats { isFile(): boolean; isDirectory(): boolean; isSymbolicLink(): boolean; size: number; mtime: Date; mtimeMs: number; mode: number }
  export interface FileHandle {
    /** @mcpRole effect is=read */
    readFile(options?: unknown): Promise<string>;
    /** @mcpRole effect is=read */
    read(buffer?: unknown, offset?: number, length?: number, position?: number): Promise<{ bytesRead: number; buffer: unknown }>;
    /** @mcpRole effect is=write */
    write(data: unknown, position?: number, encoding?: string): Promise<{ bytesWritten: number }>;
    /** @mcpRole effect is=write */
    writeFile(data: unknown, options?: unknown): Promise<void>;
    /** @mcpRole effect is=write */
    appendFile(data: unknown, options?: unknown): Promise<void>;
    /** @mcpRole effect is=write */
    truncate(length?: number): Promise<void>;
    /** @mcpRole effect is=read */
    stat(options?: unknown): Promise<Stats>;
    close(): Promise<void>;
  }
  /**
   * Opens for reading when no flags are given; what is written goes through the handle.
   * @mcpRole effect is=read
   */
  export function open(path: string | URL, flags?: string | number, mode?: string | number): Promise<FileHandle>;
  /** @mcpRole effect is=read */
  export function watch(path: string, options?: unknown): AsyncIterable<{ eventType: string; filename: string | null }>;
  /** @mcpRole effect is=read */
  export function readFile(path: string | URL, options?: unknown): Promise<string>;
  /** @mcpRole effect is=read */
  export function readdir(path: string | URL, options?: unknown): Promise<string[]>;
  /** @mcpRole effect is=read */
  export function stat(path: string | URL, options?: unknown): Promise<Stats>;
  /** @mcpRole effect is=read */
  export function lstat(path: string | URL, options?: unknown): Promise<Stats>;
  /** @mcpRole effect is=read */
  export function access(path: string | URL, mode?: number): Promise<void>;
  /** @mcpRole effect is=read */
  export function realpath(path: string | URL, options?: unknown): Promise<string>;
  /** @mcpRole effect is=read */
  export function readlink(path: string | URL, options?: unknown): Promise<string>;
  /** @mcpRole effect is=read */
  export function opendir(path: string, options?: unknown): Promise<unknown>;
  /** @mcpRole effect is=write */
  export function writeFile(path: string | URL, data: unknown, options?: unknown): Promise<void>;
  /** @mcpRole effect is=write */
  export function appendFile(path: string | URL, data: unknown, options?: unknown): Promise<void>;
  /** @mcpRole effect is=write */
  export function mkdir(path: string | URL, options?: unknown): Promise<string | undefined>;
  /** @mcpRole effect is=write */
  export function mkdtemp(prefix: string, options?: unknown): Promise<string>;
  /** @mcpRole effect is=write */
  export function rm(path: string | URL, options?: unknown): Promise<void>;
  /** @mcpRole effect is=write */
  export function rmdir(path: string | URL, options?: unknown): Promise<void>;
  /** @mcpRole effect is=write */
  export function unlink(path: string | URL): Promise<void>;
  /** @mcpRole effect is=write */
  export function rename(oldPath: string | URL, newPath: string | URL): Promise<void>;
  /** @mcpRole effect is=write */
  export function copyFile(source: string | URL, destination: string | URL, mode?: number): Promise<void>;
  /** @mcpRole effect is=write */
  export function cp(source: string | URL, destination: string | URL, options?: unknown): Promise<void>;
  /** @mcpRole effect is=write */
  export function truncate(path: string | URL, length?: number): Promise<void>;
  /** @mcpRole effect is=write */
  export function chmod(path: string | URL, mode: string | number): Promise<void>;
  /** @mcpRole effect is=write */
  export function lchmod(path: string | URL, mode: number): Promise<void>;
  /** @mcpRole effect is=write */
  export function chown(path: string | URL, uid: number, gid: number): Promise<void>;
  /** @mcpRole effect is=write */
  export function lchown(path: string | URL, uid: number, gid: number): Promise<void>;
  /** @mcpRole effect is=write */
  export function utimes(path: string | URL, atime: unknown, mtime: unknown): Promise<void>;
  /** @mcpRole effect is=write */
  export function lutimes(path: string | URL, atime: unknown, mtime: unknown): Promise<void>;
  /** @mcpRole effect is=write */
  export function symlink(target: string | URL, path: string | URL, type?: string): Promise<void>;
  /** @mcpRole effect is=write */
  export function link(existingPath: string | URL, newPath: string | URL): Promise<void>;
}
declare module 'node:fs/promises' {
  import * as promises from 'node:fs/promises#members';
  export * from 'node:fs/promises#members';
  export default promises;
}
declare module 'fs/promises' {
  export * from 'node:fs/promises';
  export { default } from 'node:fs/promises';
}

declare module 'node:fs#members' {
  export * as promises from 'node:fs/promises#members';
  export interface Stats { isFile(): boolean; isDirectory(): boolean; isSymbolicLink(): boolean; size: number; mtime: Date; mtimeMs: number; mode: number }
  export interface FSWatcher {
    /** @mcpRole schedule-entry handler=1 */
    on(event: string, listener: (...args: any[]) => void): FSWatcher;
    close(): void;
  }
  /** @mcpRole effect is=read */
  export function existsSync(path: string | URL): boolean;
  /** @mcpRole effect is=read */
  export function createReadStream(path: string | URL, options?: unknown): any;
  /** @mcpRole effect is=write */
  export function createWriteStream(path: string | URL, options?: unknown): any;
  /** @mcpRole effect is=read */
  export function openSync(path: string | URL, flags?: string | number, mode?: string | number): number;
  /** @mcpRole effect is=write */
  export function writeSync(fd: number, data: unknown, ...rest: unknown[]): number;
  /** @mcpRole effect is=write */
  export function ftruncateSync(fd: number, length?: number): void;
  /** @mcpRole effect is=read */
  export function readSync(fd: number, buffer: unknown, ...rest: unknown[]): number;
  export function closeSync(fd: number): void;
  /** @mcpRole schedule-entry handler=1 */
  export function watch(path: string | URL, listener: (eventType: string, filename: string | null) => void): FSWatcher;
  /** @mcpRole schedule-entry handler=2 */
  export function watch(path: string | URL, options: unknown, listener: (eventType: string, filename: string | null) => void): FSWatcher;
  /** @mcpRole schedule-entry handler=1 */
  export function watchFile(path: string | URL, listener: (current: Stats, previous: Stats) => void): unknown;
  /** @mcpRole schedule-entry handler=2 */
  export function watchFile(path: string | URL, options: unknown, listener: (current: Stats, previous: Stats) => void): unknown;
  /** @mcpRole effect is=read */
  export function readFileSync(path: string | URL, options?: unknown): string;
  /** @mcpRole effect is=read */
  export function readFile(path: string | URL, ...optionsAndCallback: any[]): void;
  /** @mcpRole effect is=read */
  export function readdirSync(path: string | URL, options?: unknown): string[];
  /** @mcpRole effect is=read */
  export function readdir(path: string | URL, ...optionsAndCallback: any[]): void;
  /** @mcpRole effect is=read */
  export function statSync(path: string | URL, options?: unknown): Stats;
  /** @mcpRole effect is=read */
  export function stat(path: string | URL, ...optionsAndCallback: any[]): void;
  /** @mcpRole effect is=read */
  export function lstatSync(path: string | URL, options?: unknown): Stats;
  /** @mcpRole effect is=read */
  export function lstat(path: string | URL, ...optionsAndCallback: any[]): void;
  /** @mcpRole effect is=read */
  export function accessSync(path: string | URL, mode?: number): void;
  /** @mcpRole effect is=read */
  export function access(path: string | URL, ...optionsAndCallback: any[]): void;
  /** @mcpRole effect is=read */
  export function realpathSync(path: string | URL, options?: unknown): string;
  /** @mcpRole effect is=read */
  export function realpath(path: string | URL, ...optionsAndCallback: any[]): void;
  /** @mcpRole effect is=read */
  export function readlinkSync(path: string | URL, options?: unknown): string;
  /** @mcpRole effect is=read */
  export function readlink(path: string | URL, ...optionsAndCallback: any[]): void;
  /** @mcpRole effect is=read */
  export function opendirSync(path: string, options?: unknown): unknown;
  /** @mcpRole effect is=read */
  export function opendir(path: string, ...optionsAndCallback: any[]): void;
  /** @mcpRole effect is=write */
  export function writeFileSync(path: string | URL, data: unknown, options?: unknown): void;
  /** @mcpRole effect is=write */
  export function writeFile(path: string | URL, data: unknown, ...optionsAndCallback: any[]): void;
  /** @mcpRole effect is=write */
  export function appendFileSync(path: string | URL, data: unknown, options?: unknown): void;
  /** @mcpRole effect is=write */
  export function appendFile(path: string | URL, data: unknown, ...optionsAndCallback: any[]): void;
  /** @mcpRole effect is=write */
  export function mkdirSync(path: string | URL, options?: unknown): string | undefined;
  /** @mcpRole effect is=write */
  export function mkdir(path: string | URL, ...optionsAndCallback: any[]): void;
  /** @mcpRole effect is=write */
  export function mkdtempSync(prefix: string, options?: unknown): string;
  /** @mcpRole effect is=write */
  export function mkdtemp(prefix: string, ...optionsAndCallback: any[]): void;
  /** @mcpRole effect is=write */
  export function rmSync(path: string | URL, options?: unknown): void;
  /** @mcpRole effect is=write */
  export function rm(path: string | URL, ...optionsAndCallback: any[]): void;
  /** @mcpRole effect is=write */
  export function rmdirSync(path: string | URL, options?: unknown): void;
  /** @mcpRole effect is=write */
  export function rmdir(path: string | URL, ...optionsAndCallback: any[]): void;
  /** @mcpRole effect is=write */
  export function unlinkSync(path: string | URL): void;
  /** @mcpRole effect is=write */
  export function unlink(path: string | URL, ...optionsAndCallback: any[]): void;
  /** @mcpRole effect is=write */
  export function renameSync(oldPath: string | URL, newPath: string | URL): void;
  /** @mcpRole effect is=write */
  export function rename(oldPath: string | URL, newPath: string | URL, ...optionsAndCallback: any[]): void;
  /** @mcpRole effect is=write */
  export function copyFileSync(source: string | URL, destination: string | URL, mode?: number): void;
  /** @mcpRole effect is=write */
  export function copyFile(source: string | URL, destination: string | URL, ...optionsAndCallback: any[]): void;
  /** @mcpRole effect is=write */
  export function cpSync(source: string | URL, destination: string | URL, options?: unknown): void;
  /** @mcpRole effect is=write */
  export function cp(source: string | URL, destination: string | URL, ...optionsAndCallback: any[]): void;
  /** @mcpRole effect is=write */
  export function truncateSync(path: string | URL, length?: number): void;
  /** @mcpRole effect is=write */
  export function truncate(path: string | URL, ...optionsAndCallback: any[]): void;
  /** @mcpRole effect is=write */
  export function chmodSync(path: string | URL, mode: string | number): void;
  /** @mcpRole effect is=write */
  export function chmod(path: string | URL, mode: string | number, ...optionsAndCallback: any[]): void;
  /** @mcpRole effect is=write */
  export function lchmodSync(path: string | URL, mode: number): void;
  /** @mcpRole effect is=write */
  export function lchmod(path: string | URL, mode: number, ...optionsAndCallback: any[]): void;
  /** @mcpRole effect is=write */
  export function chownSync(path: string | URL, uid: number, gid: number): void;
  /** @mcpRole effect is=write */
  export function chown(path: string | URL, uid: number, gid: number, ...optionsAndCallback: any[]): void;
  /** @mcpRole effect is=write */
  export function lchownSync(path: string | URL, uid: number, gid: number): void;
  /** @mcpRole effect is=write */
  export function lchown(path: string | URL, uid: number, gid: number, ...optionsAndCallback: any[]): void;
  /** @mcpRole effect is=write */
  export function utimesSync(path: string | URL, atime: unknown, mtime: unknown): void;
  /** @mcpRole effect is=write */
  export function utimes(path: string | URL, atime: unknown, mtime: unknown, ...optionsAndCallback: any[]): void;
  /** @mcpRole effect is=write */
  export function lutimesSync(path: string | URL, atime: unknown, mtime: unknown): void;
  /** @mcpRole effect is=write */
  export function lutimes(path: string | URL, atime: unknown, mtime: unknown, ...optionsAndCallback: any[]): void;
  /** @mcpRole effect is=write */
  export function symlinkSync(target: string | URL, path: string | URL, type?: string): void;
  /** @mcpRole effect is=write */
  export function symlink(target: string | URL, path: string | URL, ...optionsAndCallback: any[]): void;
  /** @mcpRole effect is=write */
  export function linkSync(existingPath: string | URL, newPath: string | URL): void;
  /** @mcpRole effect is=write */
  export function link(existingPath: string | URL, newPath: string | URL, ...optionsAndCallback: any[]): void;
}
declare module 'node:fs' {
  import * as fs from 'node:fs#members';
  export * from 'node:fs#members';
  export default fs;
}
declare module 'fs' {
  export * from 'node:fs';
  export { default } from 'node:fs';
}
