import { log } from '../../observe/log.ts';
import { metrics } from '../../observe/metrics.ts';
import type { Rewritten } from './rewrite.ts';

/**
 * Counts the changes to a document, and logs refused scripts as an error: somebody injected one, or the shop has a bug.
 */
export function noteChanges(changes: Rewritten['changes']): void {
  for (const [change, count] of Object.entries(changes)) metrics().documents.inc({ change }, count);
  if (changes.refused > 0) log('error', 'inline script refused', { scripts: changes.refused });
}
