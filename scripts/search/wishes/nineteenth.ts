import { wishes } from './data/nineteenth/wishes.ts';
import type { Questions } from './types.ts';

/**
 * Only descriptions and questions about the shop; written after the misses of the eighteenth set were fixed by word
 * classes.
 */
export const nineteenth: Questions = wishes;
