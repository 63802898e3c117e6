import 'server-only';
import { createHmac } from 'node:crypto';
import { config } from '@/lib/platform/config';

/**
 * A name for a customer under which others may count what is done, and which leads nobody back to the customer.
 * @param use each has names of its own, so that two of them cannot be laid side by side.
 */
export function pseudonymOf(customerId: number, use: 'insights' | 'log' | 'draft' = 'insights'): string {
  const { secret } = config().session;
  return createHmac('sha256', secret).update(`${use}:${customerId}`).digest('base64url').slice(0, 32);
}
