import { chipsOf } from './chips';
import type { Dictionary } from './dictionary';
import { facetLabel } from './facet-view';
import { type ListingQuery, dropPick } from './query';

/** A filter whose removal may fill an empty listing. */
export type Drop = { drop: string; label: string; query: ListingQuery };

/**
 * Returns the filters that could be dropped from a query without results: each facet as a whole, price, rating,
 * delivery, stock.
 */
export function dropsOf(query: ListingQuery, dictionary: Dictionary): Drop[] {
  const keys = new Set(chipsOf(query, dictionary).map(({ drop }) => drop.split(':')[0] ?? drop));
  return [...keys].map((key) => ({
    drop: key,
    label: labelOf(key, query, dictionary),
    query: dropPick(query, key),
  }));
}

function labelOf(key: string, query: ListingQuery, dictionary: Dictionary): string {
  const chips = chipsOf(query, dictionary).filter(({ drop }) => drop === key || drop.startsWith(`${key}:`));
  const entry = dictionary.get(key);
  const values = chips.map(({ label }) => label).join(', ');
  return entry && !values.startsWith(facetLabel(entry)) && chips.length > 1
    ? `${facetLabel(entry)}: ${values}`
    : values;
}
