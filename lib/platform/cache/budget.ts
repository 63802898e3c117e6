import { cacheMemoryMb } from '../config.ts';
import { rendererCount } from '../renderer-role.ts';

/** Hundredths of the one budget. What renderers have, each has its part of. */
const SHARES = {
  files: { of: 'front', hundredths: 9 },
  pageCopies: { of: 'front', hundredths: 14 },
  listCopies: { of: 'front', hundredths: 7 },
  pages: { of: 'renderers', hundredths: 28 },
  answers: { of: 'renderers', hundredths: 28 },
  lastGood: { of: 'renderers', hundredths: 14 },
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
