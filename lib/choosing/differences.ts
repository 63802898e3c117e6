import { inTradeWords } from '@/lib/catalogue/attributes';
import { roundedCost } from '@/lib/catalogue/running-cost-words';
import type { ProductCard } from '@/lib/catalogue/types';
import { withArticle } from '@/lib/i18n/article';
import { formatPrice } from '@/lib/money/rules';
import type { Pence } from '@/lib/money/types';
import type { Matter } from './data/matters';
import { aheadBy, mattersOf, numberOf } from './measure';
import { wantOf } from './score';
import { type Candidate, type Difference, RUNNING, type Wants } from './types';

const figure = (number: number): string => String(Math.round(number * 100) / 100);

/** Puts a figure into one of a criterion's phrases, with the words that the trade uses for such products. */
function filled({ fields }: Matter, words: string, number: number, { attributes }: ProductCard): string {
  const said = words
    .replace('#', figure(number))
    .replace(/^1 (year|place setting|zone|minute|litre|bottle)s\b/, '1 $1')
    .replace(/^an? (?=\d)(.*)$/, (_, noun: string) => withArticle(noun));
  return fields.reduce((text, field) => inTradeWords(field, text, attributes), said);
}

/** Smallest difference in annual running cost that is mentioned, in pence. */
const LEAST_RUN = 300;

/** `9 kg load`; null where the maker states nothing or the value is not worth mentioning. */
export function factWords(matter: Matter, { card }: Candidate): string | null {
  const number = numberOf(matter, card);
  if (number === null) return null;
  if (matter.yes) return number === 1 ? matter.fact : null;
  return filled(matter, matter.fact, number, card);
}

/** `about £54 a year to run`. */
export const runWords = ({ run }: Candidate): string | null =>
  run === null ? null : `about ${roundedCost(run)} a year to run`;

const byWish = (differences: readonly Difference[]): Difference[] =>
  differences.toSorted((a, b) => Number(b.isWanted) - Number(a.isWanted));

function runsLess(first: Candidate, second: Candidate): number {
  if (first.run === null || second.run === null || first.card.kind !== second.card.kind) return 0;
  return Math.max(0, second.run - first.run);
}

/** In what the first product is better than the second: first what was asked for, then in the order of the table. */
export function gains(first: Candidate, second: Candidate, wants: Wants): Difference[] {
  const matters = mattersOf(first.card) ?? [];
  const saves = runsLess(first, second);
  return byWish([
    ...matters.flatMap((matter) => {
      const ahead = aheadBy(matter, first.card, second.card);
      if (ahead <= 0) return [];
      const isWanted = wantOf(wants, matter.name) > 0;
      return [{ name: matter.name, words: filled(matter, matter.more, ahead, first.card), isWanted }];
    }),
    ...(saves >= LEAST_RUN
      ? [
          {
            name: RUNNING,
            words: `${roundedCost(saves)} a year less to run`,
            isWanted: wantOf(wants, RUNNING) > 0,
          },
        ]
      : []),
  ]);
}

/** In what the first product is worse than the second, worded about the first: `4 dB louder`, `no steam`. */
export function losses(first: Candidate, second: Candidate, wants: Wants): Difference[] {
  const words = new Map((mattersOf(first.card) ?? []).map((matter) => [matter.name, matter]));
  return gains(second, first, wants).map((gain) => {
    const matter = words.get(gain.name);
    if (matter) {
      const behind = aheadBy(matter, second.card, first.card);
      return { ...gain, words: filled(matter, matter.less, behind, first.card) };
    }
    return { ...gain, words: `${roundedCost(runsLess(second, first))} a year more to run` };
  });
}

/** `a, b and c`. */
export function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}

/** A price difference, rounded to the pound. */
export const wholePounds = (pence: Pence): string => formatPrice(Math.round(pence / 100) * 100);
