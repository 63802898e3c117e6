import { figures } from './fourth/figures.ts';
import { goods } from './fourth/goods.ts';
import { help } from './fourth/help.ts';
import { phrases } from './fourth/phrases.ts';
import type { Questions } from './types.ts';

/** Written from the catalogue alone, before the search was read again. Asked first on 25 November 2026, then mended by. */
export const fourth: Questions = { ...goods, ...figures, ...phrases, ...help };
