import { describe, expect, it } from 'vitest';
import { classify } from '@/lib/catalogue/classify';
import { levelAt, noiseClass, noiseWords, placeWords, quieterWords } from '@/lib/compare/noise';

describe('noise in words', () => {
  it.each([
    ['Washing machine', 72, 'A'],
    ['Washing machine', 73, 'B'],
    ['Washer dryer', 76, 'B'],
    ['Integrated washing machine', 77, 'C'],
    ['Washing machine', 80, 'C'],
    ['Washing machine', 81, 'D'],
    ['Dishwasher', 38, 'A'],
    ['Integrated dishwasher', 39, 'B'],
    ['Table-top dishwasher', 45, 'C'],
    ['Dishwasher', 51, 'D'],
    ['Fridge freezer', 29, 'A'],
    ['Wine cooler', 30, 'B'],
    ['American fridge freezer', 36, 'C'],
    ['Chest freezer', 42, 'D'],
    ['Cooker hood', 60, null],
    ['Air cooler', 40, null],
  ] as const)('%s at %i dB is class %s', (type, decibels, letter) =>
    expect(noiseClass(type, decibels)).toBe(letter),
  );

  it.each([
    [0, null],
    [2, null],
    [3, 'a little quieter'],
    [5, 'a little quieter'],
    [6, 'clearly quieter'],
    [9, 'clearly quieter'],
    [10, 'about half as loud'],
  ])('%i dB less is %s', (decibels, words) => expect(quieterWords(decibels)).toBe(words));

  it('is 5 dB lower at one metre, and 6 dB lower again with each doubling of the distance', () => {
    expect(levelAt(72, 1)).toBe(67);
    expect(levelAt(72, 2)).toBe(61);
    expect(levelAt(72, 4)).toBe(55);
  });

  it('ranks a product among those of its kind sold here', () => {
    const counts = new Map([
      [40, 4],
      [44, 8],
      [48, 8],
    ]);
    expect(placeWords(40, counts)).toBe('quieter than 8 of 10 here');
    expect(placeWords(48, counts)).toBe('louder than 6 of 10 here');
    expect(placeWords(39, counts)).toBe('quieter than nearly all here');
    expect(placeWords(40, new Map([[44, 9]]))).toBeNull();
    expect(placeWords(44, new Map([[44, 90]]))).toBeNull();
    expect(noiseWords(classify({ Type: 'Dishwasher', Noise: '40 dB' }), counts)).toBe(
      'Class B for its kind, quieter than 8 of 10 here. Roughly 35 dB a metre away.',
    );
    expect(noiseWords(classify({ Type: 'Kettle', Noise: '70 dB' }), undefined)).toBeNull();
    expect(noiseWords(classify({ Type: 'Dishwasher' }), counts)).toBeNull();
  });
});
