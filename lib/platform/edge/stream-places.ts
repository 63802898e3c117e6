import type { ServerResponse } from 'node:http';

/** Who reads slowly keeps others from these alone. */
const MOST = 16;
const MOST_OF_ONE = 4;
/** The longest part of a sitemap is out by then at five kilobytes a second. */
const LONGEST_MS = 5 * 60_000;

export type StreamPlaces = {
  /**
   * Gives an answer that goes out while it is made a place until the last byte is out, or five minutes are over.
   * @param address what limits count as one caller
   * @returns false where there is none; answer 503.
   */
  take(address: string, response: ServerResponse): boolean;
};

/**
 * Bounds the answers that are on their way while they are made: what a renderer has to do for them is little, but they
 * take as long as whoever reads them wants.
 * @param isFair whether one address is kept from taking everything
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
