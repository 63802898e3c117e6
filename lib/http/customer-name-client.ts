import { useSyncExternalStore } from 'react';
import { readCookie } from './cookies';
import { followCookie } from './follow-cookie';

/** Set by the server at sign-in: the first name, and nothing else. */
export const CUSTOMER_COOKIE = 'customerInfo';

export const readCustomerName = (): string | null => readCookie(CUSTOMER_COOKIE) || null;

const subscribe = (changed: () => void) => followCookie(CUSTOMER_COOKIE, changed);

/** The first name of who is signed in; null for a visitor, and while the page is being taken over from the server. */
export const useCustomerName = (): string | null =>
  useSyncExternalStore(subscribe, readCustomerName, () => null);
