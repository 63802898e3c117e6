import { describe, expect, it, test } from 'vitest';
import type { Facet } from '@/lib/catalogue/types';
import { listingDictionary } from '@/lib/listing/dictionary';
import { parseListingQuery, PLAIN_QUERY } from '@/lib/listing/query';
import { formatListingQuery } from '@/lib/listing/url';
import { withWish } from '@/lib/search/resolve';
import { sentencesOf, smallerWord } from '@/lib/search/sentences';
import { understand } from '@/lib/search/understand/understand';

const millimetres = (key: string, ...sizes: (number | string)[]): Facet => ({
  kind: 'attribute',
  key,
  label: key,
  values: sizes.map((size) => ({ value: `${size} mm`, label: `${size} mm`, count: 3, selected: false })),
});

/** What goods of a kind measure, and the room that they take, as the demo shop has them. */
const LISTS: Readonly<Record<string, Facet[]>> = {
  dishwasher: [
    millimetres('Width', 448, 550, 598),
    millimetres('Height', 438, 815, 845),
    millimetres('Space width', 448, '450–455', 598, '600–605'),
    millimetres('Space height', '820–875', 845),
  ],
  'washing machine': [
    millimetres('Width', 595, 598, 600),
    millimetres('Depth', 400, 495, 600),
    millimetres('Space width', 595, 598, 600, '600–605'),
  ],
  cooker: [millimetres('Width', 500, 550, 600), millimetres('Space width', 500, 550, 600)],
  'range cooker': [
    millimetres('Width', 895, 900, 995, 1000, 1095),
    millimetres('Space width', 895, 900, 995, 1000, 1095),
  ],
  'fridge freezer': [
    millimetres('Width', 541, 545, 550, 595, 600, 700),
    millimetres('Height', 1450, 1530, 1700, 1745, 1772, 1800, 1860),
    millimetres('Space width', 545, 550, '560–568', 595, 600, 700),
    millimetres('Space height', 1450, 1530, 1700, 1745, '1776–1783', 1800, 1860),
  ],
  'american fridge freezer': [
    millimetres('Width', 833, 908, 913),
    millimetres('Space width', 833, 908, 913, 933, 1008, 1013),
    millimetres('Height', 1770, 1793),
    millimetres('Space height', 1770, 1793, 1870, 1893),
  ],
  oven: [millimetres('Width', 594, 596), millimetres('Space width', '560–568')],
  hob: [millimetres('Width', 300, 590, 770), millimetres('Space width', '267–273', '557–563', '747–753')],
  'cooker hood': [millimetres('Width', 520, 598, 898)],
  microwave: [millimetres('Width', 471, 480, 495, 595)],
};

function read(text: string, kind: string, query = PLAIN_QUERY, isFilled = true) {
  const wish = understand(text, { makers: [] });
  const resolved = withWish(query, wish, listingDictionary(LISTS[kind] ?? []), isFilled);
  return {
    address: formatListingQuery(resolved.query),
    less: smallerWord(resolved.gaps),
    sentences: sentencesOf({ wish, leftOut: [], gaps: resolved.gaps, found: 9, isHelped: false }),
  };
}

