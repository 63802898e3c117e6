import { cacheMemoryMb } from '../config.ts';
import { rendererCount } from '../renderer-role.ts';

/** Megabytes for the front and one renderer. Each further renderer adds as much as the first has. */
const WITH_ONE_RENDERER = 112;

/**
 * Shares of the memory budget, in hundredths. 112 MB hold the cards of about 2,000 products and their markup, without
 * which each listing costs twice as much; what a hundred recurring searches read once for all their facets, without
 * which each search costs twice as much; and 400 finished pages in the front. A page that a renderer does not hold is
 * read from disk. Each renderer has an equal part of the renderers' shares. `isOpen`: anybody can fill it with made-up
 * URLs or words.
 */
const SHARES = {
  files: { of: 'front', hundredths: 4, isOpen: false },
  pageCopies: { of: 'front', hundredths: 11, isOpen: false },
  listCopies: { of: 'front', hundredths: 5, isOpen: false },
  listsSeen: { of: 'front', hundredths: 2, isOpen: false },
  pages: { of: 'renderers', hundredths: 9, isOpen: false },
  documents: { of: 'renderers', hundredths: 4, isOpen: false },
  cards: { of: 'renderers', hundredths: 21, isOpen: false },
  indexedCards: { of: 'renderers', hundredths: 10, isOpen: false },
  markup: { of: 'renderers', hundredths: 11, isOpen: true },
  read: { of: 'renderers', hundredths: 2, isOpen: true },
  answers: { of: 'renderers', hundredths: 14, isOpen: true },
  lastGood: { of: 'renderers', hundredths: 5, isOpen: true },
  gateway: { of: 'renderers', hundredths: 2, isOpen: true },
} as const;

export type CacheName = keyof typeof SHARES;

export const CACHE_NAMES = Object.keys(SHARES) as CacheName[];

const HUNDREDTH_OF_A_MEGABYTE = (1024 * 1024) / 100;

/**
 * Returns the maximum size of a cache of this process, in bytes. `CACHE_MEMORY_MB` sets the budget of the whole
 * machine.
 */
export function bytesFor(cache: CacheName): number {
  const { of, hundredths } = SHARES[cache];
  const processes = of === 'front' ? 1 : rendererCount();
  const megabytes = cacheMemoryMb() ?? WITH_ONE_RENDERER * processes;
  return Math.floor((megabytes * HUNDREDTH_OF_A_MEGABYTE * hundredths) / processes);
}

export const isOpen = (cache: CacheName): boolean => SHARES[cache].isOpen;
