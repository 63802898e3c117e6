import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { announce } from '@/components/ui/live-store';
import type { ListingQuery } from '@/lib/catalogue/listing-query';
import { listingHref } from '@/lib/catalogue/listing-url';
import { findTarget } from './focus-target';
import { syncForm } from './form-query';
import { listingMemory } from './listing-memory';

type Shown = {
  root: RefObject<HTMLElement | null>;
  path: string;
  query: ListingQuery;
  formId: string;
  said: string;
};

/**
 * Once a list is shown: puts the controls in step with it, gives focus back to what was used and says the new
 * total, once. An answer that a later choice has overtaken changes nothing.
 */
export function useSettled({ root, path, query, formId, said }: Shown): void {
  const href = listingHref(path, query);

  useLayoutEffect(() => (root.current ? keepFolds(root.current, path) : undefined), [root, path]);

  useEffect(() => {
    root.current?.setAttribute('data-ready', '');
    const forget = () => {
      listingMemory(path).asked = null;
    };
    addEventListener('popstate', forget);
    return () => removeEventListener('popstate', forget);
  }, [root, path]);

  useEffect(() => {
    const memory = listingMemory(path);
    const list = root.current;
    const form = document.getElementById(formId);
    if (!list || (memory.asked !== null && memory.asked !== href)) return;
    if (form instanceof HTMLFormElement) syncForm(form);
    if (memory.asked === href) {
      const target = memory.focus && findTarget(memory.focus, list);
      if (target && target !== document.activeElement) target.focus({ preventScroll: true });
      announce(said);
    }
    memory.asked = null;
    memory.focus = null;
  }, [root, path, href, formId, said]);
}

/** Opens and closes facets as they were left, and takes note of what is opened or closed from now on. */
function keepFolds(list: HTMLElement, path: string): () => void {
  const { folds } = listingMemory(path);
  for (const facet of list.querySelectorAll<HTMLDetailsElement>('details[data-facet]')) {
    const open = folds.get(facet.dataset['facet'] ?? '');
    if (open !== undefined) facet.open = open;
  }
  const note = ({ target }: Event) => {
    if (target instanceof HTMLDetailsElement && target.dataset['facet'])
      folds.set(target.dataset['facet'], target.open);
  };
  list.addEventListener('toggle', note, true);
  return () => list.removeEventListener('toggle', note, true);
}