describe('a gap in a search', () => {
  it.each([
    // The widest that goes in sets the step.
    ['dishwasher 45cm gap', 'dishwasher', 'space-width=..450'],
    ['dishwasher for a 50cm gap', 'dishwasher', 'space-width=..500'],
    ['dishwasher 55cm gap', 'dishwasher', 'space-width=..550'],
    ['dishwasher 60cm gap', 'dishwasher', 'space-width=573..600'],
    ['600 mm gap dishwasher', 'dishwasher', 'space-width=573..600'],
    ['dishwasher space of 60cm', 'dishwasher', 'space-width=573..600'],
    ['dishwasher recess 600mm', 'dishwasher', 'space-width=573..600'],
    ['washing machine 60cm gap', 'washing machine', 'space-width=..600'],
    ['cooker alcove 55 cm', 'cooker', 'space-width=525..550'],
    ['cooker 54cm gap', 'cooker', 'space-width=..540'],
    ['cooker 60cm gap', 'cooker', 'space-width=575..600'],
    ['range cooker 90cm gap', 'range cooker', 'space-width=..900'],
    ['range cooker 100cm gap', 'range cooker', 'space-width=975..1000'],
    ['fridge freezer 60cm gap', 'fridge freezer', 'space-width=575..600'],
    ['fridge freezer 70cm gap', 'fridge freezer', 'space-width=675..700'],
    ['fridge freezer 55cm gap', 'fridge freezer', 'space-width=..550'],
    // The air that a maker requires counts.
    ['american fridge freezer 90cm gap', 'american fridge freezer', 'space-width=..900'],
    ['american fridge freezer 92cm gap', 'american fridge freezer', 'space-width=888..920'],
    // Upwards a tenth.
    ['gap 178 cm high fridge freezer', 'fridge freezer', 'space-height=1595..1780'],
    ['fridge freezer gap 178 x 60', 'fridge freezer', 'space-height=1595..1780&space-width=575..600'],
    ['dishwasher gap 82 cm high', 'dishwasher', 'space-height=..820'],
    // What is built in goes by its housing where that was measured, else by the width that it is sold for.
    ['oven for a 56cm gap', 'oven', 'space-width=..560'],
    ['oven for 60cm housing', 'oven', 'width=..600'],
    ['hob 60cm gap', 'hob', 'width=565..600'],
    ['hood for a 60cm space', 'cooker hood', 'width=573..600'],
    // What stands on a worktop fills nothing.
    ['microwave for a 50cm space', 'microwave', 'width=..500'],
    // Something narrow was asked for.
    ['slim dishwasher for a 60cm gap', 'dishwasher', 'space-width=..600&width=..450'],
  ])('in %j filters by %s', (text, kind, address) => expect(read(text, kind).address).toBe(address));

  it('is only an upper limit when all products that fill it lack something else', () =>
    expect(read('dishwasher 60cm gap', 'dishwasher', PLAIN_QUERY, false)).toEqual({
      address: 'space-width=..600',
      less: null,
      sentences: [],
    }));

  it('is taken from the URL when that states it', () => {
    const chosen = parseListingQuery([['space-width', '..600']]);
    expect(read('dishwasher 60cm gap', 'dishwasher', chosen)).toEqual({
      address: 'space-width=..600',
      less: null,
      sentences: [],
    });
  });
});

describe('a height in a search', () => {
  it.each([
    ['178 cm tall fridge freezer', 'height=1750..1810'],
    ['fridge freezer 180cm high', 'height=1770..1830'],
    ['fridge freezer under 178cm', 'height=..1780'],
    ['fridge freezer under 180cm', 'height=..1772'],
    ['fridge freezer up to 180cm', 'height=..1800'],
    ['fridge freezer no taller than 178cm', 'height=..1780'],
  ])('in %j filters by %s', (text, address) => expect(read(text, 'fridge freezer').address).toBe(address));

  it('has a smaller tolerance for an appliance below a worktop', () =>
    expect(read('dishwasher 82cm high', 'dishwasher').address).toBe('height=806..834'));
});

describe('sentences about a gap', () => {
  it.each([
    [
      'dishwasher 60cm gap',
      'dishwasher',
      'Narrower',
      'For a gap 600 mm wide: products that fit and fill it. Narrower ones are left out.',
    ],
    [
      'gap 178 cm high fridge freezer',
      'fridge freezer',
      'Lower',
      'For a gap 1,780 mm high: products that fit and fill it. Lower ones are left out.',
    ],
    [
      'fridge freezer gap 178 x 60',
      'fridge freezer',
      'Smaller',
      'For a gap 1,780 mm high and 600 mm wide: products that fit and fill it. Smaller ones are left out.',
    ],
    [
      'fridge freezer for 54cm gap',
      'fridge freezer',
      null,
      'Nothing here fits a gap 540 mm wide: the narrowest needs 545 mm.',
    ],
    [
      'washing machine 50cm gap',
      'washing machine',
      null,
      'No product of this kind is that narrow, so “50 cm gap” is read as the depth.',
    ],
  ])('for %j are shown', (text, kind, less, sentence) =>
    expect(read(text, kind)).toMatchObject({ less, sentences: [sentence] }),
  );

  it.each(['dishwasher 45cm gap', 'washing machine 60cm gap'])(
    'are missing for %j, which leaves nothing out',
    (text) =>
      expect(read(text, text.startsWith('dish') ? 'dishwasher' : 'washing machine').sentences).toEqual([]),
  );
});

test('the products that need the least room are shown when nothing fits the gap', () => {
  expect(read('fridge freezer for 54cm gap', 'fridge freezer').address).toBe('space-width=..550');
  expect(read('american fridge freezer 80cm gap', 'american fridge freezer').address).toBe(
    'space-width=..833',
  );
  expect(read('american fridge freezer gap 170cm high', 'american fridge freezer').address).toBe(
    'space-height=..1770',
  );
});
