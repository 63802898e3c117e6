import { wishes } from './data/nineteenth/wishes.ts';
import type { Questions } from './types.ts';

/** Descriptions and questions about the shop alone, once what the eighteenth missed was mended by classes of words. */
export const nineteenth: Questions = wishes;
