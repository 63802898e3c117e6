import type { Bits } from './bitset.ts';
import { both } from './bitset.ts';
import type { FacetKey } from './filter.ts';

/** What the shopper's choices leave of a scope. */
export interface Combined {
  /** Matches all choices: the result list. */
  all: Bits;
  /** Returns what matches all choices except those of one facet. The values of that facet are counted in it. */
  without(facet: FacetKey): Bits;
}

/**
 * Combines the choices cumulatively from the front and from the back, so that leaving out any one costs a single AND.
 */
export function combine(scope: Bits, choices: Map<FacetKey, Bits>): Combined {
  const keys = [...choices.keys()];
  const masks = [...choices.values()];
  const after: Bits[] = [];
  for (let i = masks.length - 1; i > 0; i--) {
    after[i - 1] = i === masks.length - 1 ? masks[i]! : both(masks[i]!, after[i]!);
  }
  const others = new Map<FacetKey, Bits>();
  let before = scope;
  for (const [i, mask] of masks.entries()) {
    const rest = after[i];
    others.set(keys[i]!, rest ? both(before, rest) : before);
    before = both(before, mask);
  }
  return { all: before, without: (facet) => others.get(facet) ?? before };
}
