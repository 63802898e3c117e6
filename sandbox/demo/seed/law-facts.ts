import { isoDay } from '@hobwright/sandbox/calendar.ts';
import { hazardFacts } from './kinds/care-hazards.ts';
import type { Brand, Facts, Model } from './types.ts';

/** Full years for which a maker provides security updates, by its price level. */
const YEARS_SECURE: Readonly<Record<Brand['level'], number>> = { 1: 3, 2: 5, 3: 7, 4: 10 };

/**
 * Returns the custom fields that the law requires beside an offer: until when connected products get security updates
 * (Product Security and Telecommunications Infrastructure Regulations 2023), and the label of cleaning products (CLP,
 * article 48).
 * @param today an instant
 */
export function lawFacts({ type, facts }: Model, { level }: Brand, today: number): Facts {
  const year = Number(isoDay(today).slice(0, 4)) + YEARS_SECURE[level];
  return {
    ...(facts['Smart'] === 'Yes' && { 'Security updates until': `${year}-12-31` }),
    ...hazardFacts(type, facts),
  };
}
