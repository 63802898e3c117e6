import 'server-only';
import { enqueue } from '@/lib/platform/durable/outbox';
import type { LetterRequest } from './requests';

/**
 * Has a letter written and mailed; it waits in the outbox until it can be.
 * @param key what must not be mailed twice, such as `order:123:placed`.
 * @param at not before then, in milliseconds since 1970.
 * @returns false when it could not be kept.
 */
export const enqueueLetter = (key: string, request: LetterRequest, at?: number): Promise<boolean> =>
  enqueue({ kind: 'letter', key: `letter:${key}`, payload: request, ...(at !== undefined && { at }) });
