import { deliveryClassOf } from '@/lib/catalogue/delivery-class';
import type { Classified } from '@/lib/catalogue/types';
import type { Pence } from '@/lib/money/types';

/** Whether two people carry it in. */
export const takesTwo = (product: Classified): boolean => deliveryClassOf(product) === 'two-person';

/** Maximum weight, in kilograms, that two people carry up a flight (experience §6 F2). */
export const HEAVY_KG = 80;

/**
 * Maximum number of steps over which a sack truck takes a heavier appliance. The guide does not say; this is our
 * assumption.
 */
export const MOST_STEPS = 2;

type Work = { minutes: number; price: Pence };

/** Time and price of taking an appliance's doors off and refitting them (experience §6 F2). */
export const DOORS_OFF: Work = { minutes: 20, price: 0 };
