import { wishes } from './data/fifteenth/wishes.ts';
import type { Questions } from './types.ts';

/** Written and asked once the fourteenth had been mended by. */
export const fifteenth: Questions = wishes;
