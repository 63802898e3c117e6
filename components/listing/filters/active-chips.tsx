'use client';

import { useSyncExternalStore } from 'react';
import { listingMemory } from '@/components/listing/enhance/listing-memory';
import type { Chip } from '@/lib/listing/chips';
import { ChipsMarkup } from './chips-markup';

const never = () => () => undefined;

/** Returns a key for a chip. A band keeps its key when it is extended, so its values are left out. */
const nameOf = ({ drop }: Chip): string => drop.replace(/:\d*\.\..*$/, ':band');

/**
 * Returns chips in the order in which they were chosen, which a URL with its fixed keys cannot tell; chips from the URL
 * keep its order. Browser only.
 */
export function inOrderChosen(path: string, chips: readonly Chip[]): Chip[] {
  const memory = listingMemory(path);
  const names = chips.map(nameOf);
  const remaining = memory.order.filter((name) => names.includes(name));
  memory.order = [...remaining, ...names.filter((name) => !remaining.includes(name))];
  return chips.toSorted((a, b) => memory.order.indexOf(nameOf(a)) - memory.order.indexOf(nameOf(b)));
}

/** The active filters in the order in which they were chosen (experience LIST-4). */
export function ActiveChips({ path, chips, formId }: { path: string; chips: Chip[]; formId: string }) {
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const ordered = inBrowser ? inOrderChosen(path, chips) : chips;
  return <ChipsMarkup chips={ordered} formId={formId} />;
}
