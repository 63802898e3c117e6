import 'server-only';
import { stateOf } from '@/lib/platform/durable/outbox';

/** Of a letter in the outbox, by what must not be mailed twice. */
export const letterKey = (key: string): string => `letter:${key}`;

/** Whether a letter was enqueued within the last 60 days; false too where that cannot be read. */
export const isEnqueued = async (key: string): Promise<boolean> => (await stateOf(letterKey(key))) !== null;

/** Whether a letter that was enqueued has still to go out; false too where that cannot be read. */
export const isStillToGo = async (key: string): Promise<boolean> =>
  (await stateOf(letterKey(key))) === 'waiting';
