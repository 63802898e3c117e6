import type { ServerResponse } from 'node:http';

/** Slow readers can exhaust only these slots, and none that pages use. */
const MOST = 16;
const MOST_OF_ONE = 4;
/** Enough for the longest part of the sitemap at 5 KB a second. */
const LONGEST_MS = 5 * 60_000;

export type StreamPlaces = {
  /**
   * Reserves a slot for a streamed response, until its last byte is sent or five minutes have passed.
   * @param address by which limits count
   * @returns false if no slot is free, which is a 503
   */
  take(address: string, response: ServerResponse): boolean;
};

/**
 * Limits streamed responses, which cost a renderer little but last as long as their reader likes.
 * @param isFair whether the share of one address is limited
 */
export function createStreamPlaces(isFair: boolean): StreamPlaces {
  let taken = 0;
  const held = new Map<string, number>();
  return {
    take(address, response) {
      const ofOne = held.get(address) ?? 0;
      if (response.closed || taken >= MOST || (isFair && ofOne >= MOST_OF_ONE)) return false;
      taken += 1;
      held.set(address, ofOne + 1);
      const tooLong = setTimeout(() => response.destroy(), LONGEST_MS).unref();
      response.once('close', () => {
        clearTimeout(tooLong);
        taken -= 1;
        const left = (held.get(address) ?? 1) - 1;
        if (left > 0) held.set(address, left);
        else held.delete(address);
      });
      return true;
    },
  };
}
