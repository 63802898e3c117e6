import { cacheMemoryMb } from '../config.ts';
import { rendererCount } from '../renderer-role.ts';

/**
 * Hundredths of the one budget. What renderers have, each has its part of. `isOpen` says that anybody can fill it, by
 * addresses or words that they make up.
 */
const SHARES = {
  files: { of: 'front', hundredths: 9, isOpen: false },
  pageCopies: { of: 'front', hundredths: 14, isOpen: false },
  listCopies: { of: 'front', hundredths: 6, isOpen: false },
  listsSeen: { of: 'front', hundredths: 1, isOpen: false },
  pages: { of: 'renderers', hundredths: 28, isOpen: false },
  documents: { of: 'renderers', hundredths: 6, isOpen: false },
  cards: { of: 'renderers', hundredths: 6, isOpen: false },
  indexedCards: { of: 'renderers', hundredths: 4, isOpen: false },
  markup: { of: 'renderers', hundredths: 6, isOpen: true },
  read: { of: 'renderers', hundredths: 2, isOpen: true },
  answers: { of: 'renderers', hundredths: 8, isOpen: true },
  lastGood: { of: 'renderers', hundredths: 8, isOpen: true },
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
