// @vercel/mcp-adapter: the former name of mcp-handler.

declare module '@vercel/mcp-adapter' {
  export { createMcpHandler, withMcpAuth } from 'mcp-handler';
}
