import type { ProductCard } from '@/lib/catalogue/types';
import { machineHref } from '@/lib/mending/ask';
import { machineOf } from '@/lib/mending/machine-of';
import type { ProductDocuments } from '@/lib/product-documents/types';
import type { Guarantee } from './guarantees';
import type { PriceDrop } from './price-drop';
import type { WayBack } from './return-ways';
import type { Advice } from './types';

/** What belongs to a machine for as long as it runs. */
export type Care = {
  documents: ProductDocuments;
  /** Whether it has left us: what has not needs no mending yet. */
  isSent: boolean;
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
  /** How each of its goods gets back. */
  ways: readonly WayBack[];
  /** Null where nothing is promised, or not any more. */
  priceDrop: PriceDrop | null;
};

const NONE: ProductDocuments = { manual: null, informationSheet: null, register: null };

/**
 * Of each product that has a manual or is under guarantee, by its id.
 * @param sent the ids of those that have left us
 */
export function caresOf(
  cards: readonly ProductCard[],
  documents: Readonly<Record<number, ProductDocuments>>,
  guarantees: readonly Guarantee[],
  sent: ReadonlySet<number>,
): Record<number, Care> {
  const known = new Map(cards.map((card) => [card.id, card]));
  const ids = new Set([
    ...Object.keys(documents).map(Number),
    ...guarantees.map(({ productId }) => productId),
  ]);
  return Object.fromEntries(
    [...ids].map((id) => {
      const card = known.get(id);
      const machine = card && machineOf(card.kind);
      const care: Care = {
        documents: documents[id] ?? NONE,
        isSent: sent.has(id),
        guarantee: guarantees.find(({ productId }) => productId === id) ?? null,
        sparesYears: card?.facts.sparesYears ?? null,
        broken: machine ? machineHref(machine, card?.facts.model) : null,
      };
      return [id, care];
    }),
  );
}
