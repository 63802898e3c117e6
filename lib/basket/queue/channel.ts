const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('basket');

/** Tells the shop's other tabs that the basket has changed. */
export function announceBasketChange(): void {
  channel?.postMessage('changed');
}

/** Calls back when another tab announces a change. Returns a function that unsubscribes. */
export function followAnnouncements(changed: () => void): () => void {
  channel?.addEventListener('message', changed);
  return () => channel?.removeEventListener('message', changed);
}
