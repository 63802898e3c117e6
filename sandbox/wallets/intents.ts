import { randomUUID } from 'node:crypto';
import { first, run } from '../store/rows.ts';
import type { Store } from '../store/store.ts';

/** The one wallet that the sandbox has. */
export const WALLET = {
  entityId: 'bigcommerce_payments.wallet',
  providerName: 'bigcommerce_payments',
  methodName: 'Test wallet',
  isTestMode: true,
} as const;

/** A payment that is approved at the wallet before the order is made. */
export type WalletIntent = {
  id: string;
  initializationId: string;
  cartId: string;
  /** The most that may be taken, in pence. */
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

/** The one that lets this cart be paid for. */
export function approvedIntent(store: Store, cartId: string, id: string): WalletIntent | null {
  const found = intentById(store, id);
  return found?.cartId === cartId && found.status === 'approved' ? found : null;
}

/** What is decided stays decided. */
export function decideIntent(store: Store, id: string, approved: boolean): WalletIntent | null {
  run(
    store,
    "UPDATE wallet_intent SET status = ? WHERE id = ? AND status = 'open'",
    approved ? 'approved' : 'refused',
    id,
  );
  return intentById(store, id);
}
