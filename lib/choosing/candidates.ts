import { productDelivery } from '@/lib/catalogue/delivery';
import { deliveryClassOf } from '@/lib/catalogue/delivery-class';
import type { ProductCard } from '@/lib/catalogue/types';
import { londonDate } from '@/lib/dates/rules';
import { deliveryPrice } from '@/lib/delivery/price';
import type { Zone } from '@/lib/delivery/types';
import type { Home } from '@/lib/home/types';
import type { Policy } from '@/lib/policy/types';
import { modesOf, ratesOf, yearOf } from '@/lib/true-cost/rules';
import { mattersOf } from './measure';
import type { Candidate } from './types';

export type Asked = { now: Date; policy: Policy; home: Home; zone: Zone };

/** Prepares products for scoring in a home. Products without a price, and kinds without criteria, are left out. */
export function candidatesOf(cards: readonly ProductCard[], { now, policy, home, zone }: Asked): Candidate[] {
  const rates = ratesOf(home, londonDate(now), policy.energy);
  return cards.flatMap((card) => {
    if (!card.price || mattersOf(card) === null) return [];
    const [mode] = modesOf(card);
    const year = rates && mode ? yearOf(mode.use, rates, home.chores) : null;
    const delivery = productDelivery(card, now, policy.delivery, zone);
    const days = delivery.kind === 'days' ? delivery.days : [];
    const usual = deliveryPrice(card.price.now, deliveryClassOf(card), policy.delivery);
    const bringing = days.length > 0 ? Math.min(...days.map(({ price }) => price)) : usual;
    return [
      {
        card,
        brought: card.price.now + bringing,
        run: year && year.energy + (year.water ?? 0),
        first: days[0] ?? null,
      },
    ];
  });
}
