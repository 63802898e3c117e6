import type { SandboxConfig } from '../config.ts';
import type { Payment } from './attempts.ts';

/** Returns the shop's origin; for a local one, under both of its names. */
export function shopOrigins({ shopOrigin }: SandboxConfig): string[] {
  const url = new URL(shopOrigin);
  const twin = { localhost: '127.0.0.1', '127.0.0.1': 'localhost' }[url.hostname];
  if (!twin) return [url.origin];
  url.hostname = twin;
  return [new URL(shopOrigin).origin, url.origin];
}

/** Returns where the bank's page leads back to: a URL of the shop or the hosted checkout, nowhere else. */
export function returnUrlOf(config: SandboxConfig, asked: string | null): string {
  const allowed = [...shopOrigins(config), new URL(config.origin).origin];
  const known = asked !== null && URL.canParse(asked) && allowed.includes(new URL(asked).origin);
  return known ? asked : `${config.shopOrigin}/checkout/return`;
}

/** Returns where a payment's shopper goes back to, with its outcome in the query. */
export function withOutcome(config: SandboxConfig, { returnUrl, orderId, id, status }: Payment): string {
  const url = new URL(returnUrl ?? returnUrlOf(config, null));
  url.searchParams.set('order', String(orderId));
  url.searchParams.set('payment', id);
  url.searchParams.set('status', status);
  return url.href;
}
