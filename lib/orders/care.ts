import type { ProductCard } from '@/lib/catalogue/types';
import { machineHref } from '@/lib/mending/ask';
import { machineOf } from '@/lib/mending/machine-of';
import type { ProductDocuments } from '@/lib/product-documents/types';
import type { Guarantee } from './guarantees';
import type { PriceDrop } from './price-drop';
import type { WayBack } from './return-ways';
import type { Advice } from './types';

/** Aftercare of one product: documents, guarantee, spare parts and repair. */
export type Care = {
  documents: ProductDocuments;
  /** Whether the product has left us; until then no repair is offered. */
  isSent: boolean;
  /** Null before the product has left us, and once the guarantee has ended. */
  guarantee: Guarantee | null;
  /** Years for which the maker keeps spare parts after the last unit is sold; null where the maker does not say. */
  sparesYears: number | null;
  /** Address of the page that helps to decide on a repair; null for products that are not in the catalogue. */
  broken: string | null;
};

/** What an order's page shows around the order: advice for the day of delivery, and aftercare by product id. */
export type Around = Advice & {
  cares: Readonly<Record<number, Care>>;
  /** How each line can be returned. */
  ways: readonly WayBack[];
  /** Null where no refund of price drops is promised, or its period has ended. */
  priceDrop: PriceDrop | null;
};

const NONE: ProductDocuments = { manual: null, informationSheet: null, register: null };

/**
 * Returns the aftercare of each product that has documents or is under guarantee, by product id.
 * @param sent the ids of the products that have left us
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
