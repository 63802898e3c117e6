import { wishes as goods } from './data/twenty-third/goods.ts';
import { wishes as help } from './data/twenty-third/help.ts';
import type { Questions, Wish } from './types.ts';

const kinds = [...new Set([...Object.keys(goods), ...Object.keys(help)])] as Wish[];

/** All kinds of queries, by somebody who had seen neither the shop nor another set. */
export const twentyThird: Questions = Object.fromEntries(
  kinds.map((kind) => [kind, [...(goods[kind] ?? []), ...(help[kind] ?? [])]]),
);
