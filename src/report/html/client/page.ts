import { moveWithKeys } from './keys.js';
import { toList, type List } from './list.js';
import { viewOf, withView, type View } from './view.js';

const lists: readonly List[] = Array.from(document.querySelectorAll<HTMLElement>('[data-list]'), (section) => toList(section, change));

/** What somebody chose comes into the address, and from there onto the page. */
function change(list: List, view: View): void {
  write(withView(location.hash, list.prefix, view));
  list.show(view);
}

/** Without an entry in the history for each letter that is typed. */
function write(hash: string): void {
  if (hash === location.hash) return;
  history.replaceState(null, '', hash === '' ? location.pathname + location.search : hash);
}

function showAddress(): void {
  for (const list of lists) {
    const view = viewOf(location.hash, list.prefix);
    list.show(view);
    jumpTo(list, view);
  }
}

/** A link to one finding opens it; a link to a rule leads to its group. */
function jumpTo({ section }: List, view: View): void {
  const id = view.get('id');
  if (id === undefined) {
    if (view.size > 0) section.scrollIntoView({ block: 'start' });
    return;
  }
  const item = document.getElementById(id);
  if (!(item instanceof HTMLDetailsElement) || !section.contains(item)) return;
  item.open = true;
  item.scrollIntoView({ block: 'start' });
  item.querySelector('summary')?.focus({ preventScroll: true });
}

/** What was opened last is open again after a reload. */
function rememberOpened(list: List): void {
  list.section.addEventListener('toggle', ({ target }) => {
    if (!(target instanceof HTMLDetailsElement) || !target.open || target.id === '' || isPrinting) return;
    const view = new Map(viewOf(location.hash, list.prefix));
    write(withView(location.hash, list.prefix, view.set('id', target.id)));
  }, true);
}

let isPrinting = false;
let fold: (() => void)[] = [];
addEventListener('beforeprint', () => {
  isPrinting = true;
  fold = lists.map((list) => list.unfold());
});
addEventListener('afterprint', () => {
  for (const undo of fold) undo();
  isPrinting = false;
});

showAddress();
for (const list of lists) {
  moveWithKeys(list.section);
  rememberOpened(list);
}
addEventListener('hashchange', showAddress);
