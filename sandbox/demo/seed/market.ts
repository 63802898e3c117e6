import { daysFrom } from '@hobwright/sandbox/calendar.ts';
import { numberIn } from './lines.ts';
import { asOfferOfItsWeek } from './offer-weeks.ts';
import { createRandom, hashSeed } from './random.ts';
import { BUYERS_A_REVIEW, drawReviewCount, reviewRandom } from './review-count.ts';
import { applyStockState, drawStockState } from './states.ts';
import { drawPromotion, type PriceEvent, priceHistory, runPromotion, sell } from './trade.ts';
import type { Draft } from './types.ts';

/** Shares of the catalogue on promotion, and with only the maker's RRP to compare (experience §7.3). */
const ON_PROMOTION = 0.235;
const RRP_ONLY = 0.04;

/** Gives a product its stock, promotion and two years of prices, as planned or drawn. */
export function takeToMarket(draft: Draft, seed: number, today: number): void {
  const random = createRandom(hashSeed(seed, 'market'), draft.sku);
  const { plan } = draft;
  const state = plan.state ?? drawStockState(random);
  applyStockState(random, draft, state, today, plan.successor);
  const chance = random.next();
  const mayPromote = !['discontinued', 'preorder', 'preorder-undated'].includes(state);
  const found =
    plan.promotion !== undefined
      ? plan.promotion
      : mayPromote && chance < ON_PROMOTION
        ? drawPromotion(random, draft, today)
        : null;
  const promotion = found && asOfferOfItsWeek(found, draft, today);
  if (promotion) draft.was = runPromotion(draft, promotion, today);
  if (typeof plan.rrp === 'number') draft.retailPrice = plan.rrp * 100;
  else if (plan.rrp === undefined && chance > 1 - RRP_ONLY && draft.price > 5000)
    draft.retailPrice = Math.round((draft.price * 1.09) / 1000) * 1000 - 100;
  draft.prices = plan.prices ? steps(plan.prices, today) : priceHistory(random, draft, promotion, today);
  const reviews = drawReviewCount(reviewRandom(draft, seed), draft, today);
  draft.popularity = Math.min(draft.popularity, mostSold(reviews));
  draft.prices = sell(createRandom(hashSeed(seed, 'sales'), draft.sku), draft, { today, reviews });
}

/** The most that may have been sold: a product without reviews has not sold much. */
const mostSold = (reviews: number): number => (reviews + 1) * BUYERS_A_REVIEW;

/** Prices that changed every four months. The last one is still charged. */
function steps(pounds: readonly number[], today: number): PriceEvent[] {
  return pounds.map((each, index) => ({
    pence: each * 100,
    kind: 'normal',
    startsAt: daysFrom(today, -120 * (pounds.length - index)),
    endsAt: index === pounds.length - 1 ? null : daysFrom(today, -120 * (pounds.length - index - 1)),
    units: 0,
  }));
}

/** Largest difference in width, in millimetres, at which a successor fits the old appliance's place. */
const SAME_PLACE_MM = 10;

const millimetres = ({ facts }: Draft, side: string) => numberIn(facts[side] ?? '0');

const replaces = (old: Draft, other: Draft): boolean =>
  other.leaf === old.leaf &&
  other.brand === old.brand &&
  other.availability === 'Available' &&
  other.stock > 0 &&
  other.facts['Range'] !== old.facts['Range'] &&
  other.facts['Type'] === old.facts['Type'] &&
  (!old.large || Math.abs(millimetres(other, 'Width') - millimetres(old, 'Width')) <= SAME_PLACE_MM);

/** How unlike two products are. A different colour counts as much as a quarter of the price. */
const unlike = (old: Draft, other: Draft): number =>
  Math.abs(other.price - old.price) / old.price + (other.facts['Colour'] === old.facts['Colour'] ? 0 : 0.25);

/**
 * Names successors of discontinued products: half of them get the most similar product of the same maker, category and
 * width, if there is one.
 */
export function nameSuccessors(drafts: readonly Draft[]): void {
  drafts.forEach((draft, index) => {
    if (draft.facts['Discontinued'] !== 'Yes' || draft.plan.state || index % 2 === 0) return;
    const [next] = drafts
      .filter((other) => replaces(draft, other))
      .toSorted((a, b) => unlike(draft, a) - unlike(draft, b));
    if (next) draft.facts['Replaced by'] = next.sku;
  });
}

/** The platform keeps at most fifty custom fields; those below are dropped first. */
const MOST_FACTS = 50;
const LEAST_WANTED = [
  'Tactile marks',
  'Drum light',
  'Cable',
  'Gap rear',
  'End signal',
  'Quick wash',
  'Climate class',
  'Made in',
  'Noise class',
];

export function keepFifty(draft: Draft): void {
  for (const name of LEAST_WANTED) {
    if (Object.keys(draft.facts).length <= MOST_FACTS) return;
    delete draft.facts[name];
  }
}
