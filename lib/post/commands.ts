import 'server-only';
import { enqueue, reschedule } from '@/lib/platform/durable/outbox';
import type { Result } from '@/lib/platform/result';
import { letterKey } from './queries';
import type { LetterRequest } from './requests';

/**
 * Has a letter written and mailed; it waits in the outbox until it can be.
 * @param key what must not be mailed twice, such as `order:123:placed`.
 * @param when `at`: not before then, in milliseconds since 1970; `again`: also where one of this key was written before,
 *   which may have lapsed.
 * @returns false when it could not be kept.
 */
export const enqueueLetter = (
  key: string,
  request: LetterRequest,
  when: { at?: number; again?: boolean } = {},
): Promise<boolean> => enqueue({ kind: 'letter', key: letterKey(key), payload: request, ...when });

/** Has a letter that waits for its time go out now. */
export const hastenLetter = (key: string): Promise<void> => reschedule(letterKey(key), 0);

/** A letter that says that something was changed, and what keeps it from being mailed twice. */
export type Confirmation = { key: string; letter: LetterRequest };

/** Longer than any change takes. */
const PATIENCE_MS = 60_000;

/**
 * Makes a change whose letters are kept before: whatever becomes of its answer, they are written from what then is, and
 * lapse where nothing was changed.
 * @returns null when they could not be kept; nothing was tried then.
 */
export async function confirmedBy<T>(
  letters: readonly Confirmation[],
  change: () => Promise<Result<T>>,
): Promise<Result<T> | null> {
  const at = Date.now() + PATIENCE_MS;
  const items = letters.map(({ key, letter }) => ({ kind: 'letter', key: letterKey(key), payload: letter }));
  for (const item of items) {
    if (!(await enqueue({ ...item, at, again: true }))) return null;
    // One of an earlier try waits already, and may have lapsed before this one is over.
    await reschedule(item.key, PATIENCE_MS);
  }
  const result = await change();
  if (result.ok) for (const { key } of items) await reschedule(key, 0);
  return result;
}
