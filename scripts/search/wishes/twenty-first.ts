import { wishes as goods } from './data/twenty-first/goods.ts';
import { wishes as help } from './data/twenty-first/help.ts';
import type { Questions } from './types.ts';

/** Descriptions, accessories and questions about the shop, once both are held against descriptions. */
export const twentyFirst: Questions = { ...goods, ...help };
