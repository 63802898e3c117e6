import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { Wish } from '@/lib/search/understand/types';
import { understand } from '@/lib/search/understand/understand';
import { wordsOfText } from '@/lib/search/understand/words';
import { runs } from '../../../support/runs';

const makers = ['Tarnside', 'Steinhaupt', "O'Dell & Fenn", 'Pendlewick'].map((name, id) => ({
  id,
  name,
  path: `/brands/${id}`,
}));
const read = (text: string): Wish => understand(text, { makers });
const factsOf = ({ facts }: Wish) =>
  facts.map(({ names, want, isNot }) => [
    names[0],
    want instanceof RegExp ? (isNot ? 'not' : 'yes') : [want.min, want.max],
  ]);

describe('kinds of appliance', () => {
  it.each([
    ['washing machine', ['Washing machine', 'Integrated washing machine']],
    ['washers', ['Washing machine', 'Integrated washing machine']],
    ['hoovers', ['Cordless vacuum cleaner', 'Cylinder vacuum cleaner', 'Robot vacuum cleaner']],
    ['american fridge', ['American fridge freezer']],
    ['cooker hood', ['Cooker hood']],
    ['cooker hod', ['Cooker hood']],
    ['vaccum cleaner', ['Cordless vacuum cleaner', 'Cylinder vacuum cleaner', 'Robot vacuum cleaner']],
    ['vacumn', ['Cordless vacuum cleaner', 'Cylinder vacuum cleaner', 'Robot vacuum cleaner']],
    ['daybreak', []],
    ['wine coler', ['Wine cooler', 'Built-in wine cooler']],
    ['46 bottles', ['Wine cooler', 'Built-in wine cooler']],
    ['12 place settings', ['Dishwasher', 'Integrated dishwasher', 'Table-top dishwasher']],
    ['8kg weights', []],
    ['hobb', ['Induction hob', 'Ceramic hob', 'Gas hob', 'Venting hob']],
    ['device for damp walls', ['Dehumidifier']],
    ['dehumidifier for drying clothes', ['Dehumidifier']],
    ['built in washing machine', ['Integrated washing machine']],
    ['freestanding dishwasher', ['Dishwasher', 'Table-top dishwasher']],
    ['fridge not freezer', ['Fridge', 'Integrated fridge']],
    ['freezer not chest', ['Freezer', 'Integrated freezer']],
    ['hood for range cooker', ['Cooker hood']],
    ['washing machine cleaner', ['Cleaner']],
    ['stacking kit for a tumble dryer', ['Stacking kit']],
    ['pyrolytic', ['Single oven', 'Double oven', 'Compact oven']],
    ['lamorna', []],
    ['not a chest freezer', ['Freezer', 'Integrated freezer']],
    ['non american fridge freezer', ['Fridge freezer', 'Integrated fridge freezer']],
    ['hob-induction-60cm', ['Induction hob', 'Ceramic hob', 'Gas hob', 'Venting hob']],
    ['f/f', ['Fridge freezer', 'Integrated fridge freezer']],
    ['dryer that doesnt need a hose', ['Tumble dryer']],
    ['hoover not robot', ['Cordless vacuum cleaner', 'Cylinder vacuum cleaner']],
    ['ovan', ['Single oven', 'Double oven', 'Compact oven']],
    ['air fr', ['Air fryer']],
    ['washing mac', ['Washing machine', 'Integrated washing machine']],
    ['tumb', ['Tumble dryer']],
    ['price match', []],
    ['filter for a steinhaupt coffee machine', ['Water filter']],
    ['hood with filter', ['Cooker hood']],
    ['upright hoover', ['Cordless vacuum cleaner']],
    ['dyson v15', ['Cordless vacuum cleaner', 'Cylinder vacuum cleaner', 'Robot vacuum cleaner']],
    ['dyer', ['Tumble dryer']],
    ['kettle and matching toaster', ['Kettle and toaster set']],
    ['hob that has the extractor built into it', ['Venting hob']],
    ['gas hob and an extractor', ['Gas hob', 'Cooker hood']],
    ['fridge for cans of beer', ['Drinks cooler']],
    ['deep freeze chest', ['Chest freezer']],
    ['tarnside banco', []],
    ['banco sink', ['Sink']],
    ['charcoal filters cooker hood', ['Hood filter']],
    ['get limescale out of a coffee machine', ['Descaler']],
  ])('in %j are %j', (text, kinds) => expect(read(text).kinds).toEqual(kinds));

  it('are grouped by thing when several are named', () => {
    expect(read('sink and tap').groups).toEqual([['Sink'], ['Kitchen tap']]);
    expect(read('separate fridge and freezer').groups).toHaveLength(2);
  });
});

