import { createMemory } from '@/lib/platform/cache/memory';
import { metrics } from '@/lib/platform/observe/metrics';
import type { Result } from '@/lib/platform/result';
import { processSingleton } from '@/lib/platform/process-singleton';

const KEEP_MS = 24 * 60 * 60 * 1_000;

type Copy = { json: string; at: number };

const copies = () => processSingleton('last-good', () => createMemory<Copy>('lastGood'));

/**
 * Reads, and when the upstream cannot give an answer returns the last good one of up to 24 hours ago (kept in this
 * process, the least recently used go first). What the upstream gives as an answer, "there is none" included, always
 * stands. For anonymous catalogue and content reads only: never for money to be paid, stock to be promised, or
 * anybody's own data.
 */
export async function staleIfError<T>(key: string, read: () => Promise<Result<T>>): Promise<Result<T>> {
  const result = await read();
  if (result.ok) {
    metrics().reads.inc({ from: 'upstream' });
    copies().set(key, { json: JSON.stringify(result.value), at: Date.now() });
    return result;
  }
  if (result.error.kind === 'rejected') return result;
  const copy = copies().get(key);
  if (!copy || Date.now() - copy.at > KEEP_MS) {
    metrics().reads.inc({ from: 'none' });
    return result;
  }
  metrics().reads.inc({ from: 'copy' });
  metrics().lastGood.observe((Date.now() - copy.at) / 1_000);
  return { ok: true, value: JSON.parse(copy.json) as T };
}
