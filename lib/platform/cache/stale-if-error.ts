import { keptAnswers } from '@/lib/platform/cache/kept-answers';
import type { Copy } from '@/lib/platform/cache/kept-answers/keeper';
import { createMemory } from '@/lib/platform/cache/memory';
import { metrics } from '@/lib/platform/observe/metrics';
import { noteLack } from '@/lib/platform/observe/request-context';
import type { Result } from '@/lib/platform/result';
import { processSingleton } from '@/lib/platform/process-singleton';

const DAY_MS = 24 * 60 * 60 * 1_000;
/** As long as a breaker looks back. */
const SILENT_FOR_MS = 10_000;
/** What an upstream that is well needs for most answers. */
const MOMENT_MS = 300;

type Options = {
  /** For which an answer may stand in. */
  days?: number;
  /** Whether this one may be kept for that. */
  isKept?: boolean;
};

const copies = () => processSingleton('last-good', () => createMemory<Copy>('lastGood'));

/** When each upstream last let somebody wait in vain and has answered nobody since, as `performance.now()` says it. */
const silences = () => processSingleton('silences', () => new Map<string, number>());

/**
 * Reads, and when the upstream cannot give an answer returns the last good one, which outlives this process
 * (`keptAnswers`). What the upstream gives as an answer, "there is none" included, always stands. Where it let somebody
 * wait in vain just now, who can have a copy waits for it a moment only: a page reads several times in turn, and would
 * wait as often. For anonymous catalogue and content reads only: never for money to be paid, stock to be promised, or
 * anybody's own data.
 * @param upstream that is read, as its failures name it
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
  noteLack();
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
    // Who asked too often has waited for another turn as well.
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

/** What this process or another one kept, unless it is too old. */
async function findCopy(key: string, days: number): Promise<Copy | undefined> {
  const copy = copies().get(key) ?? (await fromBefore(key));
  return copy && Date.now() - copy.at <= days * DAY_MS ? copy : undefined;
}

async function fromBefore(key: string): Promise<Copy | undefined> {
  const copy = await keptAnswers()?.find(key);
  if (copy) copies().set(key, copy);
  return copy;
}
