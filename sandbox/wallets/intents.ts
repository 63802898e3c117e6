import { randomUUID } from 'node:crypto';
import { first, run } from '../store/rows.ts';
import type { Store } from '../store/store.ts';

/** The sandbox's only wallet. */
export const WALLET = {
  entityId: 'bigcommerce_payments.wallet',
  providerName: 'bigcommerce_payments',
  methodName: 'Test wallet',
  isTestMode: true,
} as const;

/** A payment that is approved in the wallet before the order is placed. */
export type WalletIntent = {
  id: string;
  initializationId: string;
  cartId: string;
  /** Maximum amount to be charged, in pence. */
  amount: number;
  status: 'open' | 'approved' | 'refused';
};

const COLUMNS = 'id, initialization_id AS initializationId, cart_id AS cartId, amount, status';

export function openIntent(store: Store, cartId: string, amount: number, now: number): WalletIntent {
  const intent: WalletIntent = {
    id: randomUUID(),
    initializationId: randomUUID(),
    cartId,
    amount,
    status: 'open',
  };
  run(
    store,
    'INSERT INTO wallet_intent (id, initialization_id, cart_id, amount, created_at) VALUES (?, ?, ?, ?, ?)',
    intent.id,
    intent.initializationId,
    cartId,
    amount,
    now,
  );
  return intent;
}

export function intentById(store: Store, id: string): WalletIntent | null {
  return first<WalletIntent>(store, `SELECT ${COLUMNS} FROM wallet_intent WHERE id = ?`, id) ?? null;
}

/** Returns the intent if it is approved and for this cart, else null. */
export function approvedIntent(store: Store, cartId: string, id: string): WalletIntent | null {
  const found = intentById(store, id);
  return found?.cartId === cartId && found.status === 'approved' ? found : null;
}

/** Records the decision, which is final, and returns the intent. */
export function decideIntent(store: Store, id: string, approved: boolean): WalletIntent | null {
  run(
    store,
    "UPDATE wallet_intent SET status = ? WHERE id = ? AND status = 'open'",
    approved ? 'approved' : 'refused',
    id,
  );
  return intentById(store, id);
}
