import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { CUSTOMER_COOKIE, readCustomerName } from '@/lib/http/customer-name-client';
import { followCookie } from '@/lib/http/follow-cookie';
import { isSignedIn } from './client';

/** Whether what was made for a customer is still theirs to see; `asking` while only the shop can tell. */
type Presence = 'here' | 'gone' | 'asking';

/**
 * Follows who is signed in, in whichever tab they sign out, and on the way back to a page that the browser had put
 * aside. Who has gone is not here again on the same page: it may be somebody else.
 * @param changed somebody is signed in under another name
 */
export function usePresence(changed: () => void): Presence {
  const [presence, setPresence] = useState<Presence>('here');
  const tellChanged = useEffectEvent(changed);

  // Before anything is painted: the page may come out of the router's memory.
  useLayoutEffect(() => {
    if (readCustomerName() === null) setPresence('asking');
  }, []);

  useEffect(() => {
    if (presence !== 'asking') return;
    let left = false;
    isSignedIn().then(
      (signedIn) => {
        if (!left) setPresence(signedIn ? 'here' : 'gone');
      },
      () => {},
    );
    return () => {
      left = true;
    };
  }, [presence]);

  useEffect(
    () =>
      followCookie(CUSTOMER_COOKIE, () => {
        if (readCustomerName() === null) setPresence('gone');
        else tellChanged();
      }),
    [],
  );
  return presence;
}
