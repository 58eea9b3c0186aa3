// koa-router.

declare module 'koa-router' {
  export { default } from '@koa/router';
}
