type Module = typeof import('node:module');

/**
 * `src/audit.ts` looks for `package.json` where it lies seen from the build. Run from the sources it has to find it all the same.
 */
export function findOwnManifest(module: Module): Module {
  const createRequire = (from: string | URL): NodeJS.Require => {
    const require = module.createRequire(from);
    const toFound = (id: string): string => (id === '../../package.json' ? 'eslint-plugin-mcp/package.json' : id);
    return Object.assign((id: string): unknown => require(toFound(id)), require);
  };
  return { ...module, createRequire };
}
