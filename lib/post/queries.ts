import 'server-only';
import { stateOf } from '@/lib/platform/durable/outbox';

/** Returns the outbox key of an e-mail, from the key of what must not be e-mailed twice. */
export const letterKey = (key: string): string => `letter:${key}`;

/** Whether an e-mail was enqueued within the last 60 days; also false if that cannot be read. */
export const isEnqueued = async (key: string): Promise<boolean> => (await stateOf(letterKey(key))) !== null;

/** Whether an enqueued e-mail has not gone out yet; also false if that cannot be read. */
export const isStillToGo = async (key: string): Promise<boolean> =>
  (await stateOf(letterKey(key))) === 'waiting';
