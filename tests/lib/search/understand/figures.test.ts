import { describe, expect, it } from 'vitest';
import { understand } from '@/lib/search/understand/understand';

const read = (text: string) => understand(text, { makers: [] });
const factsOf = (text: string) =>
  read(text).facts.map(({ names, want }) => [names[0], want instanceof RegExp ? want.source : want]);

describe('products sold by a figure', () => {
  it.each([
    ['9kg 1400 white', ['Washing machine', 'Integrated washing machine']],
    ['8kg condenser white', ['Tumble dryer']],
    ['cheap 16 place', ['Dishwasher', 'Integrated dishwasher', 'Table-top dishwasher']],
    ['spin 1600', ['Washing machine', 'Integrated washing machine']],
  ])('are recognised in %j', (text, kinds) => expect(read(text).kinds).toEqual(kinds));

  it.each(['90cm cooker', 'cooker with 5 burners', '3 oven cooker', 'cooker wider than 60cm'])(
    'in %j are range cookers',
    (text) => expect(read(text).kinds.every((kind) => kind.endsWith('range cooker'))).toBe(true),
  );

  it('are not range cookers at an ordinary width', () =>
    expect(read('60cm gas cooker').kinds).toEqual(['Gas cooker']));
});

describe('a figure', () => {
  it.each([
    ['washing machine depth under 55', 'Depth', { min: null, max: 550, isOpen: true }],
    ['washing machine more than 8kg', 'Capacity', { min: 8, max: null, isOpen: true }],
    ['washing machine at least 8kg', 'Capacity', { min: 8, max: null }],
    ['washing machine not more than 8kg', 'Capacity', { min: null, max: 8 }],
    ['kettle 3kw', 'Rated power', { min: 2_700, max: 3_300, near: 3_000 }],
    ['hoover with 10m cable', 'Reach of cord', { min: 10, max: null }],
    ['hood with 700 m3/h', 'Extraction rate', { min: 630, max: 770, near: 700 }],
    ['double oven 72cm', 'Height', { min: 715, max: 725, near: 720 }],
    ['dishwasher quick 30 min', 'Quick wash', { min: null, max: 30 }],
  ])('in %j belongs to the field it was said of', (text, name, want) => {
    const figures = factsOf(text).filter(([, one]) => typeof one !== 'string');
    expect(figures).toEqual([[name, want]]);
  });

  it.each([
    ['9000 btu aircon', 2.6],
    ['air con 12000 btu', 3.5],
  ])('in %j is read in kilowatts', (text, kilowatts) => {
    const [fact] = read(text).facts;
    const want = fact?.want;
    if (!want || want instanceof RegExp) throw new Error('no figure was read');
    expect(want.min).toBeLessThan(kilowatts);
    expect(want.max).toBeGreaterThan(kilowatts);
  });

  it.each(['washer dryer 9/6', 'wd 9/6'])('in %j is the washing and drying capacity', (text) => {
    expect(factsOf(text)).toEqual([
      ['Capacity', { min: 9, max: 9, near: 9 }],
      ['Drying capacity', { min: 6, max: 6, near: 6 }],
    ]);
  });

  it.each([
    ['kettle 20-30 quid', 2_000, 3_000],
    ['dishwasher for £300 - £450', 30_000, 45_000],
  ])('in %j is a price between both', (text, minPrice, maxPrice) =>
    expect(read(text)).toMatchObject({ minPrice, maxPrice }),
  );

  it.each([
    ['4 door fridge freezer', 'American fridge freezer'],
    ['2 door fridge', 'American fridge freezer'],
  ])('in %j is read as if spelt out', (text, kind) => expect(read(text).kinds).toEqual([kind]));
});

describe('energy classes', () => {
  it.each([
    ['fridge freezer c rating or better', '^[ABC]\\+* of'],
    ['fridge energy rating of d or above', '^[ABCD]\\+* of'],
    ['fridge freezer better than c rated', '^[AB]\\+* of'],
    ['grade b dishwasher', '^B\\+* of'],
  ])('in %j are read from the letter', (text, source) =>
    expect(factsOf(text)).toEqual([['Energy class', source]]),
  );
});
