import { cacheMemoryMb } from '../config.ts';
import { rendererCount } from '../renderer-role.ts';

/**
 * Hundredths of the one budget: of 96 MB the cards of some 2,000 products and their markup have what they take,
 * without which each list costs twice as much, and the front has 400 finished pages; a page that a renderer does not hold
 * is read from disk. What renderers have, each has its part of. `isOpen` says that anybody can fill it, by addresses or
 * words that they make up.
 */
const SHARES = {
  files: { of: 'front', hundredths: 4, isOpen: false },
  pageCopies: { of: 'front', hundredths: 12, isOpen: false },
  listCopies: { of: 'front', hundredths: 5, isOpen: false },
  listsSeen: { of: 'front', hundredths: 2, isOpen: false },
  pages: { of: 'renderers', hundredths: 10, isOpen: false },
  documents: { of: 'renderers', hundredths: 4, isOpen: false },
  cards: { of: 'renderers', hundredths: 24, isOpen: false },
  indexedCards: { of: 'renderers', hundredths: 11, isOpen: false },
  markup: { of: 'renderers', hundredths: 12, isOpen: true },
  read: { of: 'renderers', hundredths: 2, isOpen: true },
  answers: { of: 'renderers', hundredths: 7, isOpen: true },
  lastGood: { of: 'renderers', hundredths: 5, isOpen: true },
  gateway: { of: 'renderers', hundredths: 2, isOpen: true },
} as const;

export type CacheName = keyof typeof SHARES;

export const CACHE_NAMES = Object.keys(SHARES) as CacheName[];

const HUNDREDTH_OF_A_MEGABYTE = (1024 * 1024) / 100;

/** How many bytes a cache of this process may take, of what all of the machine's may together (`CACHE_MEMORY_MB`). */
export function bytesFor(cache: CacheName): number {
  const { of, hundredths } = SHARES[cache];
  const processes = of === 'front' ? 1 : rendererCount();
  return Math.floor((cacheMemoryMb() * HUNDREDTH_OF_A_MEGABYTE * hundredths) / processes);
}

export const isOpen = (cache: CacheName): boolean => SHARES[cache].isOpen;
