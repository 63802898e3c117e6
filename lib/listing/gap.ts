import { kindOf, traitsOf } from '@/lib/catalogue/kinds/rules';
import type { GapKind } from '@/lib/catalogue/kinds/types';
import type { Dictionary } from './dictionary';

/** The space that the goods of a list are for, as far as they stand in one; null where they stand in several. */
export function gapOfList(dictionary: Dictionary): GapKind | null {
  const types = [...dictionary.values()].find(({ name }) => name === 'Type')?.values ?? [];
  const gaps = new Set(types.flatMap(({ value }) => traitsOf(kindOf(value)).gap ?? []));
  const [gap = null] = gaps;
  return gaps.size === 1 ? gap : null;
}
