import type { View } from '@/lib/catalogue/listing-query';

/** Where the browser keeps whether lists are shown as pictures or rows. */
export const VIEW_KEY = 'listing-view';

let view: View | null = null;
const listeners = new Set<() => void>();

/** What the address says, else what was chosen last. Browser only. */
export function currentView(): View {
  view ??= viewOfAddress() ?? keptView() ?? 'grid';
  return view;
}

/** Shows all lists this way from now on, and says so in the address. */
export function chooseView(chosen: View): void {
  view = chosen;
  try {
    localStorage.setItem(VIEW_KEY, chosen);
  } catch {
    // A browser that keeps nothing still shows what was chosen, on this page.
  }
  const address = new URL(location.href);
  if (chosen === 'list') address.searchParams.set('view', 'list');
  else address.searchParams.delete('view');
  history.replaceState(null, '', `${address.pathname}${address.search}`.replaceAll('%2C', ','));
  for (const listener of listeners) listener();
}

export function subscribeToView(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function viewOfAddress(): View | null {
  const asked = new URLSearchParams(location.search).get('view');
  return asked === 'list' || asked === 'grid' ? asked : null;
}

function keptView(): View | null {
  try {
    const kept = localStorage.getItem(VIEW_KEY);
    return kept === 'list' || kept === 'grid' ? kept : null;
  } catch {
    return null;
  }
}
