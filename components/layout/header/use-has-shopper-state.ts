import { useState, useSyncExternalStore } from 'react';
import { waiting } from '@/lib/basket/queue/waiting';
import { CART_COOKIE } from '@/lib/basket/rules';
import { readCookie } from '@/lib/http/cookies';
import { readCustomerName, CUSTOMER_COOKIE } from '@/lib/http/customer-name-client';
import { followCookie } from '@/lib/http/follow-cookie';
import { lastSynced } from '@/lib/lists/account-had-client';

const isKeeping = (): boolean =>
  Boolean(readCookie(CART_COOKIE)) ||
  readCustomerName() !== null ||
  waiting.read().length > 0 ||
  lastSynced.read() !== null;

function subscribe(changed: () => void): () => void {
  const leave = [
    followCookie(CART_COOKIE, changed),
    followCookie(CUSTOMER_COOKIE, changed),
    waiting.subscribe(changed),
    lastSynced.subscribe(changed),
  ];
  return () => {
    for (const each of leave) each();
  };
}

/**
 * Whether this browser has, or had since the page was loaded, a basket, a pending change to one, a signed-in customer
 * or a list of theirs. New visitors have none and are spared the script that tracks them.
 */
export function useHasShopperState(): boolean {
  const is = useSyncExternalStore(subscribe, isKeeping, () => false);
  const [was, setWas] = useState(false);
  if (is && !was) setWas(true);
  return is || was;
}
