import type { SandboxConfig } from '../config.ts';
import type { Payment } from './attempts.ts';

/** The shop under its two names on this machine. */
export function shopOrigins({ shopOrigin }: SandboxConfig): string[] {
  const url = new URL(shopOrigin);
  const twin = { localhost: '127.0.0.1', '127.0.0.1': 'localhost' }[url.hostname];
  if (!twin) return [url.origin];
  url.hostname = twin;
  return [new URL(shopOrigin).origin, url.origin];
}

/** Where the bank's page leads back to: an address of the shop or of the hosted checkout, nowhere else. */
export function returnUrlOf(config: SandboxConfig, asked: string | null): string {
  const allowed = [...shopOrigins(config), new URL(config.origin).origin];
  const known = asked !== null && URL.canParse(asked) && allowed.includes(new URL(asked).origin);
  return known ? asked : `${config.shopOrigin}/checkout/return`;
}

export function withOutcome({ returnUrl, orderId, id, status }: Payment): string {
  const url = new URL(returnUrl ?? '/');
  url.searchParams.set('order', String(orderId));
  url.searchParams.set('payment', id);
  url.searchParams.set('status', status);
  return url.href;
}
