import { traitsOf } from '@/lib/catalogue/kinds/rules';
import type { Traits } from '@/lib/catalogue/kinds/types';
import type { ProductCard } from '@/lib/catalogue/types';

/** Kinds whose sound at work can be played. */
export type SoundKind = NonNullable<Traits['noise']>;

/** Products of one kind whose noise can be heard side by side. Levels in dB of sound power, quietest first. */
export type Hearable = { kind: SoundKind; levels: readonly { decibels: number; names: readonly string[] }[] };

/**
 * Returns the noise levels of products of one kind; equally loud ones share a level. Null if fewer than two levels are
 * known, or if the kinds differ.
 */
export function hearableOf(
  cards: readonly (Pick<ProductCard, 'kind' | 'facts'> & { name: string })[],
): Hearable | null {
  const [kind, ...others] = new Set(cards.map((card) => traitsOf(card.kind).noise));
  if (!kind || others.length > 0) return null;
  const stated = cards.flatMap(({ name, facts: { noiseDb } }) =>
    noiseDb === undefined ? [] : [{ name, decibels: noiseDb }],
  );
  const levels = [...Map.groupBy(stated, ({ decibels }) => decibels)]
    .map(([decibels, loud]) => ({ decibels, names: loud.map(({ name }) => name) }))
    .toSorted((a, b) => a.decibels - b.decibels);
  return levels.length < 2 ? null : { kind, levels };
}

/**
 * Returns the sound pressure of a level relative to the loudest one, from 0 to 1: 20 dB less is a tenth, 6 dB less
 * about half (ISO 80000-8).
 */
export const amplitudeOf = (decibels: number, loudest: number): number => 10 ** ((decibels - loudest) / 20);

export const SOUND_SECONDS = 5;

/** Volume of the loudest sound, at which its peaks are not clipped. */
const ROOT_MEAN_SQUARE = 0.16;
const FADE_SECONDS = 0.08;

/**
 * Tones of rotating parts, as frequency in Hz and share; the frequency band of the noise around them; and how the sound
 * swells.
 */
type Recipe = {
  tones: readonly (readonly [hertz: number, share: number])[];
  band: readonly [low: number, high: number];
  swell: { hertz: number; depth: number };
};

const RECIPES: Readonly<Record<SoundKind, Recipe>> = {
  // A drum at 1,400 rpm: the hum of motor and bearings within the rush of air.
  washing: {
    tones: [
      [140, 0.5],
      [280, 0.3],
      [560, 0.12],
    ],
    band: [120, 1_600],
    swell: { hertz: 1.1, depth: 0.08 },
  },
  // Spray arms that pass every other second.
  dishes: { tones: [[100, 0.15]], band: [350, 2_600], swell: { hertz: 0.6, depth: 0.35 } },
  // A compressor at twice the mains frequency, and its harmonics.
  cooling: {
    tones: [
      [100, 0.6],
      [200, 0.35],
      [300, 0.2],
    ],
    band: [90, 700],
    swell: { hertz: 0.3, depth: 0.05 },
  },
};

/**
 * Returns samples of the sound of a machine of this kind, from −1 to 1, the same at every call. It is computed, not
 * recorded, and begins and ends in silence.
 * @param rate samples per second
 */
export function soundOf(kind: SoundKind, rate: number): Float32Array<ArrayBuffer> {
  const { tones, band, swell } = RECIPES[kind];
  const samples = new Float32Array(SOUND_SECONDS * rate);
  const rush = noiseBetween(band, rate);
  for (let at = 0; at < samples.length; at++) {
    const seconds = at / rate;
    const hum = tones.reduce(
      (sum, [hertz, share]) => sum + share * Math.sin(2 * Math.PI * hertz * seconds),
      0,
    );
    const swelling = 1 + swell.depth * Math.sin(2 * Math.PI * swell.hertz * seconds);
    const fade = Math.min(1, seconds / FADE_SECONDS, (SOUND_SECONDS - seconds) / FADE_SECONDS);
    samples[at] = (hum * 0.4 + rush()) * swelling * fade;
  }
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
  const scale = ROOT_MEAN_SQUARE / Math.sqrt(power);
  return samples.map((sample) => Math.max(-1, Math.min(1, sample * scale)));
}

/** White noise through a first-order filter at either end. */
function noiseBetween([low, high]: readonly [number, number], rate: number): () => number {
  const share = (hertz: number) => 1 - Math.exp((-2 * Math.PI * hertz) / rate);
  const [slow, quick] = [share(low), share(high)];
  let state = 1;
  let below = 0;
  let within = 0;
  return () => {
    // The generator of Numerical Recipes; 32 bits are enough for noise.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    within += quick * (state / 2 ** 31 - within);
    below += slow * (within - below);
    return within - below;
  };
}
