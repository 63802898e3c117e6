import { parseEnergy } from '@/lib/catalogue/energy';
import type { GapKind } from '@/lib/catalogue/kinds/types';
import { counted } from '@/lib/i18n/counted';
import { formatPrice } from '@/lib/money/rules';
import { type Band, bandLabel, bandToken, parseBand } from './bands';
import { facetHints } from './data/facet-hints';
import type { Dictionary, KnownFacet } from './dictionary';
import { facetLabel, tokenLabel } from './facet-view';
import { leftOut, valuesOf } from './facets';
import { gapOfList } from './gap';
import type { ListingQuery, Pick } from './query';

/** An active filter. `drop`: value that the form sends to remove it. `name`: its full name. */
export type Chip = { drop: string; label: string; name: string };

/** Units that make clear what is measured. */
const SPEAKING_UNITS = new Set(['kg', 'dB', 'rpm', 'L', 'places', 'bottles', 'm³/h', 'bar', 'min', 'zones']);

/** Returns the active filters in the order of the URL. "In stock only" comes first, because it is on by default. */
export function chipsOf(query: ListingQuery, dictionary: Dictionary): Chip[] {
  const plain = (drop: string, label: string): Chip => ({ drop, label, name: label });
  const chips = query.includeOutOfStock ? [] : [plain('stock', 'In stock only')];
  const gap = gapOfList(dictionary);
  for (const pick of query.picks) {
    const entry = dictionary.get(pick.key);
    if (entry) chips.push(...pickChips(pick, entry, gap));
  }
  const { minPrice, maxPrice, rating } = query;
  if (minPrice !== null || maxPrice !== null) chips.push(plain('price', priceWords(minPrice, maxPrice)));
  if (rating !== null) chips.push(plain('rating', ratingWords(rating)));
  if (query.freeDelivery) chips.push(plain('delivery', 'Free delivery'));
  if (query.featured) chips.push(plain('featured', 'Featured'));
  if (query.reduced) chips.push(plain('reduced', 'Reduced'));
  return chips;
}

export function priceWords(min: number | null, max: number | null): string {
  if (min === null) return max === null ? 'Any price' : `Up to ${formatPrice(max)}`;
  return max === null ? `From ${formatPrice(min)}` : `${formatPrice(min)} to ${formatPrice(max)}`;
}

export const ratingWords = (stars: number): string => `${counted(stars, 'star')} or more`;

function pickChips({ key, values }: Pick, entry: KnownFacet, gap: GapKind | null): Chip[] {
  const label = facetLabel(entry);
  return joinBands(values, entry.bands ?? []).map((tokens) => {
    const text = chipText(entry, tokens, gap);
    const spoken = /^class /i.test(text)
      ? `Energy ${text.charAt(0).toLowerCase()}${text.slice(1)}`
      : text.includes(label) || entry.kind !== 'attribute'
        ? text
        : `${label} ${text}`;
    return { drop: `${key}:${tokens.join(',')}`, label: text, name: spoken };
  });
}

/**
 * Returns the text of a chip or quick filter for one value or for neighbouring bands.
 * @param gap kind of gap that the listing is for: the height of a cut-out is the space below it
 */
export function chipText(entry: KnownFacet, tokens: readonly string[], gap: GapKind | null = null): string {
  const ends = tokens.map(parseBand);
  const text =
    tokens.length > 1
      ? bandLabel({ min: ends[0]?.min ?? null, max: ends.at(-1)?.max ?? null }, entry.unit)
      : tokenLabel(entry, tokens[0] ?? '');
  if (entry.kind !== 'attribute' || leftOut(tokens[0] ?? '') !== null) return text;
  const energy = parseEnergy(valuesOf(entry, tokens[0] ?? '')[0]?.value);
  if (energy) return `Class ${energy.class}${energy.scale === 'A–G' ? '' : ', older scale'}`;
  const { adjective, measured } = facetHints(entry.name);
  const most = ends[0]?.max;
  if (gap === 'hob' && entry.name === 'Space height' && most != null)
    return `${most} ${entry.unit} free below the hob`;
  if (measured && most != null)
    return `Fits a ${gap === 'hob' ? 'cut-out' : 'gap'} ${most} ${entry.unit} ${measured}`;
  if (adjective) return `${text} ${adjective}`;
  if (text === 'Yes') return facetLabel(entry);
  const speaks = entry.unit ? SPEAKING_UNITS.has(entry.unit) : !/^(yes|no|both|none|\d+)$/i.test(text);
  return speaks ? text : `${facetLabel(entry)}: ${text}`;
}

/** Groups neighbouring bands; other values stay single. In the order chosen. */
function joinBands(tokens: readonly string[], bands: readonly Band[]): string[][] {
  const order = bands.map(bandToken);
  const left = new Set(tokens);
  const groups: string[][] = [];
  for (const token of tokens) {
    if (!left.has(token)) continue;
    let from = order.indexOf(token);
    let to = from;
    while (from > 0 && left.has(order[from - 1] ?? '')) from--;
    while (to >= 0 && left.has(order[to + 1] ?? '')) to++;
    const group = from < 0 ? [token] : order.slice(from, to + 1);
    for (const one of group) left.delete(one);
    groups.push(group);
  }
  return groups;
}
