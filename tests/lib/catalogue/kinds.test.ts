import { beforeAll, describe, expect, test } from 'vitest';
import { takesTwo } from '@/lib/access/crew';
import { gapOf } from '@/lib/catalogue/gap';
import { belongsInSet, kindOf, kindsWith, traitsOf } from '@/lib/catalogue/kinds/rules';
import type { Kind } from '@/lib/catalogue/kinds/table';
import { classify } from '@/lib/catalogue/classify';
import { consumptionOf } from '@/lib/catalogue/running-cost';
import type { ProductCard } from '@/lib/catalogue/types';
import { noiseClass } from '@/lib/compare/noise';
import { fitFacts } from '@/lib/fit/facts';
import { fitterRows } from '@/lib/kitchen/fitter';
import { extractorOf, pieceOf } from '@/lib/kitchen/pieces';
import { preparations } from '@/lib/orders/prepare';
import { productKeywords } from '@/lib/search/keywords';
import { factsOf, seeded } from '../../sandbox/demo/seed/seeded.ts';
import { aCard } from '../../support/shop';

/**
 * What each tool says of each kind, as somebody who sells appliances would have it; `?`: of some of its goods.
 *
 * the space it stands in | its place in a set | under what it counts for the set discount
 * | room for air where the maker is silent: beside, above, behind, millimetres
 * | what a year is counted by, where its label counts by the cycle | its noise class at 40 dB | leads steam away
 * | what its fitter has to have there | what its buyer has to get ready | who brings it when nobody has weighed it
 * | one of the things people call it
 */
