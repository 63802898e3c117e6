import 'server-only';
import { EVERYTHING } from '@/lib/listing/filter';
import { getListing } from '@/lib/listing/queries';
import type { ProductCard } from '@/lib/catalogue/types';
import type { Candidates } from './complete';
import type { Kind } from '@/lib/catalogue/kinds/table';
import type { PieceKind } from '@/lib/catalogue/kinds/types';

/** Kinds that fill a place of a set. */
const FILLS: Readonly<Record<PieceKind, readonly Kind[]>> = {
  oven: ['Single oven'],
  hob: ['Induction hob', 'Ceramic hob', 'Gas hob'],
  hood: ['Cooker hood'],
  cooker: ['Electric cooker', 'Gas cooker', 'Dual fuel cooker'],
  'fridge freezer': ['Fridge freezer'],
  dishwasher: ['Dishwasher'],
  'washing machine': ['Washing machine'],
  'tumble dryer': ['Tumble dryer'],
};
const MOST = 48;

/** Goods of some types, in stock, the best liked first. @throws UnreachableError */
export async function getGoodsOf(types: readonly string[]): Promise<ProductCard[]> {
  const filter = { ...EVERYTHING, attributes: { Type: [...types] } };
  return (await getListing(filter, { sort: 'BEST_SELLING', size: MOST, number: 1 })).products;
}

/** What may fill some places of a set. @throws UnreachableError */
export async function getCandidates(kinds: readonly PieceKind[]): Promise<Candidates> {
  return Object.fromEntries(
    await Promise.all(kinds.map(async (kind) => [kind, await getGoodsOf(FILLS[kind])] as const)),
  );
}