describe('prices', () => {
  it.each([
    ['washing machine under £300', null, 30_000],
    ['hoover under a hundred quid', null, 10_000],
    ['kettle under fifty quid', null, 5_000],
    ['cooker under two hundred and fifty pounds', null, 25_000],
    ['oven over a couple of hundred', 20_000, null],
    ['fridge freezer under 500', null, 50_000],
    ['dishwasher £300-£400', 30_000, 40_000],
    ['dishwasher 300 - 400', 30_000, 40_000],
    ['hob between 300 and 500 pounds', 30_000, 50_000],
    ['no more than £1,200 range cooker', null, 120_000],
    ['american fridge less than a grand', null, 100_000],
    ['oven over 1.5k', 150_000, null],
    ['kettle around £50', 4_250, 5_750],
    ['fridge 250 or less', null, 25_000],
    ['fridge over £500 under £800', 50_000, 80_000],
    ['dryer 500ish', 42_500, 57_500],
    ['dishwasher three to four hundred', 30_000, 40_000],
    ['range cooker 1-2k', 100_000, 200_000],
    ['cooker under four fifty', null, 45_000],
    ['kettle twenty five pounds', 2_125, 2_875],
    ['toaster under a tenner', null, 1_000],
    ['hood sub 200', null, 20_000],
    ['oven that doesnt cost more than 300', null, 30_000],
    ['i dont want to pay more than £500 for a fridge', null, 50_000],
    ['hob no less than 400', 40_000, null],
    ['coffee machine £1000+', 100_000, null],
    ['american fridge 1500 and up', 150_000, null],
    ['hob four zones', null, null],
    ['under 60 cm fridge', null, null],
    ['9 kg washing machine', null, null],
  ])('in %j are from %j to %j pence', (text, min, max) =>
    expect(read(text)).toMatchObject({ minPrice: min, maxPrice: max }),
  );
});

describe('measures and facts', () => {
  it.each([
    [
      '9kg/6kg washer dryer',
      [
        ['Capacity', [9, 9]],
        ['Drying capacity', [6, 6]],
      ],
    ],
    [
      'fridge freezer not silver or grey',
      [
        ['Colour', 'not'],
        ['Colour', 'not'],
      ],
    ],
    ['cooker without a ceramic hob', [['Hob type', 'not']]],
    ['washing machine not made in china', [['Made in', 'not']]],
    ['wifi free dishwasher', [['Smart', 'not']]],
    ['frost free freezer', [['Frost free', 'yes']]],
    ['60cm fridge freezer', [['Width', [581, 600]]]],
    ['598mm fridge freezer', [['Width', [593, 603]]]],
    ['550 wide fridge freezer', [['Width', [531, 550]]]],
    ['fridge max height 140cm', [['Height', [null, 1400]]]],
    ['14cm warming drawer', [['Height', [135, 145]]]],
    [
      '9kg 1400 white',
      [
        ['Colour', 'yes'],
        ['Capacity', [9, 9]],
        ['Spin speed', [1400, 1400]],
      ],
    ],
    ['36 inch range cooker', [['Width', [868, 932]]]],
    ['fridge that fits a 55 cm gap', [['Width', [null, 550]]]],
    ['36" range cooker', [['Width', [868, 932]]]],
    ['fridge 6ft high', [['Height', [1_738, 1_866]]]],
    ['freezer under an 86cm worktop', [['Height', [null, 860]]]],
    ['fridge between 140 and 150cm high', [['Height', [1_400, 1_500]]]],
    ['dishwasher 45', [['Width', [431, 450]]]],
    ['600 hood', [['Width', [581, 600]]]],
    ['washing machine 60', []],
    [
      'hob for a 56 x 49 cut out',
      [
        ['Cut-out width', [555, 565]],
        ['Cut-out depth', [485, 495]],
      ],
    ],
    [
      'washing machine 85 x 60 x 55',
      [
        ['Height', [null, 850]],
        ['Width', [null, 600]],
        ['Depth', [null, 550]],
      ],
    ],
    ['oven 70+ litres', [['Total capacity', [70, null]]]],
    ['3 in 1 boiling water tap', [['Functions', 'yes']]],
    ['washer that does not connect to wifi', [['Smart', 'not']]],
    ['dishwasher none smart', [['Smart', 'not']]],
    ['tumble dryer ventless', [['Dryer type', 'yes']]],
    ['washing machine 50cm deep', [['Depth', [null, 500]]]],
    ['tumbledryer9kg', [['Capacity', [9, 9]]]],
    ['dryer at least 9 kilos', [['Capacity', [9, null]]]],
    ['14 place dishwasher', [['Place settings', [14, 14]]]],
    ['150 litre chest freezer', [['Total capacity', [135, 165]]]],
    ['washing machine for a family of five', [['Capacity', [9, null]]]],
    ['slim washing machine', [['Depth', [null, 500]]]],
    ['slim dishwasher', [['Width', [null, 450]]]],
    ['washing machine without wifi', [['Smart', 'not']]],
    ['non smart fridge', [['Smart', 'not']]],
    ['frost free fridge freezer', [['Frost free', 'yes']]],
    ['anthracite washing machine', [['Colour', 'yes']]],
  ])('in %j are %j', (text, facts) => expect(factsOf(read(text))).toEqual(facts));
});

