const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('basket');

/** Tells the shop's other tabs that the basket is not what it was. */
export function announceBasketChange(): void {
  channel?.postMessage('changed');
}

/** Calls back when another tab says so. Returns the function that ends it. */
export function followAnnouncements(changed: () => void): () => void {
  channel?.addEventListener('message', changed);
  return () => channel?.removeEventListener('message', changed);
}
