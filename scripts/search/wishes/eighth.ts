import { figures } from './data/eighth/figures.ts';
import { goods } from './data/eighth/goods.ts';
import { phrases } from './data/eighth/phrases.ts';
import type { Questions } from './types.ts';

/** Written by somebody who had not read the engine. First run on 26 November 2026. */
export const eighth: Questions = { ...goods, ...figures, ...phrases };
