import 'server-only';
import { asking } from '@/lib/platform/session/asking';
import { commerceQuery } from '@/lib/platform/upstreams/commerce';
import type { Session } from '@/lib/platform/session/session';
import { WalletsQuery } from './documents';
import type { Wallet } from './types';

/** Those whose intents come with an address to approve them at; others need a provider's script, which is not run here. */
const BY_ADDRESS = ['paypalcommerce', 'bigcommerce_payments'];

/** The wallets that a basket can be paid with; none while the platform does not say. */
export async function getWallets(cartId: string, session: Session | null): Promise<Wallet[]> {
  const answer = await commerceQuery(WalletsQuery, { cartId }, asking(session));
  if (!answer.ok) return [];
  return (answer.value.site.paymentWallets.edges ?? [])
    .map(({ node }) => ({ id: node.entityId, provider: node.providerName, name: node.methodName }))
    .filter(({ provider }) => BY_ADDRESS.includes(provider));
}
