import { traitsOf } from '@/lib/catalogue/kinds/rules';
import type { Classified } from '@/lib/catalogue/types';
import type { Pence } from '@/lib/money/types';

/** From so many kilograms on two people carry it; what is lighter is carried under an arm and comes as a parcel. */
const TWO_PERSON_KG = 25;

/** Whether two people carry it in: by its weight, and where that is not stated as its kind is usually carried. */
export const takesTwo = ({ kind, facts: { weightKg } }: Classified): boolean =>
  weightKg === undefined ? traitsOf(kind).crew === 'two people' : weightKg >= TWO_PERSON_KG;

/** Two carry so much up a flight (experience §6 F2). */
export const HEAVY_KG = 80;

/** A sack truck takes what is heavier over so many steps. The guide is silent; this is our assumption. */
export const MOST_STEPS = 2;

type Work = { minutes: number; price: Pence };

/** Taking an appliance's doors off and putting them back: so long it takes, so much it costs (experience §6 F2). */
export const DOORS_OFF: Work = { minutes: 20, price: 0 };
