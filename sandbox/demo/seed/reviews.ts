import { DAY, isoDay } from '@hobwright/sandbox/calendar.ts';
import { FIRST_NAMES, REPLIES, TOWNS } from './data/reviews/people.ts';
import { isNew } from './market.ts';
import { createRandom, hashSeed, type Random } from './random.ts';
import { fresh, linesFor, writeReview } from './review-lines.ts';
import type { Draft } from './types.ts';

/** How long the shop takes to answer. */
const ANSWERED_AFTER = 2 * DAY;

export type Review = {
  author: string;
  title: string;
  text: string;
  rating: 1 | 2 | 3 | 4 | 5;
  createdAt: number;
  /** The metafield beside it; every demo review says that it is one. */
  extra: {
    demo: true;
    verified: boolean;
    incentivised: boolean;
    helpful: number;
    reply?: string;
    repliedOn?: string;
  };
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
  const lines = linesFor(draft);
  const used = new Map<string, number>();
  return ratings
    .map((rating) => {
      const createdAt = Math.round(today - DAY * (0.4 + random.next() ** 1.4 * selling));
      const incentivised = planned?.incentivised ?? random.chance(0.02);
      const reply = random.chance(rating <= 2 ? 0.45 : 0.04) ? random.pick(REPLIES) : undefined;
      const long = used.size < 90;
      return {
        author: `${random.pick(FIRST_NAMES)}, ${random.pick(TOWNS)}`,
        title: fresh(random, used, lines.titles[rating]),
        text: writeReview(random, lines, rating, used, long),
        rating,
        createdAt,
        extra: {
          demo: true as const,
          verified: random.chance(0.86),
          incentivised,
          helpful: Math.floor(random.next() ** 3 * 14),
          ...(reply ? { reply, repliedOn: isoDay(Math.min(createdAt + ANSWERED_AFTER, today)) } : {}),
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
