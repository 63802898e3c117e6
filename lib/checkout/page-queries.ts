import 'server-only';
import { connection } from 'next/server';
import { cache } from 'react';
import { getAddresses } from '@/lib/addresses/queries';
import type { Address } from '@/lib/addresses/types';
import { readCustomer } from '@/lib/customer/queries';
import type { Customer } from '@/lib/customer/types';
import { pseudonymOf } from '@/lib/platform/observe/pseudonym';
import type { Session } from '@/lib/platform/session/session';
import { readSession } from '@/lib/platform/session/session';
import { isPlaced, readOrderState } from './placing/order-queries';
import { readPlaced } from './placing/placed';
import { getCurrentCheckout, type CurrentCheckout } from './queries';
import { stepPath } from './rules';
import type { Checkout } from './types';

type Page = {
  session: Session | null;
  underway: CurrentCheckout | null;
  placed: { order: number; isPaid: boolean } | null;
};

/** How long after an order an empty basket leads to its confirmation. */
const JUST_MS = 3_600_000;

/**
 * Returns the session and the checkout of a page, read once per request. `placed` is the order that the basket has
 * become. @throws UnreachableError
 */
export const getCheckoutPage = cache(async (): Promise<Page> => {
  await connection();
  const session = await readSession();
  const [underway, [placed]] = await Promise.all([getCurrentCheckout(session), readPlaced()]);
  const isNew = placed && Date.now() - placed.at < JUST_MS;
  const state = !underway && isNew ? await readOrderState(placed, session) : null;
  const now = state?.ok ? state.value?.state : undefined;
  const isKnown = placed && now && isPlaced(now);
  return { session, underway, placed: isKnown ? { order: placed.order, isPaid: now === 'paid' } : null };
});

/** Returns the customer and address book of a session, for prefilling; null for a visitor. @throws UnreachableError */
export async function getAccount(
  session: Session | null,
): Promise<{ customer: Customer; book: Address[] } | null> {
  if (!session) return null;
  const [customer, book] = await Promise.all([
    readCustomer(session),
    getAddresses(session, stepPath('delivery')),
  ]);
  return customer.ok && customer.value ? { customer: customer.value, book } : null;
}

/**
 * Owner under which the browser keeps a checkout's draft, so that it is not shown for another customer or another
 * basket.
 */
export const draftOwner = ({ id }: Pick<Checkout, 'id'>, session: Session | null): string =>
  session ? `${id} ${pseudonymOf(session.customerId, 'draft')}` : id;
