import { wishes } from './data/twenty-sixth/goods.ts';
import type { Questions } from './types.ts';

/** Plain wishes for appliances, by who was about to mend by them: slips in small words, what it is for, what it must not need. */
export const twentySixth: Questions = wishes;
