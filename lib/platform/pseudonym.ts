import 'server-only';
import { createHmac } from 'node:crypto';
import { config } from './config';

/** A name for a customer under which others may count what is done, and which leads nobody back to the customer. */
export function pseudonymOf(customerId: number): string {
  const { secret } = config().session;
  return createHmac('sha256', secret).update(`insights:${customerId}`).digest('base64url').slice(0, 32);
}
