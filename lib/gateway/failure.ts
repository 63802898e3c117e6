import 'server-only';
import { loggable } from '@/lib/platform/observe/log';
import type { UpstreamError } from '@/lib/platform/result';

/**
 * Specification §8: what the platform said of a document that it gave no answer to, or that it said nothing. What it
 * says of the shop's own credentials is the log's.
 */
export function failureOf({ kind, status, words }: UpstreamError): { status: number; message: string } {
  const isOurs = status === 401 || status === 403;
  const message = words && !isOurs ? loggable(words) : 'Error fetching from BigCommerce.';
  return { status: kind === 'rejected' ? 400 : 503, message };
}
