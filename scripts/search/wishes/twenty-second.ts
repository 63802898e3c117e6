import { wishes } from './data/twenty-second/wishes.ts';
import type { Questions } from './types.ts';

/** The same kinds again, as plainly as most people type. */
export const twentySecond: Questions = wishes;
