// node:https.

declare module 'node:https' {
  export * from 'node:http';
  export { default } from 'node:http';
}

declare module 'https' {
  export * from 'node:http';
  export { default } from 'node:http';
}
