import { isoDay } from '@hobwright/sandbox/calendar.ts';
import { hazardFacts } from './kinds/care-hazards.ts';
import type { Brand, Facts, Model } from './types.ts';

/** For so many full years a maker keeps what talks to an app secure, by how dear its goods are. */
const YEARS_SECURE: Readonly<Record<Brand['level'], number>> = { 1: 3, 2: 5, 3: 7, 4: 10 };

/**
 * The custom fields that the law wants beside an offer: until when what talks to an app is kept secure (Product Security
 * and Telecommunications Infrastructure Regulations 2023), and the label's words of what cleans (CLP, article 48).
 * @param today an instant
 */
export function lawFacts({ type, facts }: Model, { level }: Brand, today: number): Facts {
  const year = Number(isoDay(today).slice(0, 4)) + YEARS_SECURE[level];
  return {
    ...(facts['Smart'] === 'Yes' && { 'Security updates until': `${year}-12-31` }),
    ...hazardFacts(type, facts),
  };
}
