import { DAY, isoDay } from '@hobwright/sandbox/calendar.ts';
import { FIRST_NAMES, TOWNS } from './data/reviews/people.ts';
import { ANSWERS, FAULT_REPLIES, GIFTED, type Remedy, REPLIES } from './data/reviews/replies.ts';
import { Memory, type PagesBefore } from './memory.ts';
import type { Random } from './random.ts';
import { drawReviewCount, reviewedDays, reviewRandom } from './review-count.ts';
import { linesFor } from './review-lines.ts';
import { ReviewWriter, type Stars, type Written } from './review-writer.ts';
import { drawRatings } from './stars.ts';
import type { Draft } from './types.ts';
import { wordings } from './wordings.ts';

/** Time until the shop replies, in milliseconds. */
const ANSWERED_AFTER = 2 * DAY;

export type Review = {
  author: string;
  title: string;
  text: string;
  rating: Stars;
  createdAt: number;
  /** Value of the review's metafield. Every demo review is marked as one. */
  extra: {
    demo: true;
    verified: boolean;
    incentivised: boolean;
    helpful: number;
    reply?: string;
    repliedOn?: string;
  };
};

/**
 * Returns all reviews of a product, newest first. No sentence is in two of them, and the first ones repeat as little as
 * possible of the first ones of the products `before` it.
 */
export function reviewsOf(draft: Draft, seed: number, today: number, before: PagesBefore): Review[] {
  if (draft.kind === 'service' || draft.kind === 'warranty') return [];
  const random = reviewRandom(draft, seed);
  const planned = draft.plan.reviews;
  const count = drawReviewCount(random, draft, today);
  const mean =
    planned?.mean ?? Math.min(4.85, Math.max(3, 4.3 + (draft.brand?.stars ?? 0) + random.normal() * 0.25));
  const selling = reviewedDays(draft, today);
  const memory = new Memory(before.of(draft.kind));
  const lines = linesFor(draft);
  const writer = new ReviewWriter(random, memory, lines);
  return drawRatings(random, count, mean)
    .map((rating) => ({
      rating,
      createdAt: Math.round(today - DAY * (0.4 + random.next() ** 1.4 * selling)),
    }))
    .toSorted((a, b) => b.createdAt - a.createdAt)
    .map(({ rating, createdAt }, after) => {
      memory.next();
      const incentivised = planned?.incentivised ?? random.chance(0.02);
      const title = writer.title(rating);
      const written = writer.text(rating, (createdAt - draft.createdAt) / DAY, after);
      const gifted = incentivised ? memory.sayAnew(random, GIFTED) : undefined;
      const reply = replyTo(random, memory, draft, { ...written, rating, thing: lines.use.thing });
      return {
        author: `${chosen(random, memory, FIRST_NAMES)}, ${chosen(random, memory, TOWNS)}`,
        title,
        text: [gifted ?? [], written.text].flat().join(' ').trim(),
        rating,
        createdAt,
        extra: {
          demo: true as const,
          verified: !incentivised && random.chance(0.86),
          incentivised,
          helpful: Math.floor(random.next() ** 3 * 14),
          ...(reply === undefined
            ? {}
            : { reply, repliedOn: isoDay(Math.min(createdAt + ANSWERED_AFTER, today)) }),
        },
      };
    });
}

const chosen = (random: Random, memory: Memory, from: readonly string[]): string =>
  memory.choose(random, from) ?? random.pick(from.flatMap(wordings));

/** Chance of a reply, by stars. */
const ANSWERED: Readonly<Record<Stars, number>> = { 1: 0.7, 2: 0.6, 3: 0.15, 4: 0.05, 5: 0.03 };

type Said = Written & { rating: Stars; thing: string };

function replyTo(random: Random, memory: Memory, draft: Draft, said: Said): string | undefined {
  if (!random.chance(ANSWERED[said.rating])) return undefined;
  if (said.cause === 'grumble') {
    const about = ANSWERS.find(([pattern]) => pattern.test(said.complaint ?? ''));
    const answer = about && memory.choose(random, about[1]);
    if (answer !== undefined) return answer;
  }
  if (said.cause !== 'fault') return memory.choose(random, REPLIES[said.cause]);
  return memory.choose(random, FAULT_REPLIES[remedyOf(draft)])?.replace('{thing}', said.thing);
}

/** Large products are repaired by a fitter, other products replaced, consumables refunded. */
function remedyOf({ kind, large }: Draft): Remedy {
  if (kind === 'care') return 'refund';
  return large ? 'visit' : 'post';
}
