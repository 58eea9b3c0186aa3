// eventemitter3.

declare module 'eventemitter3' {
  export { EventEmitter, default } from 'node:events';
}
