import type { Fit } from './types';
import { failure, tightest } from './words';

type Badge = { says: 'yes' | 'no' | 'measure'; words: string };

/** Short text for a product card, and whether it says yes, no, or that something has to be measured. */
export function fitBadge(fit: Fit): Badge {
  const { verdict, checks, missing, hole } = fit;
  if (verdict === 'UNKNOWN') {
    return { says: 'measure', words: missing.length > 0 ? 'Size not stated' : 'Measure more' };
  }
  const refused = checks.find((check) => check.verdict === 'NO');
  if (refused) {
    const isTooLarge = refused.atMost !== undefined && refused.have > refused.atMost;
    return {
      says: 'no',
      words: isTooLarge ? `${hole === 'cut-out' ? 'Cut-out' : 'Housing'} too large` : failure(refused, hole),
    };
  }
  if (checks.some((check) => check.verdict === 'TIGHT'))
    return { says: 'measure', words: 'Tight: measure again' };
  if (verdict === 'PROUD') return { says: 'yes', words: 'Fits, stands out' };
  if (verdict === 'DOOR') return { says: 'yes', words: 'Fits, door limited' };
  const spare = tightest(fit);
  if (spare !== null) return { says: 'yes', words: `Fits, ${spare} mm to spare` };
  if (verdict === 'AIR') return { says: 'yes', words: 'Fits, little air' };
  return { says: 'yes', words: `Fits your ${hole ?? 'gap'}` };
}
