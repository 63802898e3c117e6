import { useSyncExternalStore } from 'react';
import { readCookie } from './cookies';
import { followCookie } from './follow-cookie';

/** Set by the server at sign-in; contains the first name, and nothing else. */
export const CUSTOMER_COOKIE = 'customerInfo';

export const readCustomerName = (): string | null => readCookie(CUSTOMER_COOKIE) || null;

const subscribe = (changed: () => void) => followCookie(CUSTOMER_COOKIE, changed);

/** Returns the first name of the signed-in customer; null for a visitor, and while the page hydrates. */
export const useCustomerName = (): string | null =>
  useSyncExternalStore(subscribe, readCustomerName, () => null);
