import type { QueryClient } from '@tanstack/react-query';
import { followCookie } from '@/lib/http/follow-cookie';
import { CART_COOKIE } from './rules';

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('basket');

/** Tells the shop's other tabs that the basket is not what it was. */
export function announceBasketChange(): void {
  channel?.postMessage('changed');
}

/**
 * Reads the basket anew when another tab changed it, the cart cookie moved or the connection is back. Returns the
 * function that ends it.
 */
export function followBasket(client: QueryClient): () => void {
  const refresh = () => client.invalidateQueries({ queryKey: ['basket'] });
  channel?.addEventListener('message', refresh);
  window.addEventListener('online', refresh);
  const unfollowCookie = followCookie(CART_COOKIE, refresh);
  return () => {
    channel?.removeEventListener('message', refresh);
    window.removeEventListener('online', refresh);
    unfollowCookie();
  };
}
