import { deliveryClassOf } from '@/lib/catalogue/delivery-class';
import type { Classified } from '@/lib/catalogue/types';
import type { Pence } from '@/lib/money/types';

/** Whether two people carry it in. */
export const takesTwo = (product: Classified): boolean => deliveryClassOf(product) === 'two-person';

/** Two carry so much up a flight (experience §6 F2). */
export const HEAVY_KG = 80;

/** A sack truck takes what is heavier over so many steps. The guide is silent; this is our assumption. */
export const MOST_STEPS = 2;

type Work = { minutes: number; price: Pence };

/** Taking an appliance's doors off and putting them back: so long it takes, so much it costs (experience §6 F2). */
export const DOORS_OFF: Work = { minutes: 20, price: 0 };
