import { wishes as goods } from './data/twenty-fourth/goods.ts';
import { wishes as help } from './data/twenty-fourth/help.ts';
import { wishes as phrases } from './data/twenty-fourth/phrases.ts';
import type { Questions } from './types.ts';

/** All kinds of queries, by the author of the changes to the search that followed. */
export const twentyFourth: Questions = { ...goods, ...phrases, ...help };
