import { figures } from './data/open/figures.ts';
import { goods } from './data/open/goods.ts';
import { help } from './data/open/help.ts';
import { phrases } from './data/open/phrases.ts';
import type { Questions } from './types.ts';

/** What the search is built and tuned with. */
export const open: Questions = { ...goods, ...figures, ...phrases, ...help };
