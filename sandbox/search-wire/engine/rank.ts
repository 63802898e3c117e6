import type { Settings } from '../settings.ts';
import type { LiveIndex } from './live-index.ts';
import { attributeOf, isPlace, type Matches, positionOf, typosOf } from './match.ts';

/** Sort key of a record by one ranking criterion; lower comes first. */
type Criterion = (doc: number) => number;

/** What records are ranked by: matches of the query, ranking settings, and optional filters. */
interface By {
  matches: Matches | null;
  settings: Settings;
  optional: Criterion | null;
}

/** Words further apart than this count as equally far. */
const FAR = 8;

/** Sorts records by the ranking criteria in the order of the settings, then by the order in which they were added. */
export function rank(docs: number[], index: LiveIndex, by: By): number[] {
  const criteria = by.settings.ranking.flatMap((name) => criteriaOf(name, index, by));
  const keys = criteria.map((criterion) => Float64Array.from(docs, criterion));
  const places = Uint32Array.from(docs.keys()).toSorted((a, b) => {
    for (const column of keys) {
      const order = column[a]! - column[b]!;
      if (order !== 0) return order;
    }
    return docs[a]! - docs[b]!;
  });
  return Array.from(places, (place) => docs[place]!);
}

function criteriaOf(name: string, index: LiveIndex, { matches, settings, optional }: By): Criterion[] {
  if (name === 'filters') return optional ? [(doc) => -optional(doc)] : [];
  if (name === 'custom') return (settings.customRanking ?? []).map((entry) => byAttribute(entry, index));
  if (/^(asc|desc)\(/.test(name)) return [byAttribute(name, index)];
  if (!matches) return [];
  const { covered, exact, best, words } = matches;
  const sumOf =
    (of: (place: number) => number): Criterion =>
    (doc) => {
      let sum = 0;
      for (let word = 0; word < words; word++) {
        const place = best[doc * words + word]!;
        if (isPlace(place)) sum += of(place);
      }
      return sum;
    };
  switch (name) {
    case 'typo':
      return [sumOf(typosOf)];
    case 'words':
      return [(doc) => -ones(covered[doc]!)];
    case 'attribute':
      return [sumOf(attributeOf)];
    case 'exact':
      return [(doc) => -ones(exact[doc]!)];
    case 'proximity':
      return [(doc) => proximity(best, doc * words, words)];
    default:
      return [];
  }
}

/** Returns the sum of the distances between neighbouring words of the query. */
function proximity(best: Uint32Array, start: number, words: number): number {
  let sum = 0;
  for (let i = start + 1; i < start + words; i++) {
    const [one, two] = [best[i - 1]!, best[i]!];
    if (!isPlace(one) || !isPlace(two)) continue;
    const apart = positionOf(two) - positionOf(one);
    sum += attributeOf(one) === attributeOf(two) ? Math.min(Math.abs(apart), FAR) + Number(apart < 0) : FAR;
  }
  return sum;
}

/** `asc(price)` or `desc(price)`. Records without the attribute come last. */
function byAttribute(entry: string, index: LiveIndex): Criterion {
  const [, way, name = ''] = /^(asc|desc)\((.+)\)$/.exec(entry) ?? [];
  const sign = way === 'asc' ? 1 : -1;
  const column = index.column(name);
  return (doc) => {
    const value = column[doc]?.[0];
    const number = typeof value === 'boolean' ? Number(value) : value;
    return typeof number === 'number' ? sign * number : Number.MAX_VALUE;
  };
}

function ones(bits: number): number {
  let count = 0;
  for (let rest = bits; rest > 0; rest &= rest - 1) count++;
  return count;
}
