import { listingMemory } from './listing-memory';

/** Restores which facets are open, and records changes until `signal` aborts. */
export function keepFolds(list: HTMLElement, path: string, signal: AbortSignal): void {
  const { folds } = listingMemory(path);
  for (const facet of list.querySelectorAll<HTMLDetailsElement>('details[data-facet]')) {
    const open = folds.get(facet.dataset['facet'] ?? '');
    if (open !== undefined) facet.open = open;
  }
  const note = ({ target }: Event) => {
    if (target instanceof HTMLDetailsElement && target.dataset['facet'])
      folds.set(target.dataset['facet'], target.open);
  };
  list.addEventListener('toggle', note, { signal, capture: true });
}
