import type { SandboxConfig } from '../config.ts';
import { RestError } from './errors.ts';
import { idsIn } from './paging.ts';

/** Default channel of a request that names none. */
const FIRST = 1;

/** @throws RestError 422 for a channel that this store does not have */
export function checkChannel({ channelId }: SandboxConfig, given: number | null | undefined): void {
  const named = given ?? FIRST;
  if (named === channelId) return;
  const message = `Channel with ID ${named} does not exist.`;
  throw new RestError(422, message, { channel_id: message });
}

/**
 * Whether a list with a channel filter contains anything of this store.
 * @param given value of the filter, such as `1,2`; undefined does not restrict
 * @throws RestError 422 for invalid ids
 */
export const isAskedFor = (
  { channelId }: SandboxConfig,
  name: 'channel_id' | 'channel_id:in',
  given: string | undefined,
): boolean => given === undefined || idsIn(name, given).includes(channelId);
