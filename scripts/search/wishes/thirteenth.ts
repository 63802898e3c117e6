import { wishes as figures } from './data/thirteenth/figures.ts';
import { wishes as goods } from './data/thirteenth/goods.ts';
import { wishes as help } from './data/thirteenth/help.ts';
import type { Questions } from './types.ts';

/** Written from what people ask in forums, shops' own questions and public search logs, before the engine was read. */
export const thirteenth: Questions = { ...goods, ...figures, ...help };
