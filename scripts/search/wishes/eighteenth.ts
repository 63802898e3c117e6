import { wishes as goods } from './data/eighteenth/goods.ts';
import { wishes as help } from './data/eighteenth/help.ts';
import type { Questions } from './types.ts';

/** Mostly descriptions and questions about the shop; written after pages could be found by their text. */
export const eighteenth: Questions = { ...goods, ...help };
