import { figures } from './third/figures.ts';
import { goods } from './third/goods.ts';
import { help } from './third/help.ts';
import { phrases } from './third/phrases.ts';
import type { Questions } from './types.ts';

/** Written together with the second set, and kept aside until the mending was done. */
export const third: Questions = { ...goods, ...figures, ...phrases, ...help };
