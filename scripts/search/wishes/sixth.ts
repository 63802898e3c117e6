import { figures } from './data/sixth/figures.ts';
import { goods } from './data/sixth/goods.ts';
import { help } from './data/sixth/help.ts';
import { phrases } from './data/sixth/phrases.ts';
import type { Questions } from './types.ts';

/** Written when the fifth had been asked, by who had mended by it. Asked once on 26 November 2026. */
export const sixth: Questions = { ...goods, ...figures, ...phrases, ...help };
