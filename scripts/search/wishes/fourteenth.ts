import { wishes as figures } from './data/fourteenth/figures.ts';
import { wishes as goods } from './data/fourteenth/goods.ts';
import type { Questions } from './types.ts';

/**
 * In other styles: hurried on a phone, careful, in a second language, spoken to a device. Run once the search was
 * improved with the thirteenth set.
 */
export const fourteenth: Questions = { ...goods, ...figures };
