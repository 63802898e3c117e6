import { wishes as goods } from './data/twenty-fifth/goods.ts';
import { wishes as help } from './data/twenty-fifth/help.ts';
import type { Questions } from './types.ts';

/** All kinds of queries again, by somebody who had seen neither the shop nor another set. */
export const twentyFifth: Questions = { ...goods, ...help };
