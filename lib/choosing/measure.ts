import { parseAmount } from '@/lib/catalogue/amount';
import { traitsOf } from '@/lib/catalogue/kinds/rules';
import type { Classified, ProductCard } from '@/lib/catalogue/types';
import { MATTERS, type Matter } from './data/matters';

/** Criteria of a kind; null where products of the kind are not recommended. */
export function mattersOf({ kind }: Pick<Classified, 'kind'>): readonly Matter[] | null {
  const { figures } = traitsOf(kind);
  return (figures && MATTERS[figures]) ?? null;
}

type Held = Pick<ProductCard, 'attributes'>;

/** What the maker states for a criterion: the first of its fields that the product has. */
export function statedOf({ fields }: Matter, { attributes }: Held): string | undefined {
  const field = fields.find((each) => attributes[each] !== undefined);
  return field && attributes[field];
}

/**
 * Value of a criterion as a number; for a field of words how good the value is. Null where the maker states nothing.
 */
export function numberOf(matter: Matter, card: Held): number | null {
  const stated = statedOf(matter, card);
  if (stated === undefined) return null;
  if (matter.yes) return matter.yes[stated] ?? matter.yes[stated.split(' ')[0] ?? ''] ?? 0;
  return parseAmount(stated)?.number ?? null;
}

/** Weight of the part of a range that is beyond what a household needs. */
const BEYOND = 0.15;

/** Place of a figure in a range, from 0 to 1; a range of a single figure is met or not. */
const part = (number: number, from: number, to: number): number => {
  if (from === to) return number >= to ? 1 : 0;
  return Math.min(1, Math.max(0, (number - from) / (to - from)));
};

const MOST_PEOPLE = 5;

const enoughFor = ({ need }: Matter, people: number | null): number | undefined =>
  people === null ? undefined : need?.[Math.min(MOST_PEOPLE, Math.max(1, people)) - 1];

/**
 * How good a product is by a criterion, from 0 to 1; a better figure never gives a lower value. What the maker does not
 * state counts as the worst, so that no product is chosen for an unknown fact.
 * @param people number of people whose need is met before the rest counts; null: more is better over the whole range
 */
export function valueOf(matter: Matter, card: Held, people: number | null): number {
  const number = numberOf(matter, card);
  if (number === null) return 0;
  if (matter.yes) return number;
  const { from, to } = matter;
  const enough = enoughFor(matter, people);
  if (enough === undefined) return part(number, from, to);
  return (1 - BEYOND) * part(number, from, enough) + BEYOND * part(number, enough, to);
}

/**
 * By how much the first product is better than the second, in the unit of the criterion; 0 where it is not, or where
 * the difference is too small to mention.
 */
export function aheadBy(matter: Matter, first: Held, second: Held): number {
  const [a, b] = [numberOf(matter, first), numberOf(matter, second)];
  if (a === null || b === null) return 0;
  if (matter.yes) return hasIt(matter, first) && !hasIt(matter, second) ? a - b : 0;
  const ahead = matter.to > matter.from ? a - b : b - a;
  return ahead >= matter.least ? ahead : 0;
}

/**
 * Value from which a product counts as having a feature: runners on one level count, a ceramic hob is no induction hob.
 */
const HAS = 0.7;

/** Whether a product has an optional feature; always true for a criterion that is measured. */
export const hasIt = (matter: Matter, card: Held): boolean =>
  !matter.yes || (numberOf(matter, card) ?? 0) >= HAS;

/** Minimum share of what the household needs, and of the range of a criterion it asked for. */
const ENOUGH = { needed: 0.6, asked: 0.2 } as const;

/** Whether a product is too far from what a household needs or asked for to be recommended to it. */
export function fallsShort(matter: Matter, card: Held, isAsked: boolean, people: number | null): boolean {
  if (matter.yes) return isAsked && !hasIt(matter, card);
  const number = numberOf(matter, card);
  const enough = enoughFor(matter, people);
  if (enough !== undefined && (number === null || part(number, matter.from, enough) < ENOUGH.needed))
    return true;
  return isAsked && (number === null || part(number, matter.from, matter.to) < ENOUGH.asked);
}
