import type { SandboxConfig } from '../config.ts';
import { RestError } from './errors.ts';
import { idsIn } from './paging.ts';

/** Who names no channel means the first. */
const FIRST = 1;

/** @throws RestError 422 for a channel that this store does not have. */
export function checkChannel({ channelId }: SandboxConfig, given: number | null | undefined): void {
  const named = given ?? FIRST;
  if (named === channelId) return;
  const message = `Channel with ID ${named} does not exist.`;
  throw new RestError(422, message, { channel_id: message });
}

/**
 * Whether a list that can be narrowed to channels has anything of this store in it.
 * @param given what the filter says, `1,2`; undefined narrows nothing
 * @throws RestError 422 for ids that are none.
 */
export const isAskedFor = (
  { channelId }: SandboxConfig,
  name: 'channel_id' | 'channel_id:in',
  given: string | undefined,
): boolean => given === undefined || idsIn(name, given).includes(channelId);
