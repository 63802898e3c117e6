import { useSyncExternalStore } from 'react';
import { useCustomerName } from '@/lib/http/customer-name-client';

/** Whether a customer's multibuy list is saved in their account. */
export type AccountStatus = {
  /** `pending` until the account has answered; meanwhile the browser's list is shown. */
  status: 'pending' | 'ready' | 'failed';
  /** Why it failed, in words for the shopper. */
  words: string | null;
  readAgain: () => void;
};

const PENDING: AccountStatus = { status: 'pending', words: null, readAgain: () => {} };

let state = PENDING;
const listeners = new Set<() => void>();

/** Publishes the outcome of the last try; without an argument, back to `pending`. */
export function tellAccountStatus(next: AccountStatus = PENDING): void {
  state = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns null for a visitor, whose list is only in this browser. */
export function useAccountStatus(): AccountStatus | null {
  const isCustomer = useCustomerName() !== null;
  const status = useSyncExternalStore(
    subscribe,
    () => state,
    () => PENDING,
  );
  return isCustomer ? status : null;
}
