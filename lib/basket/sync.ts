import type { QueryClient } from '@tanstack/react-query';
import Cookies from 'js-cookie';
import { CART_COOKIE } from './rules';

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('basket');

/** Tells the shop's other tabs that the basket is not what it was. */
export function announceBasketChange(): void {
  channel?.postMessage('changed');
}

/**
 * Reads the basket anew when another tab changed it or the cart cookie moved. Browsers without cookie events are
 * polled every 300 ms, as the specification has it (§4). Returns the function that ends it.
 */
export function followBasket(client: QueryClient): () => void {
  const refresh = () => client.invalidateQueries({ queryKey: ['basket'] });
  channel?.addEventListener('message', refresh);
  const unfollowCookie = followCookie(CART_COOKIE, refresh);
  return () => {
    channel?.removeEventListener('message', refresh);
    unfollowCookie();
  };
}

function followCookie(name: string, changed: () => void): () => void {
  let last = Cookies.get(name);
  const compare = () => {
    const now = Cookies.get(name);
    if (now === last) return;
    last = now;
    changed();
  };
  if (typeof cookieStore !== 'undefined') {
    cookieStore.addEventListener('change', compare);
    return () => cookieStore.removeEventListener('change', compare);
  }
  const timer = setInterval(compare, 300);
  return () => clearInterval(timer);
}
