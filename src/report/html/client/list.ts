import { counted, digits } from '../../count.js';
import { filterOf, type Facets, type View } from './view.js';
import { group, ungroup, type Grouping } from './grouping.js';

interface Item extends Facets { readonly element: HTMLElement }

/** A list of the page with its search, its filters and its pages. */
export interface List {
  readonly prefix: string;
  readonly section: HTMLElement;
  /** Shows what the view lets through, and nothing else. */
  readonly show: (view: View) => void;
  /** Makes everything that passes the filters visible and open until the function it gives is called. */
  readonly unfold: () => () => void;
}

export function toList(section: HTMLElement, change: (list: List, view: View) => void): List {
  const name = section.dataset['list'] ?? '';
  const form = section.querySelector<HTMLFormElement>(`[data-controls="${name}"]`);
  const items: readonly Item[] = Array.from(section.querySelectorAll<HTMLElement>('[data-item]'), toItem);
  const written: Grouping = { groups: Array.from(section.querySelectorAll<HTMLElement>('[data-group]')), members: new Map(items.map(({ element }) => [element, element.parentElement ?? section])) };
  const step = Number(section.dataset['step'] ?? '50');
  let shown: View = new Map();
  let order: readonly Item[] = items;
  let matching: readonly Item[] = items;

  const arrange = (by: string): void => {
    const holder = section.querySelector<HTMLElement>('[data-groups]');
    if (!holder || (shown.get('by') ?? '') === by) return;
    const elements = by === '' ? ungroup(holder, items, written) : group(holder, items, by);
    const places = new Map(elements.map((element, index) => [element, index]));
    order = [...items].sort((a, b) => (places.get(a.element) ?? 0) - (places.get(b.element) ?? 0));
  };
  const show = (view: View): void => {
    arrange(view.get('by') ?? '');
    shown = view;
    matching = order.filter(filterOf(view));
    const wanted = matching.findIndex(({ element }) => element.id === view.get('id'));
    const room = Math.max(Number(view.get('n')) || step, wanted + 1);
    reveal(items, new Set(matching.slice(0, room)), section);
    tell(section, name, { all: items.length, matching: matching.length, shown: Math.min(room, matching.length) });
    if (form) fill(form, view);
  };
  const list: List = { prefix: name === 'findings' ? '' : `${name}.`, section, show, unfold: () => unfold(items, matching, section) };
  if (form) listen(form, () => shown, (view) => { change(list, view); });
  section.querySelector(`[data-more="${name}"]`)?.addEventListener('click', ({ target }) => {
    const act = target instanceof HTMLElement ? target.dataset['act'] : undefined;
    if (act === undefined) return;
    const before = Math.min(Number(shown.get('n')) || step, matching.length);
    change(list, new Map([...shown, ['n', String(act === 'all' ? matching.length : before + step)]]));
  });
  return list;
}

function toItem(element: HTMLElement): Item {
  let text: string | undefined;
  return { element, facets: element.dataset, text: () => (text ??= (element.textContent ?? '').toLowerCase()) };
}

/** The page is written with all but the first items put off, so that a browser need not lay them out to hide them. */
const LATER = 'later';
const canPutOff = matchMedia('(scripting: enabled)').matches;

function isHidden({ hidden, classList }: HTMLElement): boolean {
  return hidden !== false || (canPutOff && classList.contains(LATER));
}

function setHidden(element: HTMLElement, value: boolean): void {
  if (isHidden(element) === value) return;
  element.classList.remove(LATER);
  element.hidden = value;
}

function reveal(items: readonly Item[], visible: ReadonlySet<Item>, section: HTMLElement): void {
  for (const item of items) setHidden(item.element, !visible.has(item));
  const groups = new Set(Array.from(visible, ({ element }) => element.closest('[data-group]')));
  for (const each of section.querySelectorAll<HTMLElement>('[data-group]')) each.hidden = !groups.has(each);
}

interface Counts { readonly all: number; readonly matching: number; readonly shown: number }

function tell(section: HTMLElement, name: string, { all, matching, shown }: Counts): void {
  const status = section.querySelector<HTMLElement>(`[data-count="${name}"]`);
  if (status) {
    const { one = '', many = '' } = status.dataset;
    const whole = counted(all, one, many);
    const first = shown < matching ? `, the first ${digits(shown)} shown` : '';
    status.textContent = `${matching < all ? `${digits(matching)} of ${whole} match` : whole}${first}.`;
  }
  const more = section.querySelector<HTMLElement>(`[data-more="${name}"]`);
  if (more) more.hidden = shown >= matching;
}

/** The controls say what is shown. */
function fill(form: HTMLFormElement, view: View): void {
  for (const control of form.elements) {
    if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement)) continue;
    const value = view.get(control.name) ?? '';
    if (control.value !== value) control.value = value;
  }
}

/** Milliseconds in which somebody types the next letter. */
const TYPING = 120;

function listen(form: HTMLFormElement, viewNow: () => View, change: (view: View) => void): void {
  let timer = 0;
  const read = (): void => {
    const given = [...new FormData(form)].flatMap(([name, value]): [string, string][] => (typeof value === 'string' && value !== '' ? [[name, value]] : []));
    change(new Map(given));
  };
  form.hidden = false;
  form.addEventListener('submit', (event) => { event.preventDefault(); });
  form.addEventListener('input', () => { clearTimeout(timer); timer = setTimeout(read, TYPING); });
  form.addEventListener('reset', (event) => {
    event.preventDefault();
    change(new Map([...viewNow()].filter(([name]) => name === 'by')));
  });
}

function unfold(items: readonly Item[], matching: readonly Item[], section: HTMLElement): () => void {
  const before = new Set(items.filter(({ element }) => !isHidden(element)));
  const closed = matching.flatMap(({ element }) => [element, ...element.querySelectorAll('details')]).filter((element): element is HTMLDetailsElement => element instanceof HTMLDetailsElement && !element.open);
  reveal(items, new Set(matching), section);
  for (const element of closed) element.open = true;
  return () => {
    reveal(items, before, section);
    for (const element of closed) element.open = false;
  };
}
