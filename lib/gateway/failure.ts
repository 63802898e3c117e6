import 'server-only';
import { loggable } from '@/lib/platform/observe/log';
import type { UpstreamError } from '@/lib/platform/result';

/**
 * Returns the response to a document that the platform did not answer: the platform's message, or a general one
 * (specification §8). A message about the shop's own credentials is not shown.
 */
export function failureOf({ kind, status, words }: UpstreamError): { status: number; message: string } {
  const isOurs = status === 401 || status === 403;
  const message = words && !isOurs ? loggable(words) : 'Error fetching from BigCommerce.';
  return { status: kind === 'rejected' ? 400 : 503, message };
}
