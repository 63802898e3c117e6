import type { DeliveryClass } from '@/lib/delivery/classes';
import type { Facts } from './facts/types';
import { traitsOf } from './kinds/rules';
import type { Classified } from './types';

/** From so many kilograms on two people carry it, and no parcel service takes it. */
const TWO_PERSON_KG = 25;

/** What parcel services take at most, in mm: the longest side, and that side with what goes round the box. */
const PARCEL_LONGEST_MM = 1500;
const PARCEL_GIRTH_MM = 3000;

/** How one of a product is brought: by what it weighs and how large its box is; unstated, as its kind usually is. */
export function deliveryClassOf({ kind, facts }: Pick<Classified, 'kind' | 'facts'>): DeliveryClass {
  const { crew, service } = traitsOf(kind);
  if (service) return 'none';
  const { weightKg } = facts;
  if (weightKg === undefined) return crew === 'two people' ? 'two-person' : 'parcel';
  if (weightKg >= TWO_PERSON_KG) return 'two-person';
  return isBulky(facts) ? 'large' : 'parcel';
}

function isBulky({ packedWidthMm, packedHeightMm, packedDepthMm }: Facts): boolean {
  if (packedWidthMm === undefined || packedHeightMm === undefined || packedDepthMm === undefined)
    return false;
  const [longest = 0, ...others] = [packedWidthMm, packedHeightMm, packedDepthMm].toSorted((a, b) => b - a);
  const girth = 2 * others.reduce((sum, side) => sum + side, 0);
  return longest > PARCEL_LONGEST_MM || longest + girth > PARCEL_GIRTH_MM;
}