const SAID: Readonly<Record<Kind, string>> = {
  'Washing machine':
    'laundry | washing machine | washing machine | 0 0 60 | 220 electricity | A | | cold water, waste | tap | two | washer',
  'Integrated washing machine':
    'laundry | washing machine | washing machine | | 220 electricity | A | | cold water, waste | tap | two | washer',
  'Washer dryer':
    'laundry | washing machine | washer dryer | 0 0 60 | 220 electricity | A | | cold water, waste | tap | two | washer and dryer in one',
  'Integrated washer dryer':
    'laundry | washing machine | washer dryer | | 220 electricity | A | | cold water, waste | tap | two | washer and dryer in one',
  'Tumble dryer':
    'laundry | tumble dryer | tumble dryer | 0 0 60 | 160 electricity | | | vent to the outside? | | two | drier',
  'Stacking kit': '| | | | | | | | | parcel | tower',
  'Steam cabinet': '| | | | | | | | | two | clothes steamer',
  Hose: '| | | | | | | | | parcel | dishwasher hose',
  'Drip tray': '| | | | | | | | | parcel | leak tray',
  Dishwasher:
    'dishwasher | dishwasher | dishwasher | 0 0 60 | 280 electricity | B | | cold water, waste | tap | two | dish washer',
  'Integrated dishwasher':
    'dishwasher | dishwasher | dishwasher | | 280 electricity | B | | cold water, waste | tap | two | dish washer',
  'Table-top dishwasher':
    '| | | | 280 electricity | B | | cold water, waste | tap | parcel | mini countertop dishwasher',
  'Fridge freezer':
    'fridge | fridge freezer | fridge freezer | 20 50 50 | | C | | | defrost, stand | two | combi fridge',
  'Integrated fridge freezer':
    'fridge | fridge freezer | fridge freezer | | | C | | | defrost, stand | two | combi fridge',
  'American fridge freezer':
    'fridge | fridge freezer | American fridge freezer | 50 100 50 | | C | | cold water? | defrost, stand | two | side by side refrigerator',
  Fridge: 'fridge | fridge freezer | fridge | 20 50 50 | | C | | | defrost, stand | two | refrigerator',
  'Integrated fridge': 'fridge | fridge freezer | fridge | | | C | | | defrost, stand | two | refrigerator',
  Freezer: 'fridge | fridge freezer | freezer | 20 50 50 | | C | | | defrost, stand | two | deep freeze',
  'Integrated freezer': 'fridge | fridge freezer | freezer | | | C | | | defrost, stand | two | deep freeze',
  'Chest freezer': 'fridge | | freezer | 20 50 50 | | C | | | defrost, stand | two | deep freeze',
  'Wine cooler': 'fridge | | wine cooler | 20 50 50 | | C | | | stand | two | wine fridge',
  'Built-in wine cooler': 'fridge | | wine cooler | | | C | | | stand | two | wine fridge',
  'Drinks cooler': 'fridge | | | 20 50 50 | | C | | | stand | two | beer fridge',
  'Single oven': 'oven | oven | single oven | | 156 electricity | | | | wired? | two | cooker',
  'Double oven': 'oven | oven | double oven | | 156 electricity | | | | wired | two | cooker',
  'Compact oven': 'oven | oven | compact oven | | 156 electricity | | | | wired? | two | small oven',
  'Built-in microwave': 'oven | | | | | | | | | parcel | micro wave',
  'Combination microwave': 'oven? | | | | | | | | | parcel | micro wave',
  Microwave: '| | | | | | | | | parcel | micro wave',
  'Warming drawer': 'oven | | drawer | | | | | | | parcel | plate warmer drawer',
  'Vacuum drawer': 'oven | | drawer | | | | | | | two | sous vide',
  'Electric cooker': 'cooker | cooker | cooker | | 156 electricity | | | | wired | two | stove',
  'Gas cooker': 'cooker | cooker | cooker | | 156 gas | | | gas | gas | two | stove',
  'Dual fuel cooker': 'cooker | cooker | cooker | | 156 electricity | | | gas | gas, wired | two | stove',
  'Electric range cooker':
    'cooker | cooker | range cooker | | 156 electricity | | | | wired | two | aga style',
  'Gas range cooker': 'cooker | cooker | range cooker | | 156 gas | | | gas | gas | two | aga style',
  'Dual fuel range cooker':
    'cooker | cooker | range cooker | | 156 electricity | | | gas | gas, wired | two | aga style',
  'Induction hob': 'hob | hob | hob | | | | | | wired? | parcel | electric hob',
  'Ceramic hob': 'hob | hob | hob | | | | | | wired | parcel | electric hob',
  'Gas hob': 'hob | hob | hob | | | | | gas | gas | parcel | gas stove',
  'Venting hob': 'hob | hob | hob | | | | steam | | wired | two | downdraft hob',
  'Cooker hood': '| hood | hood | | | | steam | duct | wired? | parcel | extractor fan',
  'Hood filter': '| | | | | | | | | parcel | charcoal filter',
  Ducting: '| | | | | | | duct | | parcel | extractor pipe vent hose',
  'Kitchen tap': '| | | | | | | hot and cold water | | parcel | kitchen faucet',
  'Boiling-water tap': '| | | | | | | hot and cold water | | parcel | kettle tap',
  Sink: '| | | | | | | waste | | parcel | butler sink',
  'Waste disposer': '| | | | | | | waste | | parcel | garbage disposal',
  'Bean to cup coffee machine': '| | | | | | | | | parcel | coffee maker',
  'Espresso machine': '| | | | | | | | | parcel | coffee maker',
  'Filter coffee machine': '| | | | | | | | | parcel | percolator',
  Kettle: '| | | | | | | | | parcel | electric jug',
  Toaster: '| | | | | | | | | parcel | bread toaster',
  'Kettle and toaster set': '| | | | | | | | | parcel | electric jug',
  'Stand mixer': '| | | | | | | | | parcel | cake mixer',
  Blender: '| | | | | | | | | parcel | smoothie maker',
  'Food processor': '| | | | | | | | | parcel | chopper',
  'Air fryer': '| | | | | | | | | parcel | chip fryer',
  'Slow cooker': '| | | | | | | | | parcel | crockpot',
  'Pressure cooker': '| | | | | | | | | parcel | multi cooker',
  'Bread maker': '| | | | | | | | | parcel | bread machine',
  'Cordless vacuum cleaner': '| | | | | | | | | parcel | hoover',
  'Cylinder vacuum cleaner': '| | | | | | | | | parcel | hoover',
  'Robot vacuum cleaner': '| | | | | | | | | parcel | robot hoover',
  Dehumidifier: '| | | | | | | | | parcel | damp',
  'Air purifier': '| | | | | | | | | parcel | clean air',
  'Air cooler': '| | | | | | | | | parcel | fan',
  'Portable air conditioner': '| | | | | | | | | two | aircon',
  Cleaner: '| | | | | | | | | parcel | cleaning',
  Descaler: '| | | | | | | | | parcel | limescale',
  'Water filter': '| | | | | | | | | parcel | filter cartridge',
  'Fitting service': '| | | | | | | | | | installation',
  'Collection service': '| | | | | | | | | |',
  'Unpacking service': '| | | | | | | | | |',
  'Extended cover': '| | | | | | | | | | extended warranty',
  other: '| | | | | | | | | |',
};

const ADVICE: readonly (readonly [word: string, sentence: RegExp])[] = [
  ['defrost', /^Empty and defrost the old fridge/],
  ['stand', /stand for four hours/],
  ['tap', /bucket and a towel/],
  ['wired', /^Have the electrician|and the electrician booked/],
  ['gas', /^Have .*Gas Safe registered fitter/],
];

const TAKE_OLD = aCard({ attributes: { Type: 'Collection service' } });

/** With the old one taken away. */
const readyFor = (card: ProductCard): string[] => {
  const lines = Object.values(preparations([{ product: card, services: [TAKE_OLD] }])).flat();
  return ADVICE.flatMap(([word, sentence]) => (lines.some((line) => sentence.test(line)) ? [word] : []));
};

const servicesOf = (card: ProductCard): string[] => {
  const [row] = fitterRows([pieceOf(card, 1)]);
  const words =
    row?.services
      .toLowerCase()
      .replace(/\d+ mm/g, '')
      .trim() ?? '';
  return words === 'none' ? [] : [words];
};

