import { wishes as figures } from './data/fourteenth/figures.ts';
import { wishes as goods } from './data/fourteenth/goods.ts';
import type { Questions } from './types.ts';

/** In other voices: in a hurry on a phone, carefully, in a second language, aloud to a machine. Asked once the thirteenth had been mended by. */
export const fourteenth: Questions = { ...goods, ...figures };
