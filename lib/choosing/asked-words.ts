import type { Kind } from '@/lib/catalogue/kinds/table';
import { holeFor } from '@/lib/fit/gap-words';
import { counted } from '@/lib/i18n/counted';
import { mm } from '@/lib/i18n/length';
import { formatPrice } from '@/lib/money/rules';
import { type Ask, NOTHING_ASKED } from './ask';
import { listed } from './differences';
import { wishWords } from './wishes';

/** What was asked for, as a list in words: `for 4 people, quiet and up to £500`; empty where nothing was. */
export function saidWords(ask: Ask, kind: Kind): string {
  const { people, most, why, width, height, depth, door, postcode } = ask;
  const sides = [width, height, depth].flatMap((side) => (side === null ? [] : [mm(side)]));
  return listed([
    ...(people === null ? [] : [`for ${counted(people, 'person', 'people')}`]),
    ...wishWords(kind, ask.wants),
    ...(most === null ? [] : [`up to ${formatPrice(most)}`]),
    ...(sides.length > 0 ? [`for a ${holeFor(kind)} of ${sides.join(' × ')}`] : []),
    ...(door === null ? [] : [`through a door of ${mm(door)}`]),
    ...(why === 'broke' ? ['here within a week'] : []),
    ...(postcode === null ? [] : [`to ${postcode}`]),
  ]);
}

/**
 * The same in a sentence: `Chosen from 94 in stock: for 4 people and quiet.`
 * @param from.count number of products that were in stock to choose from
 * @param from.narrowed what the list is filtered by, in words
 */
export function askedWords(
  ask: Ask,
  kind: Kind,
  { count, narrowed }: { count: number; narrowed: readonly string[] },
): string {
  const said = saidWords(ask, kind);
  const within = narrowed.length > 0 ? ` of your filters (${listed(narrowed)})` : '';
  const from = `Chosen from ${counted(count, 'in stock', 'in stock')}${within}`;
  return said === '' ? `${from}.` : `${from}: ${said}.`;
}

/** The same request without its limits, and the text of the link to it: `Ask again without a price limit`. */
export function askedAgain(ask: Ask): { ask: Ask; words: string } {
  const { list, of, kind, people, postcode, hasVent, wants, ...limits } = ask;
  const { width, height, depth, door, most, why } = limits;
  const set = [
    ...([width, height, depth, door].some((side) => side !== null) ? ['a size'] : []),
    ...(most === null ? [] : ['a price limit']),
    ...(why === 'broke' ? ['a day'] : []),
  ];
  const kept = { ...NOTHING_ASKED, list, of, people, postcode, hasVent, wants };
  return set.length > 0
    ? { ask: { ...kept, kind }, words: `Ask again without ${listed(set)}` }
    : { ask: kept, words: 'Ask again for every kind' };
}
