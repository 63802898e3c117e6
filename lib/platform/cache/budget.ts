import { cacheMemoryMb } from '../config.ts';
import { rendererCount } from '../renderer-role.ts';

/** Megabytes for one renderer and the front. Of each further renderer as much as the first has is added. */
const WITH_ONE_RENDERER = 112;

/**
 * Hundredths of the one budget: of 112 MB the cards of some 2,000 products and their markup have what they take,
 * without which each list costs twice as much, a hundred wishes that come again have what a search asks once for all
 * their narrowings, without which each costs twice as much, and the front has 400 finished pages; a page that a renderer
 * does not hold is read from disk. What renderers have, each has its part of. `isOpen` says that anybody can fill it, by
 * addresses or words that they make up.
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

/** How many bytes a cache of this process may take; where `CACHE_MEMORY_MB` says it, of so much for all of the machine. */
export function bytesFor(cache: CacheName): number {
  const { of, hundredths } = SHARES[cache];
  const processes = of === 'front' ? 1 : rendererCount();
  const megabytes = cacheMemoryMb() ?? WITH_ONE_RENDERER * processes;
  return Math.floor((megabytes * HUNDREDTH_OF_A_MEGABYTE * hundredths) / processes);
}

export const isOpen = (cache: CacheName): boolean => SHARES[cache].isOpen;
