import { traitsOf } from './kinds/rules';
import type { Known } from './types';

/** Whether it burns gas, in its hob or throughout: by what it is, and by what its maker says. */
export const burnsGas = ({ kind, facts: { fuel, hob } }: Known): boolean =>
  traitsOf(kind).gas !== null || fuel === 'gas' || fuel === 'dual fuel' || hob === 'gas';