/** What is said of goods, with `?` where it is not said of all. */
function told(goods: readonly ProductCard[], say: (card: ProductCard) => readonly string[]): string {
  const all = goods.flatMap(say);
  const times = (word: string) => all.filter((each) => each === word).length;
  return [...new Set(all)]
    .toSorted()
    .map((word) => (times(word) < goods.length ? `${word}?` : word))
    .join(', ');
}

/** A kind of which nothing else is known. */
const bare = (Type: string, facts: Record<string, string> = {}) => classify({ Type, ...facts });

function airOf(type: string): string {
  const { air } = fitFacts(bare(type));
  return air.left + air.top + air.behind > 0 ? `${air.left} ${air.top} ${air.behind}` : '';
}

function yearOf(type: string): string {
  const use = consumptionOf(bare(type, { 'Energy consumption': '1 kWh per cycle' }));
  return use?.basis === 'cycle' ? `${use.cyclesAYear} ${use.fuel}` : '';
}

const goods = new Map<string, ProductCard[]>();

beforeAll(() => {
  for (const facts of factsOf(seeded()).values()) {
    const card = aCard({ name: '', attributes: Object.fromEntries(facts) });
    goods.set(card.type, [...(goods.get(card.type) ?? []), card]);
  }
});

test('exactly the kinds of the table are sold', () => {
  expect([...goods.keys(), 'other'].toSorted()).toEqual(kindsWith(() => true).toSorted());
});

describe.each(kindsWith(() => true))('%s', (kind) => {
  const [gap, place, set, air, year, noise, steam, services, ready, brought, called] = SAID[kind]
    .split('|')
    .map((word) => word.trim());
  const own = () => goods.get(kind) ?? [];

  test(`stands in ${gap || 'no space'}, is ${place || 'no piece'}, counts as ${set || 'nothing'}`, () => {
    expect(told(own(), (card) => [gapOf(card) ?? []].flat())).toBe(gap);
    expect(told(own(), (card) => [pieceOf(card, 1).place ?? []].flat())).toBe(place);
    expect(told(own(), (card) => [pieceOf(card, 1).setKind ?? []].flat())).toBe(set);
  });

  test(`needs ${air || 'no'} air, and ${steam ? 'leads steam away' : 'leaves steam alone'}`, () => {
    expect(airOf(kind)).toBe(air);
    const piece = pieceOf(aCard({ attributes: { Type: kind } }), 1);
    expect(extractorOf([piece]) ? 'steam' : '').toBe(steam);
  });

  test(`is counted ${year || 'by no cycle'} and has ${noise || 'no'} noise class at 40 dB`, () => {
    expect(yearOf(kind)).toBe(year);
    expect(noiseClass(kind, 40) ?? '').toBe(noise);
  });

  test(`needs ${services || 'nothing'} for its fitter, and from its buyer ${ready || 'nothing'}`, () => {
    expect(told(own(), servicesOf)).toBe(services);
    expect(told(own(), readyFor)).toBe(ready);
  });

  test(`is delivered by ${brought || 'nobody'} and is also called ${called || 'nothing else'}`, () => {
    const isBrought = traitsOf(kind).crew !== null;
    expect(isBrought ? (takesTwo(bare(kind)) ? 'two' : 'parcel') : '').toBe(brought);
    if (called) expect(productKeywords(aCard({ attributes: { Type: kind } }))).toContain(called);
  });
});

test.each(['Carbon hood filter', 'hob', 'Freezer bag', 'constructor', '', undefined])(
  'no tool says anything of the unknown type %s',
  (type) => {
    expect(kindOf(type)).toBe('other');
    const stranger = aCard({ attributes: { Type: type ?? '', 'Energy consumption': '1 kWh per cycle' } });
    expect([gapOf(stranger), consumptionOf(stranger), takesTwo(stranger)]).toEqual([null, null, false]);
    expect([preparations([{ product: stranger, services: [] }]), servicesOf(stranger)]).toEqual([
      { before: [], after: [] },
      [],
    ]);
  },
);

test('a kitchen set holds only kinds that count towards its discount', () => {
  const left = [
    'Extended cover',
    'Fitting service',
    'Hose',
    'Drip tray',
    'Ducting',
    'Hood filter',
    'Descaler',
    'Kettle',
    'Kitchen tap',
    'Stacking kit',
  ];
  expect(left.filter((type) => belongsInSet(kindOf(type)))).toEqual([]);
  const taken = ['Single oven', 'Induction hob', 'Fridge freezer', 'Washing machine'];
  expect(taken.filter((type) => !belongsInSet(kindOf(type)))).toEqual([]);
});

test('no table-top dishwasher states the width of a gap', () => {
  const stated = (goods.get('Table-top dishwasher') ?? []).map(({ attributes }) => attributes['Space width']);
  expect(new Set(stated)).toEqual(new Set([undefined]));
});
