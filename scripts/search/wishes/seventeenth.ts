import { wishes as goods } from './data/seventeenth/goods.ts';
import { wishes as help } from './data/seventeenth/help.ts';
import { wishes as phrases } from './data/seventeenth/phrases.ts';
import type { Questions } from './types.ts';

/**
 * From people who need something but have no word for it, and people who ask the shop a question, besides the usual
 * queries.
 */
export const seventeenth: Questions = {
  ...goods,
  ...phrases,
  help: help.help ?? [],
  'two-things': [...(phrases['two-things'] ?? []), ...(help['two-things'] ?? [])],
  odd: [...(phrases.odd ?? []), ...(help.odd ?? [])],
};
