import { traitsOf } from './kinds/rules';
import type { Classified } from './types';

/** Whether a product burns gas, in its hob or throughout, by its kind and by its maker's data. */
export const burnsGas = ({ kind, facts: { fuel, hob } }: Classified): boolean =>
  traitsOf(kind).gas !== null || fuel === 'gas' || fuel === 'dual fuel' || hob === 'gas';
