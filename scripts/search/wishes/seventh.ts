import { figures } from './data/seventh/figures.ts';
import { goods } from './data/seventh/goods.ts';
import { phrases } from './data/seventh/phrases.ts';
import type { Questions } from './types.ts';

/** Written by somebody who had not read the engine. First run on 26 November 2026. */
export const seventh: Questions = { ...goods, ...figures, ...phrases };
