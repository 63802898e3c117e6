import { createHmac } from 'node:crypto';
import { sameText } from '../commerce/identity.ts';
import type { SandboxConfig } from '../config.ts';

/** Lifetime of the platform's redirect URLs: 30 days. */
const LIFE_MS = 30 * 86_400_000;

type Signing = Pick<SandboxConfig, 'origin' | 'clientSecret'>;

/** Returns the signed URL of the hosted checkout of a cart. Anyone who has it can buy that cart. */
export function checkoutLink({ origin, clientSecret }: Signing, cartId: string, now: number): string {
  const expires = now + LIFE_MS;
  const url = new URL(`/checkout/${cartId}`, origin);
  url.searchParams.set('token', `${expires}.${sign(cartId, expires, clientSecret)}`);
  return url.href;
}

export function isLinkToken(
  token: string | null,
  cartId: string,
  { clientSecret }: Signing,
  now: number,
): boolean {
  const [, expires, mac] = /^(\d{1,16})\.([\w-]{43})$/.exec(token ?? '') ?? [];
  if (!expires || !mac || Number(expires) <= now) return false;
  return sameText(mac, sign(cartId, Number(expires), clientSecret));
}

/** The key differs from that of webhooks, which are signed with the same secret. */
function sign(cartId: string, expires: number, clientSecret: string): string {
  return createHmac('sha256', `checkout ${clientSecret}`).update(`${cartId}.${expires}`).digest('base64url');
}
