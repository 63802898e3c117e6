import 'server-only';
import { commerceMutation } from '@/lib/platform/upstreams/commerce';
import { config } from '@/lib/platform/config';
import { isOfPlatform } from '@/lib/platform/upstreams/platform-address';
import { orUnreachable, UnreachableError } from '@/lib/platform/result';
import type { Session } from '@/lib/platform/session/session';
import { RedirectUrls } from './documents';
import { asking } from '@/lib/platform/session/asking';

/**
 * Returns the address of the platform's own checkout for a basket, which can be used once.
 * @throws UnreachableError also when the address is not the platform's, so that nobody is sent to another host
 */
export async function getHostedCheckout(cartEntityId: string, session: Session | null): Promise<string> {
  const answer = await commerceMutation(RedirectUrls, { input: { cartEntityId } }, asking(session));
  const url = orUnreachable(answer).cart.createCartRedirectUrls?.redirectUrls?.redirectedCheckoutUrl;
  if (url && URL.canParse(url) && isOfPlatform(new URL(url), config())) return url;
  throw new UnreachableError({ kind: 'invalid', upstream: 'commerce', message: 'no address of a checkout' });
}
