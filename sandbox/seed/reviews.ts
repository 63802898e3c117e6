import { DAY } from './calendar.ts';
import { COLD, DISHWASHER, DRYER, HOB, HOOD, LAUNDRY, MICROWAVE, OVEN, RANGE } from './data/reviews/large.ts';
import { DELIVERY_BAD, DELIVERY_GOOD, FIRST_NAMES, REPLIES, TITLES, TOWNS } from './data/reviews/shared.ts';
import {
  AIR,
  BITS,
  BREAKFAST,
  COFFEE,
  PREPARATION,
  VACUUM,
  WATER,
  WORKTOP_COOKING,
} from './data/reviews/small.ts';
import { isNew } from './market.ts';
import { createRandom, hashSeed, type Random } from './random.ts';
import type { Draft } from './types.ts';

/** Sentences about one sort of goods: what pleases, what irks, what breaks, how it fits and how it sounds. */
export type ReviewBank = Record<'praise' | 'grumble' | 'fault' | 'fit' | 'noise', readonly string[]>;

export type Review = {
  author: string;
  title: string;
  text: string;
  rating: 1 | 2 | 3 | 4 | 5;
  createdAt: number;
  /** The metafield beside it; every demo review says that it is one. */
  extra: { demo: true; verified: boolean; incentivised: boolean; helpful: number; reply?: string };
};

const BANKS: Record<string, ReviewBank> = {
  'washing-machine': LAUNDRY,
  'washer-dryer': LAUNDRY,
  'tumble-dryer': DRYER,
  'steam-cabinet': DRYER,
  dishwasher: DISHWASHER,
  'fridge-freezer': COLD,
  'american-fridge': COLD,
  fridge: COLD,
  freezer: COLD,
  'wine-cooler': COLD,
  'drinks-cooler': COLD,
  'single-oven': OVEN,
  'double-oven': OVEN,
  'compact-oven': OVEN,
  'warming-drawer': OVEN,
  'range-cooker': RANGE,
  cooker: RANGE,
  hob: HOB,
  hood: HOOD,
  microwave: MICROWAVE,
  'boiling-tap': WATER,
  tap: WATER,
  sink: WATER,
  disposer: WATER,
  coffee: COFFEE,
  kettle: BREAKFAST,
  toaster: BREAKFAST,
  'breakfast-set': BREAKFAST,
  'stand-mixer': PREPARATION,
  blender: PREPARATION,
  processor: PREPARATION,
  'air-fryer': WORKTOP_COOKING,
  'slow-cooker': WORKTOP_COOKING,
  'bread-maker': WORKTOP_COOKING,
  vacuum: VACUUM,
  dehumidifier: AIR,
  purifier: AIR,
  cooling: AIR,
};

/** How many reviews: log-normal with a median of nine, none for some and for what is new. */
function drawCount(random: Random, draft: Draft, today: number): number {
  if (isNew(draft, today) || random.chance(0.07)) return 0;
  const dear = draft.price > 200_000 ? 0.5 : draft.price < 4000 ? 1.3 : 1;
  return Math.min(420, Math.round(Math.exp(2.2 + random.normal() * 1.15) * dear));
}

/** All reviews of a product, newest first. */
export function reviewsOf(draft: Draft, seed: number, today: number): Review[] {
  if (draft.kind === 'service' || draft.kind === 'warranty') return [];
  const random = createRandom(hashSeed(seed, 'reviews'), draft.sku);
  const planned = draft.plan.reviews;
  const count = planned?.count ?? drawCount(random, draft, today);
  const mean =
    planned?.mean ?? Math.min(4.85, Math.max(3, 4.3 + (draft.brand?.stars ?? 0) + random.normal() * 0.25));
  const ratings = drawRatings(random, count, mean);
  const selling = Math.max(1, Math.min(720, (today - draft.createdAt) / DAY - 10));
  const bank = BANKS[draft.kind] ?? BITS;
  const used = new Map<string, number>();
  return ratings
    .map((rating) => {
      const createdAt = Math.round(today - DAY * (0.4 + random.next() ** 1.4 * selling));
      const incentivised = planned?.incentivised ?? random.chance(0.02);
      const reply = random.chance(rating <= 2 ? 0.45 : 0.04) ? random.pick(REPLIES) : undefined;
      const long = used.size < 90;
      return {
        author: `${random.pick(FIRST_NAMES)}, ${random.pick(TOWNS)}`,
        title: fresh(random, used, TITLES[rating]),
        text: write(random, draft, bank, rating, used, long),
        rating,
        createdAt,
        extra: {
          demo: true as const,
          verified: random.chance(0.86),
          incentivised,
          helpful: Math.floor(random.next() ** 3 * 14),
          ...(reply ? { reply } : {}),
        },
      };
    })
    .toSorted((a, b) => b.createdAt - a.createdAt);
}

/** `count` ratings whose mean is `mean` to the nearest that whole stars allow. */
export function drawRatings(random: Random, count: number, mean: number): (1 | 2 | 3 | 4 | 5)[] {
  const ratings = Array.from({ length: count }, () =>
    Math.min(5, Math.max(1, Math.round(mean + 0.25 + random.normal() * (mean > 4.9 ? 0 : 0.85)))),
  );
  let left = Math.round(mean * count) - ratings.reduce((sum, rating) => sum + rating, 0);
  for (let at = 0; left !== 0 && at < count * 8; at++) {
    const index = at % count;
    const next = (ratings[index] ?? 0) + Math.sign(left);
    if (next < 1 || next > 5 || random.chance(0.6)) continue;
    ratings[index] = next;
    left -= Math.sign(left);
  }
  return ratings as (1 | 2 | 3 | 4 | 5)[];
}

function write(
  random: Random,
  draft: Draft,
  bank: ReviewBank,
  rating: number,
  used: Map<string, number>,
  long: boolean,
): string {
  const good = () => fresh(random, used, bank.praise);
  const poor = () => fresh(random, used, rating <= 2 ? bank.fault : bank.grumble);
  const parts =
    rating >= 5
      ? [good(), ...(long && random.chance(0.7) ? [good()] : [])]
      : rating === 4
        ? [good(), poor()]
        : rating === 3
          ? [poor(), good()]
          : [poor(), ...(random.chance(0.4) ? [fresh(random, used, bank.grumble)] : [])];
  if (bank.fit.length > 0 && rating >= 3 && random.chance(long ? 0.4 : 0.15))
    parts.push(fresh(random, used, bank.fit));
  if (bank.noise.length > 0 && random.chance(long ? 0.3 : 0.1)) parts.push(fresh(random, used, bank.noise));
  if (random.chance(long ? 0.4 : 0.2))
    parts.push(fresh(random, used, random.chance(rating >= 4 ? 0.12 : 0.5) ? DELIVERY_BAD : DELIVERY_GOOD));
  return parts
    .map((part) => fill(part, draft))
    .filter((part) => part !== '')
    .join(' ');
}

/** A sentence that this product's reviews have used least so far. */
function fresh(random: Random, used: Map<string, number>, from: readonly string[]): string {
  const least = Math.min(...from.map((text) => used.get(text) ?? 0));
  const chosen = random.pick(from.filter((text) => (used.get(text) ?? 0) === least));
  used.set(chosen, least + 1);
  return chosen;
}

/** Puts custom fields in; a sentence about a fact that is not known is left out. */
function fill(text: string, { facts }: Draft): string {
  const known = [...text.matchAll(/\{([^}]+)\}/g)].every(([, name]) => facts[name ?? ''] !== undefined);
  return known ? text.replace(/\{([^}]+)\}/g, (_, name: string) => facts[name] ?? '') : '';
}
