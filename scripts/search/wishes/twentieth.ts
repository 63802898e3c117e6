import { wishes as goods } from './data/twentieth/goods.ts';
import { wishes as help } from './data/twentieth/help.ts';
import type { Questions } from './types.ts';

/** All kinds of queries, written before the tables were read. */
export const twentieth: Questions = { ...goods, ...help };
