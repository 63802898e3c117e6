import { productDelivery } from '@/lib/catalogue/delivery';
import { consumptionOf, energyAYear, tariffOn } from '@/lib/catalogue/running-cost';
import type { ProductCard } from '@/lib/catalogue/types';
import { londonDate } from '@/lib/dates/rules';
import { isMeasuredSort, measuredFigure } from './measured-sorts';
import type { SortName } from './sorts';
import type { DeliveryTerms } from '@/lib/delivery/types';
import type { Policy } from '@/lib/policy/types';

/** Products without the figure come last. */
const UNKNOWN = Number.POSITIVE_INFINITY;

/** Sorts cards in an order that the platform does not have. Equal ones keep their order. */
export function sortedHere(
  cards: readonly ProductCard[],
  sort: SortName,
  now: Date,
  { energy, delivery }: Policy,
): ProductCard[] {
  const today = londonDate(now);
  const figure = (card: ProductCard): number => {
    if (isMeasuredSort(sort)) return measuredFigure(card, sort);
    switch (sort) {
      case 'running-cost': {
        const use = consumptionOf(card);
        const tariff = use && tariffOn(today, energy.tariffs, use.fuel);
        return use && tariff ? energyAYear(use, tariff.pence) : UNKNOWN;
      }
      case 'quietest':
        return card.facts.noiseDb ?? UNKNOWN;
      case 'soonest':
        return firstDay(card, now, delivery);
      default:
        return 0;
    }
  };
  const figures = new Map(cards.map((card) => [card.id, figure(card)]));
  const of = ({ id }: ProductCard): number => figures.get(id) ?? UNKNOWN;
  return cards.toSorted((a, b) => (of(a) === of(b) ? 0 : of(a) - of(b)));
}

function firstDay(card: ProductCard, now: Date, terms: DeliveryTerms): number {
  const delivery = productDelivery(card, now, terms, undefined, 1);
  const [first] = delivery.kind === 'days' ? delivery.days : [];
  return first ? Date.parse(first.day) : UNKNOWN;
}
