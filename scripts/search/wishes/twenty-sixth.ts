import { wishes } from './data/twenty-sixth/goods.ts';
import type { Questions } from './types.ts';

/**
 * Plain queries for appliances, by the author of the changes that followed: slips in small words, what it is for, what
 * it must not need.
 */
export const twentySixth: Questions = wishes;
