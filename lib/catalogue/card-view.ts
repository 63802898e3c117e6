import { londonDate, shortDay } from '@/lib/dates/rules';
import { cheapestDay } from '@/lib/delivery/rules';
import type { Pence } from '@/lib/money/types';
import type { Policy } from '@/lib/policy/types';
import { type BodyMeasures, bodyMeasures } from './body-measures';
import { productDelivery } from './delivery';
import { cardFacts } from './key-facts';
import { nameParts } from './names';
import { consumptionOf, energyAYear, tariffOn } from './running-cost';
import { stockWords } from './stock';
import type { ProductCard } from './types';
import { unitPriceWords } from './unit-price';

/** What a card shows in addition to the product's own data. */
export type CardView = {
  /** `Tarnside`, `TW-914`, `washing machine, 9 kg`. */
  title: { maker: string | null; model: string; kind: string };
  /** Up to three facts, each with a filter of its own: `9` over `kg`, or `Frost free` in words. */
  facts: { name: string; value: string; inWords?: true }[];
  badge: { kind: 'save'; saving: Pence } | { kind: 'fact'; text: string } | null;
  /** Annual running cost, if the energy label allows it to be worked out. */
  yearlyCost: Pence | null;
  /** `£9.32 a litre`, for products sold by volume. */
  unitPrice: string | null;
  /**
   * Delivery to the mainland on `Tue 24 Nov`, the first of the cheapest days; null if the product cannot be delivered
   * now.
   */
  delivery: { day: string | null; cost: Pence } | null;
  stock: { state: 'in' | 'low' | 'due' | 'out'; words: string };
  measures: BodyMeasures;
};

/**
 * Number of days on which vans deliver. Over a whole week, no product seems to cost more only because of the weekday.
 */
const DAYS_A_WEEK = 6;

/** Maximum length of a fact, in characters. A list of compatible kinds has no room beside two other facts. */
const LONGEST_FACT = 24;

/**
 * Returns what a card shows.
 * @param now decides the delivery day and the tariff
 */
export function cardView(card: ProductCard, now: Date, { energy, delivery }: Policy): CardView {
  const { brand, model, what } = nameParts(card);
  const use = consumptionOf(card);
  const tariff = use && tariffOn(londonDate(now), energy.tariffs, use.fuel);
  const when = productDelivery(card, now, delivery, undefined, DAYS_A_WEEK);
  const first = when.kind === 'days' ? cheapestDay(when.days) : undefined;
  const { state } = card.stock;
  return {
    // A product with neither maker nor model is shown under its whole name.
    title: {
      maker: brand,
      model: model ?? (brand ? '' : what),
      kind: brand || model ? what : '',
    },
    facts: cardFacts(card)
      .slice(0, 3)
      .filter(({ text }) => text.length <= LONGEST_FACT)
      .map(({ label, text, figure }) =>
        figure ? { name: figure.unit, value: figure.number } : { name: label, value: text, inWords: true },
      ),
    badge: badgeOf(card),
    yearlyCost: use && tariff ? energyAYear(use, tariff.pence) : null,
    unitPrice: card.price && unitPriceWords(card, card.price),
    delivery: first ? { day: shortDay(first.day), cost: first.price } : null,
    stock: { state: state === 'discontinued' ? 'out' : state, words: stockWords(card.stock) },
    measures: bodyMeasures(card.facts),
  };
}

/** At most one badge (experience §2.2). */
function badgeOf({ price, stock }: ProductCard): CardView['badge'] {
  if (price?.was) return { kind: 'save', saving: price.was.price - price.now };
  return stock.state === 'discontinued' ? { kind: 'fact', text: 'Discontinued' } : null;
}
