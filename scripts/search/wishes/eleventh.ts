import { goods } from './data/eleventh/goods.ts';
import { phrases } from './data/eleventh/phrases.ts';
import type { Questions } from './types.ts';

/** Written by who had mended by the tenth, from the catalogue, before any of it was asked. */
export const eleventh: Questions = { ...goods, ...phrases };
