import { describe, expect, it } from 'vitest';

import { memoryCode } from '../support/memory-code.js';

const SHARED = "import { createContext } from 'react'; export const Shared = createContext<{ name: string } | null>(null);";

/** What a component in another file gets of `shared`. */
function shared(provider: string, use: string, context = SHARED): string[] {
  return memoryCode({
    'context.tsx': context,
    'provider.tsx': `import { createContext, createElement, useMemo, useState } from 'react'; import { Shared } from './context.js'; ${provider}`,
    'use.tsx': `import React, { use, useContext } from 'react'; import { Shared } from './context.js'; ${use}`,
  }).values('use.tsx', 'shared.name');
}

const HOOK = 'export function Item() { const shared = useContext(Shared); return <b>{shared.name}</b>; }';
const PROVIDER = "export const Provider = ({ children }) => <Shared.Provider value={{ name: 'x' }}>{children}</Shared.Provider>;";

describe('the value of a context', () => {
  it.each([
    ['given by its provider', PROVIDER, HOOK],
    ['given by the context itself', "export function Provider({ children }) { return <Shared value={{ name: 'x' }}>{children}</Shared>; }", HOOK],
    ['kept in a variable first', "export function Provider({ children }) { const value = useMemo(() => ({ name: 'x' }), []); return <Shared.Provider value={value}>{children}</Shared.Provider>; }", HOOK],
    ['kept in a state', "export function Provider({ children }) { const [name] = useState('x'); return <Shared.Provider value={{ name }}>{children}</Shared.Provider>; }", HOOK],
    ['given where the provider closes itself', "export class Provider { render() { return <Shared.Provider value={{ name: 'x' }} />; } }", HOOK],
    ['given without JSX', "export const Provider = ({ children }) => createElement(Shared.Provider, { value: { name: 'x' } }, children);", HOOK],
    ['taken by use', PROVIDER, 'export function Item() { const shared = use(Shared); return <b>{shared.name}</b>; }'],
    ['taken by React.useContext', PROVIDER, 'export function Item() { const shared = React.useContext(Shared); return <b>{shared.name}</b>; }'],
    ['taken by a hook of its own', PROVIDER, "const useShared = () => { const found = useContext(Shared); if (!found) throw new Error(); return found; }; export function Item() { const shared = useShared(); return <b>{shared.name}</b>; }"],
    ['taken apart', PROVIDER, 'export function Item() { const { ...shared } = useContext(Shared); return <b>{shared.name}</b>; }'],
  ])('%s', (_, provider, use) => {
    expect(shared(provider, use)).toContain('literal "x"');
  });

  it('is the default where nothing provides it', () => {
    expect(shared('', HOOK, "import { createContext } from 'react'; export const Shared = createContext({ name: 'by default' });")).toEqual(['literal "by default"']);
  });

  it('near miss: another context of the same shape gives nothing', () => {
    const other = "const Other = createContext(null); export const Provider = ({ children }) => <Other.Provider value={{ name: 'x' }}>{children}</Other.Provider>;";
    expect(shared(other, HOOK)).not.toContain('literal "x"');
  });
});
