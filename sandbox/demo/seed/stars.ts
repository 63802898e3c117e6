import type { Random } from './random.ts';
import type { Stars } from './review-writer.ts';

/** Typical ratings of 100 reviews at a shop, from one star to five: pleased and angry customers write most. */
const USUAL = [6, 3, 6, 17, 68] as const;
const STARS = [1, 2, 3, 4, 5] as const;

/**
 * Draws `count` ratings whose mean is as close to `mean` as whole stars allow. Most are fives, with ever fewer fours,
 * threes and twos; ones outnumber twos as long as the mean allows.
 */
export function drawRatings(random: Random, count: number, mean: number): Stars[] {
  const usual = USUAL.map((weight) => weight * Math.exp(random.normal() * 0.1));
  const shares = leaning(usual, mean);
  const ratings = Array.from({ length: count }, (_, at) => starsAt(shares, (at + random.next()) / count));
  return settled(ratings, Math.round(mean * count));
}

/** Tilts weights towards five stars or one star, by a constant factor from star to star, until their mean is `mean`. */
function leaning(weights: readonly number[], mean: number): number[] {
  const leant = (lean: number) => weights.map((weight, at) => weight * Math.exp(lean * at));
  let [low, high] = [-12, 12];
  for (let round = 0; round < 50; round++) {
    const middle = (low + high) / 2;
    if (meanOf(leant(middle)) < mean) low = middle;
    else high = middle;
  }
  return leant(high);
}

const sum = (from: readonly number[]) => from.reduce((all, each) => all + each, 0);

const meanOf = (shares: readonly number[]) => sum(shares.map((share, at) => share * (at + 1))) / sum(shares);

/** @param x position among all ratings in order, 0 ≤ x < 1 */
const starsAt = (shares: readonly number[], x: number): Stars =>
  STARS.find((stars) => x * sum(shares) < sum(shares.slice(0, stars))) ?? 5;

/** Moves ratings star by star until their sum is `wanted`, between five and four stars for as long as that works. */
function settled(ratings: readonly Stars[], wanted: number): Stars[] {
  const counts = STARS.map((stars) => ratings.filter((each) => each === stars).length);
  let left = wanted - sum(ratings);
  while (left !== 0) {
    const step = Math.sign(left);
    const from = counts.findLastIndex((count, at) => count > 0 && counts[at + step] !== undefined);
    if (from < 0) break;
    counts[from] = (counts[from] ?? 0) - 1;
    counts[from + step] = (counts[from + step] ?? 0) + 1;
    left -= step;
  }
  return STARS.flatMap((stars) => Array.from({ length: counts[stars - 1] ?? 0 }, () => stars));
}
