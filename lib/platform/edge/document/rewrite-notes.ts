import { log } from '../../observe/log.ts';
import { metrics } from '../../observe/metrics.ts';
import type { Rewritten } from './rewrite.ts';

/** Counts what was changed in a document, and says aloud that a script was refused: somebody wrote it, or we did. */
export function noteChanges(changes: Rewritten['changes']): void {
  for (const [change, count] of Object.entries(changes)) metrics().documents.inc({ change }, count);
  if (changes.refused > 0) log('error', 'inline script refused', { scripts: changes.refused });
}
