import 'server-only';
import { log, loggable } from '@/lib/platform/observe/log';

/**
 * Logs an error message of an upstream for which the shop has no text of its own, and returns `instead`. Such messages
 * are written for developers and may change at any time.
 * @param said the upstream's message
 * @param instead what the shopper is told, and what they can do next
 */
export function replaceUpstreamMessage<T>(said: string, instead: T): T {
  log('warn', 'unknown-words', { reason: loggable(said) });
  return instead;
}
