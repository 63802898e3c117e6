import { figures } from './data/open/figures.ts';
import { goods } from './data/open/goods.ts';
import { help } from './data/open/help.ts';
import { phrases } from './data/open/phrases.ts';
import type { Questions } from './types.ts';

/** The set with which the search is built and tuned. */
export const open: Questions = { ...goods, ...figures, ...phrases, ...help };
