import type { Home } from './types';

/** Whether the shopper has entered anything that changes what running an appliance costs. */
export const hasOwnRates = ({ power, offPeak, gas, water, hasMeter, chores }: Home): boolean =>
  [power, offPeak, gas, water].some((price) => price !== null) || !hasMeter || Object.keys(chores).length > 0;
