import { COOKING_INTROS } from './data/intros/cooking.ts';
import { HOME_INTROS } from './data/intros/home.ts';
import { KITCHEN_INTROS } from './data/intros/kitchen.ts';
import { LAUNDRY_INTROS } from './data/intros/laundry.ts';
import { REFRIGERATION_INTROS } from './data/intros/refrigeration.ts';

const INTROS: Readonly<Record<string, string>> = {
  ...LAUNDRY_INTROS,
  ...REFRIGERATION_INTROS,
  ...COOKING_INTROS,
  ...KITCHEN_INTROS,
  ...HOME_INTROS,
};

/** Returns a category's intro as plain text. @throws when it has none */
export function introOf(slug: string): string {
  const intro = INTROS[slug];
  if (intro === undefined) throw new RangeError(`No intro for ${slug}`);
  return intro;
}
