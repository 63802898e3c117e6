import { wishes } from './data/twelfth/wishes.ts';
import type { Questions } from './types.ts';

/** Written after the eleventh had been mended by, and asked before anything else was. */
export const twelfth: Questions = wishes;
