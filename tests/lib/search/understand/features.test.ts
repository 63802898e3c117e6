import { describe, expect, it } from 'vitest';
import { FACT_PHRASES } from '@/lib/search/data/fact-phrases';
import { FEATURE_PHRASES } from '@/lib/search/data/feature-phrases';
import { understand } from '@/lib/search/understand/understand';
import { demoProducts } from '../../../../scripts/search/wishes/products';

const products = demoProducts(Date.UTC(2026, 10, 20, 12));
const read = (text: string) => understand(text, { makers: [] });
const factsOf = (text: string) => read(text).facts.map(({ names, isNot }) => [names[0], isNot]);

describe('features', () => {
  it('are read from a field that some product of the kind has', () => {
    const untold = FEATURE_PHRASES.filter(
      ({ names, value, kinds = [] }) =>
        !products.some(
          ({ facts, type }) =>
            (kinds.length === 0 || kinds.some((kind) => kind === type)) &&
            names.some((name) => value.test(facts[name] ?? '') || facts[name] === 'No'),
        ),
    );
    expect(untold.map(({ phrases }) => phrases)).toEqual([]);
  });

  it('have no phrase in common', () => {
    const said = [...FACT_PHRASES, ...FEATURE_PHRASES].flatMap(({ phrases }) => phrases.split('|'));
    expect(said.filter((phrase, at) => said.indexOf(phrase) !== at)).toEqual([]);
  });

  it.each([
    ['dishwasher with timer delay', [['Timer', false]]],
    ['bread maker with a nut dispenser', [['Nut dispenser', false]]],
    ['portable air con with window kit', [['Window kit', false]]],
    ['remote control air conditioner', [['Remote control', false]]],
    ['air fryer dishwasher safe', [['Dishwasher safe', false]]],
    ['tumble dryer no beep', [['End signal', true]]],
    ['fridge that opens on the left', [['Hinge', false]]],
    ['fridge with a door i can swap over', [['Hinge reversible', false]]],
    ['fridge freezer that is mostly fridge', [['Split', false]]],
    ['double oven that sits under the worktop', [['Installation', false]]],
  ])('in %j are read from their field', (text, facts) => expect(factsOf(text)).toEqual(facts));

  it.each([
    ['quiet blender', 'quietest'],
    ['dryer that will not cost a fortune to run', 'running-cost'],
    ['dryer that wont cost a fortune to run', 'running-cost'],
    ['small toaster', 'smallest'],
    ['large blender', 'largest'],
    ['quiet dishwasher', null],
  ])('in %j set a sort order where there is no field for them', (text, sort) =>
    expect(read(text).sort).toBe(sort),
  );
});

describe('makers whose names are also words', () => {
  it.each([
    ['sage coffee machine', 'Sage'],
    ['swan kettle', 'Swan'],
    ['sage range cooker', undefined],
    ['swan neck tap', undefined],
  ])('in %j are read as the maker %s', (text, name) => expect(read(text).foreign?.name).toBe(name));
});

describe('occasions', () => {
  it.each(['black friday washing machine', 'washing machine clearance', 'washing machine for mothers day'])(
    'in %j do not filter',
    (text) =>
      expect(read(text)).toMatchObject({
        kinds: ['Washing machine', 'Integrated washing machine'],
        facts: [],
        text: '',
      }),
  );
});
