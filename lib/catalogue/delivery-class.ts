import type { DeliveryClass } from '@/lib/delivery/classes';
import type { Facts } from './facts/types';
import { traitsOf } from './kinds/rules';
import type { Classified } from './types';

/** Weight from which two people carry a product and no parcel service accepts it, in kilograms. */
const TWO_PERSON_KG = 25;

/** Maximum size for parcel services, in mm: the longest side, and that side plus the girth. */
const PARCEL_LONGEST_MM = 1500;
const PARCEL_GIRTH_MM = 3000;

/**
 * Returns the delivery class of a product, by its weight and the size of its box. If the weight is not stated, that of
 * its kind is used.
 */
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
