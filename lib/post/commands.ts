import 'server-only';
import { enqueue, reschedule } from '@/lib/platform/durable/outbox';
import type { Result } from '@/lib/platform/result';
import { letterKey } from './queries';
import type { LetterRequest } from './requests';

/**
 * Enqueues an e-mail, which waits in the outbox until it can be sent.
 * @param key of what must not be e-mailed twice, such as `order:123:placed`
 * @param when `at`: the earliest time, in milliseconds since 1970; `again`: even if one with this key was written
 * before, which may have lapsed
 * @returns false if it could not be stored
 */
export const enqueueLetter = (
  key: string,
  request: LetterRequest,
  when: { at?: number; again?: boolean } = {},
): Promise<boolean> => enqueue({ kind: 'letter', key: letterKey(key), payload: request, ...when });

/** Makes a waiting e-mail go out now. */
export const hastenLetter = (key: string): Promise<void> => reschedule(letterKey(key), 0);

/** An e-mail that confirms a change, and the key that prevents sending it twice. */
export type Confirmation = { key: string; letter: LetterRequest };

/** Longer than any change takes. */
const PATIENCE_MS = 60_000;

/**
 * Makes a change after storing its e-mails. Whatever becomes of the platform's answer, they are written from the state
 * that is then found, and lapse if nothing was changed.
 * @returns null if they could not be stored; then nothing was tried
 */
export async function confirmedBy<T>(
  letters: readonly Confirmation[],
  change: () => Promise<Result<T>>,
): Promise<Result<T> | null> {
  const at = Date.now() + PATIENCE_MS;
  const items = letters.map(({ key, letter }) => ({ kind: 'letter', key: letterKey(key), payload: letter }));
  for (const item of items) {
    if (!(await enqueue({ ...item, at, again: true }))) return null;
    // One from an earlier attempt may be waiting already, and could lapse before this change is complete.
    await reschedule(item.key, PATIENCE_MS);
  }
  const result = await change();
  if (result.ok) for (const { key } of items) await reschedule(key, 0);
  return result;
}
