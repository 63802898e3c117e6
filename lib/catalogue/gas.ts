import { traitsOf } from './kinds/rules';
import type { Classified } from './types';

/** Whether it burns gas, in its hob or throughout: by what it is, and by what its maker says. */
export const burnsGas = ({ kind, facts: { fuel, hob } }: Classified): boolean =>
  traitsOf(kind).gas !== null || fuel === 'gas' || fuel === 'dual fuel' || hob === 'gas';
