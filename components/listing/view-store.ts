import type { View } from '@/lib/listing/query';

/** Where the browser keeps whether lists are shown as pictures or rows. */
export const VIEW_KEY = 'listing-view';

const listeners = new Set<() => void>();

/** What was chosen last, by a press or in the address the visit began with. Browser only. */
export function chosenView(): View | null {
  const chosen = document.documentElement.dataset['listingView'];
  return chosen === 'list' || chosen === 'grid' ? chosen : null;
}

/** Shows all lists this way from now on, remembers it and says so in the address. */
export function chooseView(view: View): void {
  document.documentElement.dataset['listingView'] = view;
  try {
    localStorage.setItem(VIEW_KEY, view);
  } catch {
    // A browser that keeps nothing still shows what was chosen, until the page is left.
  }
  const address = new URL(location.href);
  if (view === 'list') address.searchParams.set('view', 'list');
  else address.searchParams.delete('view');
  history.replaceState(null, '', `${address.pathname}${address.search}`.replaceAll('%2C', ','));
  for (const listener of listeners) listener();
}

export function subscribeToView(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
