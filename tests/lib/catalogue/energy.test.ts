import { expect, test } from 'vitest';
import { classesOf, compareEnergy, energyArrow, energyWords, parseEnergy } from '@/lib/catalogue/energy';

test.each([
  ['A of A–G', { class: 'A', scale: 'A–G' }],
  ['G of A-G', { class: 'G', scale: 'A–G' }],
  ['A+ of A+++–D', { class: 'A+', scale: 'A+++–D' }],
  ['A+ of A–G', null],
  ['E of A+++–D', null],
  ['A', null],
  ['H of A–G', null],
  ['', null],
  [undefined, null],
])('the label text %s is parsed', (text, energy) => expect(parseEnergy(text)).toEqual(energy));

test('every class of both scales is read back, and its arrow counts from green to red', () => {
  for (const scale of ['A–G', 'A+++–D'] as const) {
    const read = classesOf(scale).map((letter) => parseEnergy(`${letter} of ${scale}`));
    expect(read.map((energy) => energy && energyArrow(energy).step)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  }
});

test('an energy class has its words and its arrow', () => {
  const energy = { class: 'A++', scale: 'A+++–D' } as const;
  expect(energyWords(energy)).toBe('Class A++ of A+++ to D');
  expect(energyArrow(energy)).toEqual({ letter: 'A++', best: 'A+++', worst: 'D', step: 2 });
});

test('sorting never mixes the two scales', () => {
  const sorted = ['A of A+++–D', 'D of A–G', 'A+++ of A+++–D', 'B of A–G']
    .flatMap((text) => parseEnergy(text) ?? [])
    .toSorted(compareEnergy);
  expect(sorted.map((energy) => energy.class)).toEqual(['B', 'D', 'A+++', 'A']);
});
