import { kindOf, traitsOf } from '@/lib/catalogue/kinds/rules';
import type { GapKind } from '@/lib/catalogue/kinds/types';
import type { Dictionary } from './dictionary';

/** Returns the kind of gap that the products of a listing are for; null if there is none or more than one. */
export function gapOfList(dictionary: Dictionary): GapKind | null {
  const types = [...dictionary.values()].find(({ name }) => name === 'Type')?.values ?? [];
  const gaps = new Set(types.flatMap(({ value }) => traitsOf(kindOf(value)).gap ?? []));
  const [gap = null] = gaps;
  return gaps.size === 1 ? gap : null;
}
