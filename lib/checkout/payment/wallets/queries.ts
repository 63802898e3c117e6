import 'server-only';
import { asking } from '@/lib/platform/session/asking';
import { commerceQuery } from '@/lib/platform/upstreams/commerce';
import type { Session } from '@/lib/platform/session/session';
import { WalletsQuery } from './documents';
import type { Wallet } from './types';

/** Providers whose intents have an approval address; others need the provider's script, which the shop does not run. */
const BY_ADDRESS = ['paypalcommerce', 'bigcommerce_payments'];

/** Returns the wallets that a basket can be paid with; empty while the platform does not say. */
export async function getWallets(cartId: string, session: Session | null): Promise<Wallet[]> {
  const answer = await commerceQuery(WalletsQuery, { cartId }, asking(session));
  if (!answer.ok) return [];
  return (answer.value.site.paymentWallets.edges ?? [])
    .map(({ node }) => ({ id: node.entityId, provider: node.providerName, name: node.methodName }))
    .filter(({ provider }) => BY_ADDRESS.includes(provider));
}
