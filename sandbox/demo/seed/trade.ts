import { DAY, daysFrom, isoDay } from '@hobwright/sandbox/calendar.ts';
import type { Random } from './random.ts';
import { BUYERS_A_REVIEW, reviewedDays } from './review-count.ts';
import type { Draft } from './types.ts';

/**
 * A price and the time in which it was charged. The last one has no end, unless it is a promotion with a planned end.
 */
export type PriceEvent = {
  pence: number;
  kind: 'normal' | 'promotion';
  startsAt: number;
  endsAt: number | null;
  /** Number sold at this price so far. */
  units: number;
};

/** Reference price of a running promotion, and the first and last day on which it was charged, in London time. */
export type Was = { pence: number; from: string; to: string };

export type Promotion = { pence: number; startedDaysAgo: number; endsInDays: number; referenceDays: number };

/** Smallest saving worth showing, in pence: £5 and 3 %. */
export const leastSaving = (pence: number) => Math.max(500, Math.ceil(pence * 0.03));

const share = (pence: number, factor: number) => {
  const pounds = (pence * factor) / 100;
  return pounds < 120 ? Math.round(pounds) * 100 : (Math.round(pounds / 10) * 10 - 1) * 100;
};

/** Draws a promotion that rule F6 allows; null if the product is too new or the saving too small. */
export function drawPromotion(random: Random, draft: Draft, today: number): Promotion | null {
  const age = Math.floor((today - draft.createdAt) / DAY);
  if (age < 70) return null;
  const pence = share(
    draft.price,
    1 -
      random.weighted([
        [0.08, 3],
        [0.1, 4],
        [0.12, 3],
        [0.15, 3],
        [0.2, 2],
        [0.25, 1],
      ]),
  );
  if (draft.price - pence < leastSaving(draft.price) || pence < 500) return null;
  const startedDaysAgo = random.int(1, 26);
  const endsInDays = random.int(1, 21);
  const referenceDays = Math.max(28, startedDaysAgo + endsInDays) + random.int(0, Math.min(120, age - 70));
  return { pence, startedDaysAgo, endsInDays, referenceDays: Math.min(referenceDays, age - startedDaysAgo) };
}

/** Applies a promotion's price. Returns null if the earlier price was not charged long enough to be shown. */
export function runPromotion(draft: Draft, promotion: Promotion, today: number): Was | null {
  draft.salePrice = promotion.pence;
  if (promotion.referenceDays < 28 || promotion.referenceDays < promotion.startedDaysAgo) return null;
  return {
    pence: draft.price,
    from: isoDay(daysFrom(today, -promotion.startedDaysAgo - promotion.referenceDays)),
    to: isoDay(daysFrom(today, -promotion.startedDaysAgo - 1)),
  };
}

/**
 * Draws up to two years of prices, back to when the product was added. Earlier promotions keep the rule of the running
 * one: at least 28 days at the normal price come before a promotion, and it never lasts longer than those.
 */
export function priceHistory(
  random: Random,
  draft: Draft,
  promotion: Promotion | null,
  today: number,
): PriceEvent[] {
  const first = Math.min(730, Math.floor((today - draft.createdAt) / DAY));
  const events: PriceEvent[] = [];
  const add = (pence: number, kind: PriceEvent['kind'], from: number, to: number | null) =>
    events.unshift({
      pence,
      kind,
      startsAt: daysFrom(today, -from),
      endsAt: to === null ? null : daysFrom(today, -to),
      units: 0,
    });
  let cursor = 0;
  let normal = draft.price;
  if (promotion) {
    add(promotion.pence, 'promotion', promotion.startedDaysAgo, -promotion.endsInDays);
    cursor = promotion.startedDaysAgo + promotion.referenceDays;
    add(normal, 'normal', Math.min(cursor, first), promotion.startedDaysAgo);
  } else {
    cursor = Math.min(first, random.int(30, 200));
    add(normal, 'normal', cursor, null);
  }
  while (cursor < first - 60) {
    if (random.chance(0.45)) {
      const days = random.int(7, 27);
      const pence = share(normal, 1 - random.pick([0.08, 0.1, 0.15]));
      if (normal - pence >= leastSaving(normal) && pence > 0) {
        add(pence, 'promotion', cursor + days, cursor);
        cursor += days;
      }
    } else {
      normal = Math.max(share(normal, random.pick([0.92, 0.95, 0.97, 1.03, 1.06])), 100);
    }
    const length = Math.min(first - cursor, random.int(40, 150));
    add(normal, 'normal', cursor + length, cursor);
    cursor += length;
  }
  if (cursor < first) add(normal, 'normal', first, cursor);
  return events;
}

/** Factor by which a reduction raises daily sales; in a few cases so much that the earlier price may not be shown. */
const liftOf = (random: Random): number => (random.chance(0.03) ? 30 : 1.2 + random.next() * 0.8);

/**
 * Sets the units sold at each price, by how well the product sells. A normal price of 28 days or more sells at least
 * one.
 * @param reviews number of reviews, which have more buyers than that
 */
export function sell(
  random: Random,
  draft: Draft,
  { today, reviews }: { today: number; reviews: number },
): PriceEvent[] {
  const aDay = Math.max(draft.popularity / 500, (reviews * BUYERS_A_REVIEW) / reviewedDays(draft, today));
  return draft.prices.map((event) => {
    const days = (Math.min(event.endsAt ?? today, today) - event.startsAt) / DAY;
    const lift = event.kind === 'promotion' ? (draft.plan.promotion ? 1.2 : liftOf(random)) : 1;
    const units = Math.round(days * aDay * lift);
    return {
      ...event,
      units: event.kind === 'normal' && days >= 28 ? Math.max(1, units) : Math.max(0, units),
    };
  });
}

/** Mean rating from which nobody is put off. */
const LIKED = 4;

/**
 * Returns the total number sold: more than have written reviews, and fewer the lower the mean rating.
 * @param reviews all reviews of the product
 */
export function totalSold({ popularity }: Draft, reviews: readonly { rating: number }[]): number {
  const mean = reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length || LIKED;
  const bought = popularity + reviews.length * 4;
  return Math.max(reviews.length, Math.round(bought * Math.min(1, (mean - 1) / (LIKED - 1)) ** 2));
}
