import { wishes as goods } from './data/twenty-fourth/goods.ts';
import { wishes as help } from './data/twenty-fourth/help.ts';
import { wishes as phrases } from './data/twenty-fourth/phrases.ts';
import type { Questions } from './types.ts';

/** All kinds of wishes, by who was about to mend the search by them. */
export const twentyFourth: Questions = { ...goods, ...phrases, ...help };
