import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { CUSTOMER_COOKIE, readCustomerName } from '@/lib/http/customer-name-client';
import { followCookie } from '@/lib/http/follow-cookie';
import { isSignedIn } from './client';

/**
 * Whether what was made for a customer is still theirs to see; `asking` while only the shop can tell, `unknown` where it
 * could not be asked.
 */
type Presence = 'here' | 'gone' | 'asking' | 'unknown';

/**
 * Follows who is signed in, in whichever tab they sign out, and on the way back to a page that the browser had put
 * aside. Who has gone is not here again on the same page: it may be somebody else.
 * @param changed somebody is signed in under another name
 */
export function usePresence(changed: () => void): { presence: Presence; ask: () => void } {
  const [presence, setPresence] = useState<Presence>('here');
  const tellChanged = useEffectEvent(changed);
  const ask = useCallback(() => setPresence('asking'), []);

  // Before anything is painted: the page may come out of the router's memory.
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

  // From the moment on at which the page says so: what comes before an effect of later would be missed.
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
