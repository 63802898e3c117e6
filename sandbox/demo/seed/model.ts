import type { Leaf } from './data/tree.ts';
import { KINDS } from './kinds/registry.ts';
import type { Random } from './random.ts';
import { asShown } from './shown-facts.ts';
import type { Brand, Model } from './types.ts';

/** Draws a model of a category's kind as this maker would build it. @throws for an unknown kind */
export function makeModel(random: Random, leaf: Leaf, brand: Brand): Model {
  const make = KINDS[leaf.kind];
  if (!make) throw new RangeError(`Nobody makes the kind ${leaf.kind}`);
  const tier = ((brand.level - 1) / 3) * 0.75 + random.next() * 0.25;
  return asShown(brand, make({ random, brand, form: leaf.form, tier }));
}
