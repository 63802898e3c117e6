import type { QueryClient } from '@tanstack/react-query';
import { CART_COOKIE } from '@/lib/basket/rules';
import { readCookie } from '@/lib/http/cookies';
import { followCookie } from '@/lib/http/follow-cookie';
import { followAnnouncements } from './channel';
import { tellBy } from './connection';
import { sendWaiting } from './queue';
import { WAITING } from './waiting';

/**
 * Sends what waits from before or in another tab; reads the basket anew when another tab changed it, the cart cookie moved or the
 * connection is back. Returns the function that ends it.
 * @param say tells the shopper what becomes of changes that had to wait
 */
export function followBasket(client: QueryClient, say: (words: string) => void): () => void {
  const refresh = () => client.invalidateQueries({ queryKey: ['basket'] });
  const reconnected = async () => {
    await sendWaiting(client);
    await refresh();
  };
  // A tab that waits may be closed before the connection is back, so each that is open knows of it.
  const heard = ({ key }: StorageEvent) => {
    if (key === WAITING) void sendWaiting(client);
  };
  // What was known before anybody followed it may be of a time when there was none.
  if (readCookie(CART_COOKIE) && client.getQueryData(['basket']) === null) void refresh();
  tellBy(say);
  void sendWaiting(client);
  window.addEventListener('storage', heard);
  window.addEventListener('online', reconnected);
  const leave = followAnnouncements(refresh);
  const unfollowCookie = followCookie(CART_COOKIE, refresh);
  return () => {
    leave();
    window.removeEventListener('storage', heard);
    window.removeEventListener('online', reconnected);
    unfollowCookie();
  };
}
