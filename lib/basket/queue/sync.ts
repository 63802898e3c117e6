import type { QueryClient } from '@tanstack/react-query';
import { CART_COOKIE } from '@/lib/basket/rules';
import { readCookie } from '@/lib/http/cookies';
import { followCookie } from '@/lib/http/follow-cookie';
import { followAnnouncements } from './channel';
import { tellBy } from './connection';
import { sendWaiting } from './queue';
import { WAITING } from './waiting';

/**
 * Sends the changes that wait from earlier or in another tab. Reads the basket again when another tab has changed it,
 * when the cart cookie changes and when the connection is back. Returns a function that ends this.
 * @param say tells the shopper what becomes of changes that had to wait
 */
export function followBasket(client: QueryClient, say: (words: string) => void): () => void {
  const refresh = () => client.invalidateQueries({ queryKey: ['basket'] });
  const reconnected = async () => {
    await sendWaiting(client);
    await refresh();
  };
  // The waiting tab may be closed before the connection is back, so every open tab sends its changes.
  const heard = ({ key }: StorageEvent) => {
    if (key === WAITING) void sendWaiting(client);
  };
  // The cached answer `null` may be from before the basket was created.
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
