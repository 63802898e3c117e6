import { wishes as goods } from './data/twenty-first/goods.ts';
import { wishes as help } from './data/twenty-first/help.ts';
import type { Questions } from './types.ts';

/** Descriptions, accessories and questions about the shop; written after both were matched against descriptions. */
export const twentyFirst: Questions = { ...goods, ...help };
