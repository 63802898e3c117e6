import { wishes } from './data/sixteenth/wishes.ts';
import type { Questions } from './types.ts';

/** Descriptions and questions about the shop, once the fifteenth had been mended by. */
export const sixteenth: Questions = wishes;
