import type { ProductCard } from '@/lib/catalogue/types';
import { machineHref } from '@/lib/mending/ask';
import { machineOf } from '@/lib/mending/machine-of';
import type { ProductDocuments } from '@/lib/product-documents/types';
import type { Guarantee } from './guarantees';
import type { PriceDrop } from './price-drop';
import type { Advice } from './types';

/** What belongs to a machine for as long as it runs. */
export type Care = {
  documents: ProductDocuments;
  /** Null before it has left us, and once it has ended. */
  guarantee: Guarantee | null;
  /** How long the maker keeps parts from the last one sold; null where the maker is silent. */
  sparesYears: number | null;
  /** Where it is said whether to mend it; null for what nothing is known of. */
  broken: string | null;
};

/** What stands around an order: advice for the day of delivery, and what its goods need afterwards, by product. */
export type Around = Advice & {
  cares: Readonly<Record<number, Care>>;
  /** Null where nothing is promised, or not any more. */
  priceDrop: PriceDrop | null;
};

/** Of each product that has a manual, by its id. */
export function caresOf(
  cards: readonly ProductCard[],
  documents: Readonly<Record<number, ProductDocuments>>,
  guarantees: readonly Guarantee[],
): Record<number, Care> {
  const known = new Map(cards.map((card) => [card.id, card]));
  return Object.fromEntries(
    Object.entries(documents).map(([key, each]) => {
      const id = Number(key);
      const card = known.get(id);
      const machine = card && machineOf(card.kind);
      const care: Care = {
        documents: each,
        guarantee: guarantees.find(({ productId }) => productId === id) ?? null,
        sparesYears: card?.facts.sparesYears ?? null,
        broken: machine ? machineHref(machine, card?.facts.model) : null,
      };
      return [id, care];
    }),
  );
}
