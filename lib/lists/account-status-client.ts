import { useSyncExternalStore } from 'react';
import { useCustomerName } from '@/lib/http/customer-name-client';

/** Whether a customer's multibuy list is the one in their account. */
export type AccountStatus = {
  /** `pending` until the account has answered; meanwhile what the browser holds is shown. */
  status: 'pending' | 'ready' | 'failed';
  /** Why it failed, for the shopper. */
  words: string | null;
  readAgain: () => void;
};

const PENDING: AccountStatus = { status: 'pending', words: null, readAgain: () => {} };

let state = PENDING;
const listeners = new Set<() => void>();

/** What came of the last try; without it, none has come of the first yet. */
export function tellAccountStatus(next: AccountStatus = PENDING): void {
  state = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Null for a visitor, whose list stands in this browser alone. */
export function useAccountStatus(): AccountStatus | null {
  const isCustomer = useCustomerName() !== null;
  const status = useSyncExternalStore(
    subscribe,
    () => state,
    () => PENDING,
  );
  return isCustomer ? status : null;
}
