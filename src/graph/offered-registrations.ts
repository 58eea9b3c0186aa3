import { calleeRoles } from './callees.js';
import { argumentAt } from './calls.js';
import { exprOf, type Ref } from './code.js';
import type { Graph } from './graph.js';
import { kindOf, offeredIn, type Offered } from './offered.js';
import { sdkOf, withNames } from './registered-calls.js';
import type { FileFacts } from '../facts/model.js';
import { definitionForm, lastBeside, objectForm, type Given } from './registration-forms.js';
import type { Question } from './question.js';
import type { Located, Part, Registration } from './registration.js';

/** Primitives of frameworks that are made by functions of theirs, decorated, or exported by a module of their own. */
export const offeredPrimitives: Question<Registration> = {
  begin: () => undefined,
  find: ({ graph, namesOf }) => offeredRegistrations(graph, namesOf('offers')),
};

function offeredRegistrations(graph: Graph, names: readonly string[]): Registration[] {
  if (names.length === 0) return [];
  const calls = names.flatMap((name) => filesUsing(graph, name).flatMap((file) => (file.index.calls.get(name) ?? []).flatMap((id) => madeBy(graph, { file, id }))));
  const files = new Set([...names.flatMap((name) => filesUsing(graph, name)), ...factsOf(graph, graph.source.filesShaped('metadata', 'definition'))]);
  return [...calls, ...[...files].flatMap((file) => offeredIn(graph, file).flatMap((offered) => registrationsOf(graph, offered)))];
}

const filesUsing = (graph: Graph, name: string): FileFacts[] => factsOf(graph, [...new Set([...graph.source.filesShaped(name, 'import'), ...graph.source.filesShaped(name, 'member')])]);

const factsOf = (graph: Graph, paths: readonly string[]): FileFacts[] => paths.flatMap((path) => graph.source.facts(path) ?? []);

/** `defineTool({ name }, run)`, `tool({ name })(run)`, `app.post('/x', describeTool({ name }), run)` */
function madeBy(graph: Graph, call: Ref): Registration[] {
  const callees = graph.calleesOf(call);
  const role = calleeRoles(callees).find(({ name, values }) => name === 'offers' && !values['handler']?.startsWith('decorated'));
  const kind = role && kindOf(role);
  const definition = argumentAt(call, '0')?.ref;
  if (!kind || !definition || exprOf(call).kind !== 'call') return [];
  const form = definitionForm(graph, call, definition);
  const beside = role.values['handler'] === 'beside' ? lastBeside(call) : undefined;
  return withNames(graph, { kind, call, given: beside ? { ...form, handler: { ref: beside, path: [] } } : form, sdk: sdkOf(callees), isGuess: false });
}

function registrationsOf(graph: Graph, { kind, by, options, fn, row, module }: Offered): Registration[] {
  const form: Given = options ? objectForm(graph, { ref: options, path: [] }) : { name: undefined, handler: undefined, parts: new Map() };
  const parts = module ? new Map([...form.parts, ...exportedParts(module)]) : form.parts;
  const isNamed = form.name !== undefined && graph.originsOf(form.name.ref, form.name.path, 'value').some(({ value }) => value.kind === 'literal');
  const handler = { file: by.file, fn, region: 0, given: by, isShared: false };
  const all = withNames(graph, { kind, call: by, given: { name: form.name, handler: undefined, parts }, sdk: 'other', isGuess: false });
  return all.map((r) => ({ ...r, row: r.row ?? row, handlers: [handler], name: isNamed ? r.name : by.file.functions[fn]?.name, nameAt: r.nameAt ?? by }));
}

const EXPORTS: readonly (readonly [string, Part])[] = [['schema', 'input'], ['outputSchema', 'output']];

/** What the module exports beside its metadata. */
function exportedParts(file: FileFacts): [Part, Located][] {
  return EXPORTS.flatMap(([name, part]): [Part, Located][] => {
    const definition = file.variables[file.topLevel.get(name) ?? -1]?.definitions[0];
    return file.exports.has(name) && definition?.kind === 'value' && definition.path.length === 0 ? [[part, { ref: { file, id: definition.value }, path: [] }]] : [];
  });
}
