import type { View } from '@/lib/listing/query';

/** Local storage key of the view of lists, grid or compact list. */
export const VIEW_KEY = 'listing-view';

const listeners = new Set<() => void>();

/** Returns the view last chosen, by a press or in the URL that the visit began with; null for none. Browser only. */
export function chosenView(): View | null {
  const chosen = document.documentElement.dataset['listingView'];
  return chosen === 'list' || chosen === 'grid' ? chosen : null;
}

/** Shows all lists in this view from now on, stores it and sets it in the URL. */
export function chooseView(view: View): void {
  document.documentElement.dataset['listingView'] = view;
  try {
    localStorage.setItem(VIEW_KEY, view);
  } catch {
    // A browser without storage still shows the chosen view until the page is left.
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
