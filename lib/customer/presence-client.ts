import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { CUSTOMER_COOKIE, readCustomerName } from '@/lib/http/customer-name-client';
import { followCookie } from '@/lib/http/follow-cookie';
import { isSignedIn } from './client';

/**
 * Whether a page made for a customer may still be shown: `asking` until the shop has answered, `unknown` where it could
 * not be reached.
 */
type Presence = 'here' | 'gone' | 'asking' | 'unknown';

/**
 * Follows whether the customer is signed in, when they sign out in any tab and when the browser restores a page from
 * its cache. After `gone`, the same page never shows again, because somebody else may sign in.
 * @param changed called when somebody is signed in under another name
 */
export function usePresence(changed: () => void): { presence: Presence; ask: () => void } {
  const [presence, setPresence] = useState<Presence>('here');
  const tellChanged = useEffectEvent(changed);
  const ask = useCallback(() => setPresence('asking'), []);

  // Before the first paint, because the page may come from the router's cache.
  useLayoutEffect(() => {
    if (readCustomerName() === null) ask();
  }, [ask]);

  useEffect(() => {
    if (presence !== 'asking') return;
    let left = false;
    const settle = (settled: Presence) => {
      if (!left) setPresence(settled);
    };
    isSignedIn().then(
      (signedIn) => settle(signedIn ? 'here' : 'gone'),
      () => settle('unknown'),
    );
    return () => {
      left = true;
    };
  }, [presence]);

  // In a layout effect, because an event before a later effect would be missed.
  useLayoutEffect(() => {
    if (presence !== 'unknown') return;
    window.addEventListener('online', ask);
    window.addEventListener('pageshow', ask);
    return () => {
      window.removeEventListener('online', ask);
      window.removeEventListener('pageshow', ask);
    };
  }, [presence, ask]);

  useEffect(
    () =>
      followCookie(CUSTOMER_COOKIE, () => {
        if (readCustomerName() === null) setPresence('gone');
        else tellChanged();
      }),
    [],
  );
  return { presence, ask };
}