describe('makers, orders and numbers', () => {
  it('are told apart as makers sold, excluded or not sold', () => {
    expect(read('stienhaupt washing machine').makers).toMatchObject([{ name: 'Steinhaupt' }]);
    expect(read('washing machine any make but tarnside').makersNot).toMatchObject([{ name: 'Tarnside' }]);
    expect(read('washing machine not tarnside').makersNot).toMatchObject([{ name: 'Tarnside' }]);
    expect(read('bosch dishwasher')).toMatchObject({ foreign: { name: 'Bosch' }, makers: [] });
    expect(read('dyson').kinds).toContain('Cordless vacuum cleaner');
    expect(read('television').foreign).toEqual({ name: 'television', isMaker: false });
  });

  it.each([
    ['cheap kettle', 'price-up'],
    ['quietest washing machine', 'quietest'],
    ['cheapest tumble dryer', 'price-up'],
    ['cheapest tumble dryer to run', 'running-cost'],
    ['widest hob', 'widest'],
    ['hob with the most zones', 'most-zones'],
    ['gas hob with most burners', 'most-burners'],
    ['kettle', null],
  ])('in %j give the sort order %j', (text, sort) => expect(read(text).sort).toBe(sort));

  it('keep a model number as text, without a kind or a maker', () => {
    expect(read('TW-914 white')).toMatchObject({ kinds: [], text: 'tw-914' });
    expect(read('tarnside tw914')).toMatchObject({ makers: [], text: 'tw914' });
  });

  it('are corrected for typos, but short and strange words are not', () => {
    expect(read('washng machine').corrected).toBe('washing machine');
    expect(read('slide and hide oven').corrected).toBeNull();
    expect(read('sennen toaster')).toMatchObject({ corrected: null, text: 'sennen' });
  });

  it('keep in the URL only what no filter covers', () => {
    expect(read('white washing machine under £300')).toMatchObject({
      kept: 'washing machine',
      withoutKind: 'white under £300',
    });
  });
});

const WORDS =
  'washing machine fridge freezer hob not without no smart wifi under £ 300 - 60 cm kg 9 cheapest bosch Tarnside or and for black quiet qqq TW-914 14 place 50/50 a x 56 49 cut out between four fifty sub filter 24" 12kg+ worktop air fr more than'.split(
    ' ',
  );
const typed = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.array(fc.constantFrom(...WORDS), { maxLength: 14 }).map((words) => words.join(' ')),
);

test('every word is either understood or searched for as text, whatever was typed', () => {
  fc.assert(
    fc.property(typed, (text) => {
      const wish = read(text);
      const words = wordsOfText(wish.corrected ?? text).slice(0, 40);
      const taken = words.map(() => 0);
      for (const { at, length } of wish.parts)
        for (let i = at; i < at + length; i++) taken[i] = (taken[i] ?? 0) + 1;
      expect(taken.every((count) => count <= 1)).toBe(true);
      expect(
        words
          .filter((_, at) => taken[at] === 0)
          .map((word) => word.text)
          .join(' '),
      ).toBe(wish.text);
    }),
    runs(300),
  );
});

test.each(Object.getOwnPropertyNames(Object.prototype))(
  'the object property name %s is an ordinary word',
  (word) => {
    for (const text of [word, `black ${word} hob`, `2 ${word} dryer`, `hob 60 ${word}`])
      expect(read(text).typed, text).toBe(text);
  },
);

test('a corrected search is read the same when it is read again', () => {
  fc.assert(
    fc.property(typed, (text) => {
      const wish = read(text);
      const { typed: _, corrected, ...again } = read(wish.corrected ?? text);
      expect(corrected).toBeNull();
      expect(wish).toMatchObject(again);
    }),
    runs(300),
  );
});

