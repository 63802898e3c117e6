import { keptAnswers } from '@/lib/platform/cache/kept-answers';
import type { Copy } from '@/lib/platform/cache/kept-answers/keeper';
import { createMemory } from '@/lib/platform/cache/memory';
import { metrics } from '@/lib/platform/observe/metrics';
import type { Result } from '@/lib/platform/result';
import { processSingleton } from '@/lib/platform/process-singleton';

const DAY_MS = 24 * 60 * 60 * 1_000;

const copies = () => processSingleton('last-good', () => createMemory<Copy>('lastGood'));

/**
 * Reads, and when the upstream cannot give an answer returns the last good one, which outlives this process
 * (`keptAnswers`). What the upstream gives as an answer, "there is none" included, always stands. For anonymous
 * catalogue and content reads only: never for money to be paid, stock to be promised, or anybody's own data.
 * @param how.days for which an answer may stand in
 * @param how.isKept whether this one may be kept for that
 */
export async function staleIfError<T>(
  key: string,
  read: () => Promise<Result<T>>,
  { days = 1, isKept = true }: { days?: number; isKept?: boolean } = {},
): Promise<Result<T>> {
  const result = await read();
  if (result.ok) {
    metrics().reads.inc({ from: 'upstream' });
    if (!isKept) return result;
    const copy = { json: JSON.stringify(result.value), at: Date.now() };
    copies().set(key, copy);
    keptAnswers()?.keep(key, copy);
    return result;
  }
  if (result.error.kind === 'rejected') return result;
  const copy = copies().get(key) ?? (await fromBefore(key));
  if (!copy || Date.now() - copy.at > days * DAY_MS) {
    metrics().reads.inc({ from: 'none' });
    return result;
  }
  metrics().reads.inc({ from: 'copy' });
  metrics().lastGood.observe((Date.now() - copy.at) / 1_000);
  return { ok: true, value: JSON.parse(copy.json) as T };
}

/** What this process or another one kept. */
async function fromBefore(key: string): Promise<Copy | undefined> {
  const copy = await keptAnswers()?.find(key);
  if (copy) copies().set(key, copy);
  return copy;
}
