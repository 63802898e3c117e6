import 'server-only';
import { createHmac } from 'node:crypto';
import { config } from '@/lib/platform/config';

/**
 * Returns a pseudonym of a customer, by which others may count actions but which cannot be traced back to the customer.
 * @param use each use has its own pseudonyms, so that they cannot be combined
 */
export function pseudonymOf(customerId: number, use: 'insights' | 'log' | 'draft' = 'insights'): string {
  const { secret } = config().session;
  return createHmac('sha256', secret).update(`${use}:${customerId}`).digest('base64url').slice(0, 32);
}
