import { traitsOf } from '@/lib/catalogue/kinds/rules';
import type { Traits } from '@/lib/catalogue/kinds/types';
import type { ProductCard } from '@/lib/catalogue/types';

/** What machines of a kind sound like at work. */
export type SoundKind = NonNullable<Traits['noise']>;

/** Products of one kind whose loudness can be heard side by side; levels in dB of sound power, the quietest first. */
export type Hearable = { kind: SoundKind; levels: readonly { decibels: number; names: readonly string[] }[] };

/** Goods that are equally loud share a level; null where fewer than two levels are stated. */
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

/** By how much a level's pressure is below the loudest's, 0 to 1: 20 dB are a tenth, 6 dB about a half (ISO 80000-8). */
export const amplitudeOf = (decibels: number, loudest: number): number => 10 ** ((decibels - loudest) / 20);

export const SOUND_SECONDS = 5;

/** The loudest is played so that its peaks stay whole. */
const ROOT_MEAN_SQUARE = 0.16;
const FADE_SECONDS = 0.08;

/** Tones of what turns, as frequency in Hz and share; the noise around them between two frequencies; how it swells. */
type Recipe = {
  tones: readonly (readonly [hertz: number, share: number])[];
  band: readonly [low: number, high: number];
  swell: { hertz: number; depth: number };
};

const RECIPES: Readonly<Record<SoundKind, Recipe>> = {
  // A drum at 1,400 turns a minute: the hum of motor and bearings within the rush of air.
  washing: {
    tones: [
      [140, 0.5],
      [280, 0.3],
      [560, 0.12],
    ],
    band: [120, 1_600],
    swell: { hertz: 1.1, depth: 0.08 },
  },
  // Spray arms that come round every other second.
  dishes: { tones: [[100, 0.15]], band: [350, 2_600], swell: { hertz: 0.6, depth: 0.35 } },
  // A compressor at the frequency of the mains, and its harmonics.
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
 * Samples of a machine of this kind at work, −1 to 1, the same at every call: made by calculation, no recording. It
 * begins and ends in silence.
 * @param rate samples a second
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

/** White noise through a filter of the first order at either end. */
function noiseBetween([low, high]: readonly [number, number], rate: number): () => number {
  const share = (hertz: number) => 1 - Math.exp((-2 * Math.PI * hertz) / rate);
  const [slow, quick] = [share(low), share(high)];
  let state = 1;
  let below = 0;
  let within = 0;
  return () => {
    // The generator of Numerical Recipes: 32 bits are enough for a rush.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    within += quick * (state / 2 ** 31 - within);
    below += slow * (within - below);
    return within - below;
  };
}
