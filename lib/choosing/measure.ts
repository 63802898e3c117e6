import { parseAmount } from '@/lib/catalogue/amount';
import { traitsOf } from '@/lib/catalogue/kinds/rules';
import type { Classified, ProductCard } from '@/lib/catalogue/types';
import { MATTERS, type Matter } from './data/matters';

/** What matters of a kind; null: of that kind nobody is told what to choose. */
export function mattersOf({ kind }: Pick<Classified, 'kind'>): readonly Matter[] | null {
  const { figures } = traitsOf(kind);
  return (figures && MATTERS[figures]) ?? null;
}

type Held = Pick<ProductCard, 'attributes'>;

/** What the maker says of a matter: the first of its fields that the goods have. */
export function statedOf({ fields }: Matter, { attributes }: Held): string | undefined {
  const field = fields.find((each) => attributes[each] !== undefined);
  return field && attributes[field];
}

/** A matter as a number; of words how good they are. Null where the maker is silent. */
export function numberOf(matter: Matter, card: Held): number | null {
  const stated = statedOf(matter, card);
  if (stated === undefined) return null;
  if (matter.yes) return matter.yes[stated] ?? matter.yes[stated.split(' ')[0] ?? ''] ?? 0;
  return parseAmount(stated)?.number ?? null;
}

/** Beyond what a household needs the rest of the way counts so much. */
const BEYOND = 0.15;

const part = (number: number, from: number, to: number): number =>
  Math.min(1, Math.max(0, (number - from) / (to - from)));

const MOST_PEOPLE = 5;

const enoughFor = ({ need }: Matter, people: number | null): number | undefined =>
  people === null ? undefined : need?.[Math.min(MOST_PEOPLE, Math.max(1, people)) - 1];

/**
 * How good a product is in a matter, from 0 to 1; better is never less. What its maker does not state counts as the
 * worst: a product is not chosen for what nobody says of it.
 * @param people whose need is met before the rest counts; null: more is better all the way
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

/** By how much the first is better than the second, in the unit of the matter; 0 where it is not, or not to be noticed. */
export function aheadBy(matter: Matter, first: Held, second: Held): number {
  const [a, b] = [numberOf(matter, first), numberOf(matter, second)];
  if (a === null || b === null) return 0;
  if (matter.yes) return hasIt(matter, first) && !hasIt(matter, second) ? a - b : 0;
  const ahead = matter.to > matter.from ? a - b : b - a;
  return ahead >= matter.least ? ahead : 0;
}

/** From so much on something counts as had: one level of runners is runners, a ceramic hob is no induction hob. */
const HAS = 0.7;

/** Whether a product has what can be had or not; of what is measured there is always some. */
export const hasIt = (matter: Matter, card: Held): boolean =>
  !matter.yes || (numberOf(matter, card) ?? 0) >= HAS;

/** Of what is needed, and of what was asked for, so much has to be there. */
const ENOUGH = { needed: 0.6, asked: 0.2 } as const;

/** Whether a product is too far from what a household needs, or asked for, to be shown to it. */
export function fallsShort(matter: Matter, card: Held, isAsked: boolean, people: number | null): boolean {
  if (matter.yes) return isAsked && !hasIt(matter, card);
  const number = numberOf(matter, card);
  const enough = enoughFor(matter, people);
  if (enough !== undefined && (number === null || part(number, matter.from, enough) < ENOUGH.needed))
    return true;
  return isAsked && (number === null || part(number, matter.from, matter.to) < ENOUGH.asked);
}
