import { traitsOf } from '@/lib/catalogue/kinds/rules';
import type { Kind } from '@/lib/catalogue/kinds/table';
import type { Traits } from '@/lib/catalogue/kinds/types';
import type { Classified } from '@/lib/catalogue/types';

/**
 * Upper limits of classes A, B and C, not included; D is above. In dB(A) of sound power. Regulations 2019/2014 (spin),
 * 2019/2017 and 2019/2016 as retained: each kind has limits of its own.
 */
const LIMITS: Readonly<Record<NonNullable<Traits['noise']>, readonly [number, number, number]>> = {
  dishes: [39, 45, 51],
  washing: [73, 77, 81],
  cooling: [30, 36, 42],
};

/** Returns the noise class on the energy label of a kind; null if its label has none. */
export function noiseClass(kind: Kind, decibels: number): 'A' | 'B' | 'C' | 'D' | null {
  const { noise } = traitsOf(kind);
  if (noise === null) return null;
  const [a, b, c] = LIMITS[noise];
  return decibels < a ? 'A' : decibels < b ? 'B' : decibels < c ? 'C' : 'D';
}

/** Returns what a difference in sound power means to the ear (experience §6 F4); null if it is too small to notice. */
export function quieterWords(decibels: number): string | null {
  if (decibels < 3) return null;
  if (decibels < 6) return 'a little quieter';
  return decibels < 10 ? 'clearly quieter' : 'about half as loud';
}

/**
 * Returns the approximate sound pressure level in dB at a distance from an appliance that stands on the floor against a
 * wall, where a quarter of the sphere is open to the sound (directivity 4).
 * @param soundPower in dB
 * @param metres distance
 */
export const levelAt = (soundPower: number, metres: number): number =>
  Math.round(soundPower - 20 * Math.log10(metres) - 11 + 10 * Math.log10(4));

/** Number of products of a kind, by noise in dB. */
export type NoiseCounts = ReadonlyMap<number, number>;

/** Minimum number of products for a ranking among them. */
const ENOUGH = 10;

/** Returns `quieter than 8 of 10 here`; null if there are too few products, or if it would say nothing. */
export function placeWords(decibels: number, counts: NoiseCounts): string | null {
  let louder = 0;
  let quieter = 0;
  let all = 0;
  for (const [level, count] of counts) {
    all += count;
    if (level > decibels) louder += count;
    if (level < decibels) quieter += count;
  }
  if (all < ENOUGH) return null;
  const [share, word] = louder >= quieter ? [louder, 'quieter'] : [quieter, 'louder'];
  const tenths = Math.round((share / all) * 10);
  return tenths === 0 ? null : `${word} than ${tenths === 10 ? 'nearly all' : `${tenths} of 10`} here`;
}

/**
 * Returns `Class B for its kind, quieter than 6 of 10 here. Roughly 69 dB a metre away.`; null if nothing can be said.
 */
export function noiseWords({ kind, facts }: Classified, counts: NoiseCounts | undefined): string | null {
  const decibels = facts.noiseDb;
  if (decibels === undefined) return null;
  const letter = noiseClass(kind, decibels);
  const place = counts && placeWords(decibels, counts);
  const parts = [letter && `class ${letter} for its kind`, place].filter(Boolean);
  if (parts.length === 0) return null;
  const words = parts.join(', ').replace(/^./, (first) => first.toUpperCase());
  return letter ? `${words}. Roughly ${levelAt(decibels, 1)} dB a metre away.` : `${words}.`;
}
