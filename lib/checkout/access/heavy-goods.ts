import { takesTwo } from '@/lib/access/crew';
import { loadOf } from '@/lib/access/load';
import type { Load } from '@/lib/access/types';
import type { BasketLine } from '@/lib/basket/types';
import { gapOf } from '@/lib/catalogue/gap';
import type { GapKind } from '@/lib/catalogue/kinds/types';
import { takesOldAway } from '@/lib/services/rules';

/** An appliance that two people carry in. */
export type HeavyGood = {
  name: string;
  load: Load;
  /** The kind of gap the appliance stands in; null where none is distinguished. */
  kind: GapKind | null;
  /** Whether the old appliance is taken away. */
  removes: boolean;
};

const isCollection = ({ product }: BasketLine): boolean => product !== null && takesOldAway(product);

/** Returns the goods of a basket that are so heavy that the way in matters. */
export function heavyGoodsOf(lines: readonly BasketLine[]): HeavyGood[] {
  const alone = lines.some(isCollection);
  return lines.flatMap(({ name, product, extras }) => {
    if (!product || !takesTwo(product)) return [];
    return [
      {
        name,
        load: loadOf(product),
        kind: gapOf(product),
        removes: alone || extras.some(isCollection),
      },
    ];
  });
}

/**
 * Returns the widest of the goods whose old appliance is taken away, which is the one to ask about; null when none is
 * taken away.
 */
export function replacedBy(goods: readonly HeavyGood[]): (HeavyGood & { width: number }) | null {
  const [widest] = goods
    .flatMap((good) => (good.removes && good.load.bare ? [{ ...good, width: good.load.bare.width }] : []))
    .toSorted((a, b) => b.width - a.width);
  return widest ?? null;
}
