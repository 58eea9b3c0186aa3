/** Keys while the focus is on an item: the next one, the one before, the search. Elsewhere all keys are the browser's. */
export function moveWithKeys(section: HTMLElement): void {
  section.addEventListener('keydown', (event) => {
    const { target, key } = event;
    if (!(target instanceof HTMLElement) || target.tagName !== 'SUMMARY' || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = key === '/' ? section.querySelector<HTMLElement>('input[type="search"]') : neighbour(section, target, directionOf(key));
    if (!next) return;
    event.preventDefault();
    next.focus();
  });
}

function directionOf(key: string): -1 | 0 | 1 {
  return key === 'j' || key === 'ArrowDown' ? 1 : key === 'k' || key === 'ArrowUp' ? -1 : 0;
}

function neighbour(section: HTMLElement, from: HTMLElement, direction: -1 | 0 | 1): HTMLElement | undefined {
  if (direction === 0) return undefined;
  const summaries = Array.from(section.querySelectorAll<HTMLElement>('[data-item] > summary')).filter((summary) => summary === from || summary.offsetParent !== null);
  return summaries[summaries.indexOf(from) + direction];
}