describe('chips of what was understood', () => {
  it('have each part with the words that remain without it', () => {
    expect(read('a quiet white washing machine under £400, not steinhaupt').chips).toEqual([
      { label: 'quiet', without: 'white washing machine under £400 not steinhaupt' },
      { label: 'white', without: 'quiet washing machine under £400 not steinhaupt' },
      { label: 'washing machine', without: 'quiet white under £400 not steinhaupt' },
      { label: 'under £400', without: 'quiet white washing machine not steinhaupt' },
      { label: 'not steinhaupt', without: 'quiet white washing machine under £400' },
    ]);
  });

  it.each(['washing machine', 'lamorna', ''])('are missing for %j, which filters nothing', (text) =>
    expect(read(text).chips).toEqual([]),
  );
});

describe('feet and inches', () => {
  it.each([
    ['fridge freezer 6ft 6 tall', 'Height', 1_981],
    ["fridge freezer 6'6 high", 'Height', 1_981],
    ['fridge freezer 5 foot 11 inches high', 'Height', 1_803],
    ['freezer 5 foot high', 'Height', 1_524],
  ])('in %j are one measurement', (text, name, near) => {
    const [fact, ...others] = read(text).facts;
    expect(others).toEqual([]);
    expect(fact?.names).toEqual([name]);
    expect(fact?.want).toMatchObject({ near });
  });
});

describe('several words about one thing', () => {
  it.each([
    ['cooker with a gas hob', ['Gas cooker', 'Dual fuel cooker'], ['Hob type']],
    ['cooker with gas hob and electric oven', ['Dual fuel cooker'], ['Hob type']],
    ['range cooker with gas hob and electric ovens', ['Dual fuel range cooker'], ['Hob type']],
    ['electric cooker with an induction hob', ['Electric cooker'], ['Hob type']],
    [
      'cooker for a 90cm gap',
      ['Electric range cooker', 'Gas range cooker', 'Dual fuel range cooker'],
      ['Width'],
    ],
    ['cooker for a 60cm gap', ['Electric cooker', 'Gas cooker', 'Dual fuel cooker'], ['Width']],
    [
      'washing machine that can be stacked with dryer',
      ['Washing machine', 'Integrated washing machine', 'Tumble dryer'],
      [],
    ],
    ['oven with two doors', ['Double oven'], ['Ovens']],
    ['sink with the drainer on the left', ['Sink'], ['Drainer']],
    ['induction hob that runs off a 13 amp plug', ['Induction hob'], ['Plug']],
    ['fridge for a 70 year old', ['Fridge', 'Integrated fridge'], []],
    [
      'fridge freezer under 55 cm wide and under 180 tall',
      ['Fridge freezer', 'Integrated fridge freezer'],
      ['Width', 'Height'],
    ],
  ])('in %j are all understood', (text, kinds, facts) => {
    const wish = read(text);
    expect(wish).toMatchObject({ kinds, text: '' });
    expect(wish.facts.map(({ names }) => names[0])).toEqual(facts);
  });

  it('are two things where a cooker and a hob are named', () =>
    expect(read('cooker and gas hob').groups).toHaveLength(2));

  it('ask for what goes under a worktop of that height', () =>
    expect(read('fridge under a worktop 82cm high').facts.at(-1)).toMatchObject({
      names: ['Height'],
      want: { min: null, max: 820, isGap: true },
    }));

  it.each([
    ['washer dryer for a small flat', 'smallest'],
    ['slim washer dryer', 'shallowest'],
    ['slim dishwasher', 'narrowest'],
  ])('in %j give the order %j when nothing is so small', (text, order) =>
    expect(read(text).facts).toMatchObject([{ instead: order }]),
  );
});

test('a bare figure before “gap” is in millimetres', () =>
  expect(factsOf(read('dishwasher to fit a 450 gap'))).toEqual([['Width', [null, 450]]]));

test('the width of a gap is an upper limit', () =>
  expect(factsOf(read('my gap is 56cm wide need a fridge freezer'))).toEqual([['Width', [null, 560]]]));

test('a colour beside a model number still counts', () => {
  const wish = read('sd636 silver');
  expect(factsOf(wish)).toEqual([['Colour', 'yes']]);
  expect(wish.text).toBe('sd636');
});

test('a product type that is not sold is recognised with any maker', () =>
  expect(read('samsung tv 55 inch').foreign).toEqual({ name: 'tv', isMaker: false }));
