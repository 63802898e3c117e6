import { figures } from './data/tenth/figures.ts';
import { goods } from './data/tenth/goods.ts';
import { phrases } from './data/tenth/phrases.ts';
import type { Questions } from './types.ts';

/** Written before the engine was read by its writer, and asked before anything was mended. */
export const tenth: Questions = { ...goods, ...figures, ...phrases };
