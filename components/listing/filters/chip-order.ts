import { listingMemory } from '@/components/listing/enhance/listing-memory';
import type { Chip } from '@/lib/listing/chips';

/** A band grows by its neighbours and stays the same filter: it is known by its facet. */
const nameOf = ({ drop }: Chip): string => drop.replace(/:\d*\.\..*$/, ':band');

/**
 * Chips in the order in which they were chosen, which a URL with its fixed keys cannot tell; those that came with
 * the address stand as it has them. Browser only.
 */
export function inOrderChosen(path: string, chips: readonly Chip[]): Chip[] {
  const memory = listingMemory(path);
  const names = chips.map(nameOf);
  const kept = memory.order.filter((name) => names.includes(name));
  memory.order = [...kept, ...names.filter((name) => !kept.includes(name))];
  return chips.toSorted((a, b) => memory.order.indexOf(nameOf(a)) - memory.order.indexOf(nameOf(b)));
}
