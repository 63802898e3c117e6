import { keptAnswers } from '@/lib/platform/cache/kept-answers';
import type { Copy } from '@/lib/platform/cache/kept-answers/keeper';
import { createMemory } from '@/lib/platform/cache/memory';
import { metrics } from '@/lib/platform/observe/metrics';
import { markIncomplete } from '@/lib/platform/observe/request-context';
import type { Result } from '@/lib/platform/result';
import { processSingleton } from '@/lib/platform/process-singleton';

const DAY_MS = 24 * 60 * 60 * 1_000;
/** As long as a breaker's window. */
const SILENT_FOR_MS = 10_000;
/** Time within which a healthy upstream answers most calls. */
const MOMENT_MS = 300;

type Options = {
  /** Maximum age of a copy, in days. */
  days?: number;
  /** Whether this answer may be stored as the last good one. */
  isKept?: boolean;
};

const copies = () => processSingleton('last-good', () => createMemory<Copy>('lastGood'));

/** When each upstream last timed out, if it has not answered since, as of `performance.now()`. */
const silences = () => processSingleton('silences', () => new Map<string, number>());

/**
 * Reads, and if the upstream fails returns the last good answer, which outlives this process (`keptAnswers`). A
 * definite answer always counts, including "not found". If the upstream has just timed out and there is a copy, the
 * read waits 300 ms only, because a page reads several times in a row and would wait as often. For anonymous catalogue
 * and content reads only: never for money, stock or anybody's personal data.
 * @param upstream that is read, as its errors name it
 */
export async function staleIfError<T>(
  upstream: string,
  key: string,
  read: () => Promise<Result<T>>,
  { days = 1, isKept = true }: Options = {},
): Promise<Result<T>> {
  const reading = readAndKeep(upstream, key, read, isKept);
  const standIn = isSilent(upstream) ? await findCopy(key, days) : undefined;
  const result = standIn ? await Promise.race([reading, aMoment()]) : await reading;
  if (result?.ok || result?.error.kind === 'rejected') return result;
  const copy = standIn ?? (await findCopy(key, days));
  metrics().reads.inc({ from: copy ? 'copy' : 'none' });
  if (!copy) return result ?? reading;
  markIncomplete();
  metrics().lastGood.observe((Date.now() - copy.at) / 1_000);
  return { ok: true, value: JSON.parse(copy.json) as T };
}

async function readAndKeep<T>(
  upstream: string,
  key: string,
  read: () => Promise<Result<T>>,
  isKept: boolean,
): Promise<Result<T>> {
  const result = await read();
  if (!result.ok) {
    const { kind, status } = result.error;
    // A call refused by the rate limit has also waited for its turns.
    if (kind === 'timeout' || status === 429) silences().set(upstream, performance.now());
    return result;
  }
  silences().delete(upstream);
  metrics().reads.inc({ from: 'upstream' });
  if (!isKept) return result;
  const copy = { json: JSON.stringify(result.value), at: Date.now() };
  copies().set(key, copy);
  keptAnswers()?.keep(key, copy);
  return result;
}

const isSilent = (upstream: string): boolean => {
  const since = silences().get(upstream);
  return since !== undefined && performance.now() - since < SILENT_FOR_MS;
};

const aMoment = () => new Promise<undefined>((settle) => setTimeout(settle, MOMENT_MS, undefined));

/** Returns the copy that this or another process kept, unless it is too old. */
async function findCopy(key: string, days: number): Promise<Copy | undefined> {
  const copy = copies().get(key) ?? (await fromBefore(key));
  return copy && Date.now() - copy.at <= days * DAY_MS ? copy : undefined;
}

async function fromBefore(key: string): Promise<Copy | undefined> {
  const copy = await keptAnswers()?.find(key);
  if (copy) copies().set(key, copy);
  return copy;
}
