import 'server-only';
import { log, loggable } from '@/lib/platform/observe/log';

/**
 * Writes down how an upstream refused where the shop has no words for it: what it says is written for whoever built the
 * shop, and may change any day.
 * @param instead what the shopper is told, and can do next
 */
export function inOurWords<T>(said: string, instead: T): T {
  log('warn', 'unknown-words', { reason: loggable(said) });
  return instead;
}
