import { takesTwo } from '@/lib/access/crew';
import { loadOf } from '@/lib/access/load';
import type { Load } from '@/lib/access/types';
import type { BasketLine } from '@/lib/basket/types';
import { gapOf } from '@/lib/catalogue/gap';
import type { GapKind } from '@/lib/catalogue/kinds/types';
import { takesOldAway } from '@/lib/services/rules';

/** Something that two people carry in. */
export type HeavyGood = {
  name: string;
  load: Load;
  /** What of a home it stands in; null where that is not told apart. */
  kind: GapKind | null;
  /** Its old one is taken away. */
  removes: boolean;
};

const isCollection = ({ product }: BasketLine): boolean => product !== null && takesOldAway(product);

/** What of a basket is so heavy that the way in matters. */
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

/** Of what has its old one taken away the widest, which is the one to ask about; null when nothing is taken. */
export function replacedBy(goods: readonly HeavyGood[]): (HeavyGood & { width: number }) | null {
  const [widest] = goods
    .flatMap((good) => (good.removes && good.load.bare ? [{ ...good, width: good.load.bare.width }] : []))
    .toSorted((a, b) => b.width - a.width);
  return widest ?? null;
}
