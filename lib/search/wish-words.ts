import { priceWords } from '@/lib/listing/chips';
import type { Wish } from './understand/types';

/** What was understood of a question, in a few words each. */
export function wishWords({ kindSaid, makers, makersNot, facts, minPrice, maxPrice }: Wish): string[] {
  const isNarrowed =
    makers.length + makersNot.length + facts.length > 0 || minPrice !== null || maxPrice !== null;
  if (!isNarrowed) return [];
  return [
    ...(kindSaid ? [kindSaid] : []),
    ...makers.map(({ name }) => name),
    ...makersNot.map(({ name }) => `not ${name}`),
    ...facts.map(({ said }) => said),
    ...(minPrice === null && maxPrice === null ? [] : [priceWords(minPrice, maxPrice).toLowerCase()]),
  ];
}
