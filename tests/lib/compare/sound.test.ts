import { describe, expect, test } from 'vitest';
import type { Kind } from '@/lib/catalogue/kinds/table';
import { amplitudeOf, hearableOf, SOUND_SECONDS, type SoundKind, soundOf } from '@/lib/compare/sound';

const RATE = 8_000;
const KINDS: SoundKind[] = ['washing', 'dishes', 'cooling'];

const rootMeanSquare = (samples: Float32Array) =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);

describe('amplitude of a sound', () => {
  test.each([
    [72, 1],
    [66, 0.501],
    [52, 0.1],
    [32, 0.01],
  ])('at %i dB is %f of the amplitude of 72 dB', (decibels, amplitude) => {
    expect(amplitudeOf(decibels, 72)).toBeCloseTo(amplitude, 3);
  });
});

describe.each(KINDS)('the sound of %s', (kind) => {
  const samples = soundOf(kind, RATE);

  test('lasts the set time, begins and ends in silence and is the same at every call', () => {
    expect(samples).toHaveLength(SOUND_SECONDS * RATE);
    expect(Math.abs(samples[0] ?? 1)).toBeLessThan(0.01);
    expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.01);
    expect(soundOf(kind, RATE)).toEqual(samples);
  });

  test('is as loud as the other sounds and never clips', () => {
    expect(rootMeanSquare(samples)).toBeCloseTo(0.16, 2);
    expect(samples.filter((sample) => Math.abs(sample) >= 1)).toHaveLength(0);
  });

  test('is a noise and not a tone: half a second of it is unlike the next', () => {
    const half = RATE / 2;
    const [first, next] = [samples.subarray(half, 2 * half), samples.subarray(2 * half, 3 * half)];
    const alike = first.reduce((sum, sample, at) => sum + sample * (next[at] ?? 0), 0) / half;
    expect(alike / 0.16 ** 2).toBeLessThan(0.95);
  });
});

describe('sounds to compare', () => {
  const washer = (name: string, noiseDb?: number, kind: Kind = 'Washing machine') => ({
    kind,
    facts: noiseDb === undefined ? {} : { noiseDb },
    name,
  });

  test('are listed with the quietest first and equal levels together', () => {
    const cards = [washer('A', 76), washer('B', 72), washer('C', 76), washer('D')];
    expect(hearableOf(cards)).toEqual({
      kind: 'washing',
      levels: [
        { decibels: 72, names: ['B'] },
        { decibels: 76, names: ['A', 'C'] },
      ],
    });
  });

  test.each([
    ['one level', [washer('A', 72), washer('B', 72)]],
    ['a figure for one product alone', [washer('A', 72), washer('B')]],
    ['another kind', [washer('A', 72), washer('B', 60, 'Cooker hood')]],
  ])('are missing with %s', (_, cards) => {
    expect(hearableOf(cards)).toBeNull();
  });
});
