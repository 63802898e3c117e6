import { createLocalValue } from '@/lib/device/local-value';
import { type NotedGoods, parseNoted } from './noted';

/** What the multibuy list was when it was made, beside the list itself, which holds ids and quantities alone. */
export const notedGoods = createLocalValue<NotedGoods>('multibuy-noted', parseNoted);
