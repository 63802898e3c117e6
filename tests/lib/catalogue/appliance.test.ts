import { beforeAll, describe, expect, test } from 'vitest';
import type { ProductCard } from '@/lib/catalogue/types';
import { preparations } from '@/lib/checkout/prepare';
import { gapKind } from '@/lib/fit/gap-kind';
import { pieceKind, setKind } from '@/lib/kitchen/pieces';
import { factsOf, seeded } from '../../sandbox/seed/seeded.ts';
import { aCard } from '../../support/shop';

/**
 * Every kind of goods: the space it stands in, its place in a set, under what it counts for the set discount, and what
 * its buyer has to get ready. `wired?`: those of them that have no plug.
 */
const KINDS = `
  Washing machine             | laundry    | washing machine | washing machine         | tap
  Integrated washing machine  | laundry    | washing machine | washing machine         | tap
  Washer dryer                | laundry    | washing machine | washer dryer            | tap
  Integrated washer dryer     | laundry    | washing machine | washer dryer            | tap
  Tumble dryer                | laundry    | tumble dryer    | tumble dryer            |
  Stacking kit                |            |                 |                         |
  Steam cabinet               |            |                 |                         |
  Hose                        |            |                 |                         |
  Drip tray                   |            |                 |                         |
  Dishwasher                  | dishwasher | dishwasher      | dishwasher              | tap
  Integrated dishwasher       | dishwasher | dishwasher      | dishwasher              | tap
  Table-top dishwasher        |            |                 |                         | tap
  Fridge freezer              | fridge     | fridge freezer  | fridge freezer          | defrost, stand
  Integrated fridge freezer   | fridge     | fridge freezer  | fridge freezer          | defrost, stand
  American fridge freezer     | fridge     | fridge freezer  | American fridge freezer | defrost, stand
  Fridge                      | fridge     | fridge freezer  | fridge                  | defrost, stand
  Integrated fridge           | fridge     | fridge freezer  | fridge                  | defrost, stand
  Freezer                     | fridge     | fridge freezer  | freezer                 | defrost, stand
  Integrated freezer          | fridge     | fridge freezer  | freezer                 | defrost, stand
  Chest freezer               | fridge     |                 | freezer                 | defrost, stand
  Wine cooler                 | fridge     |                 | wine cooler             | stand
  Built-in wine cooler        | fridge     |                 | wine cooler             | stand
  Drinks cooler               | fridge     |                 |                         | stand
  Single oven                 | oven       | oven            | single oven             | wired?
  Double oven                 | oven       | oven            | double oven             | wired
  Compact oven                | oven       | oven            | compact oven            | wired?
  Built-in microwave          | oven       |                 |                         |
  Combination microwave       | oven       |                 |                         |
  Microwave                   |            |                 |                         |
  Warming drawer              | oven       |                 | drawer                  |
  Vacuum drawer               | oven       |                 | drawer                  |
  Electric cooker             | cooker     | cooker          | cooker                  | wired
  Gas cooker                  | cooker     | cooker          | cooker                  | gas
  Dual fuel cooker            | cooker     | cooker          | cooker                  | gas, wired
  Electric range cooker       | cooker     | cooker          | range cooker            | wired
  Gas range cooker            | cooker     | cooker          | range cooker            | gas
  Dual fuel range cooker      | cooker     | cooker          | range cooker            | gas, wired
  Induction hob               | hob        | hob             | hob                     | wired?
  Ceramic hob                 | hob        | hob             | hob                     | wired
  Gas hob                     | hob        | hob             | hob                     | gas
  Venting hob                 | hob        | hob             | hob                     | wired
  Cooker hood                 |            | hood            | hood                    | wired?
  Hood filter                 |            |                 |                         |
  Ducting                     |            |                 |                         |
  Kitchen tap                 |            |                 |                         |
  Boiling-water tap           |            |                 |                         |
  Sink                        |            |                 |                         |
  Waste disposer              |            |                 |                         |
  Bean to cup coffee machine  |            |                 |                         |
  Espresso machine            |            |                 |                         |
  Filter coffee machine       |            |                 |                         |
  Kettle                      |            |                 |                         |
  Toaster                     |            |                 |                         |
  Kettle and toaster set      |            |                 |                         |
  Stand mixer                 |            |                 |                         |
  Blender                     |            |                 |                         |
  Food processor              |            |                 |                         |
  Air fryer                   |            |                 |                         |
  Slow cooker                 |            |                 |                         |
  Pressure cooker             |            |                 |                         |
  Bread maker                 |            |                 |                         |
  Cordless vacuum cleaner     |            |                 |                         |
  Cylinder vacuum cleaner     |            |                 |                         |
  Robot vacuum cleaner        |            |                 |                         |
  Dehumidifier                |            |                 |                         |
  Air purifier                |            |                 |                         |
  Air cooler                  |            |                 |                         |
  Portable air conditioner    |            |                 |                         |
  Cleaner                     |            |                 |                         |
  Descaler                    |            |                 |                         |
  Water filter                |            |                 |                         |
  Fitting service             |            |                 |                         |
  Collection service          |            |                 |                         | empty
  Extended cover              |            |                 |                         |`
  .trim()
  .split('\n')
  .map((row) => row.split('|').map((cell) => cell.trim()) as [string, string, string, string, string]);

const ADVICE: readonly (readonly [word: string, sentence: RegExp])[] = [
  ['defrost', /^Empty and defrost the old fridge/],
  ['stand', /stand for four hours/],
  ['tap', /bucket and a towel/],
  ['wired', /^Have the electrician/],
  ['gas', /Gas Safe registered fitter booked/],
  ['empty', /^Empty the old appliance/],
];

const cards = new Map<string, ProductCard[]>();

beforeAll(() => {
  for (const facts of factsOf(seeded({ products: 2000 })).values()) {
    const type = facts.get('Type') ?? '';
    const card = aCard({ name: '', attributes: Object.fromEntries(facts) });
    cards.set(type, [...(cards.get(type) ?? []), card]);
  }
});

test('every kind of the catalogue stands in the table', () => {
  expect([...cards.keys()].toSorted()).toEqual(KINDS.map(([type]) => type).toSorted());
});

/** What is said for some goods of a kind, with `?` where it is not said for all. */
function saidOf(goods: readonly ProductCard[]): string {
  const all = goods.map((card) => preparations([card]));
  return ADVICE.flatMap(([word, sentence]) => {
    const times = all.filter((lines) => lines.some((line) => sentence.test(line))).length;
    return times === 0 ? [] : [times < goods.length ? `${word}?` : word];
  })
    .toSorted()
    .join(', ');
}

describe.each(KINDS)('%s', (type, gap, piece, set, ready) => {
  test(`stands in ${gap || 'no space'}, is ${piece || 'no piece'}, counts as ${set || 'nothing'}`, () => {
    expect([gapKind(type), pieceKind(type), setKind(type)]).toEqual(
      [gap, piece, set].map((word) => word || null),
    );
  });

  test(`wants ready: ${ready || 'nothing'}`, () => {
    expect(saidOf(cards.get(type) ?? [])).toBe(ready);
  });
});

test.each(['Carbon hood filter', 'hob', 'Freezer bag', '', undefined])(
  '%s is nothing of all that',
  (type) => {
    expect([gapKind(type), pieceKind(type), setKind(type)]).toEqual([null, null, null]);
  },
);

test('a list narrowed by a gap holds nothing that stands on a worktop', () => {
  const stated = (cards.get('Table-top dishwasher') ?? []).map(({ attributes }) => attributes['Space width']);
  expect(new Set(stated)).toEqual(new Set([undefined]));
});

describe('the way in', () => {
  const WAY = /^Measure the way in/;
  const weighing = (weight: string) => aCard({ attributes: { Type: 'Steam cabinet', Weight: weight } });

  test.each<[string, (ProductCard | null)[], boolean]>([
    ['what two people carry', [weighing('25 kg')], true],
    ['what comes as a parcel', [weighing('24 kg')], false],
    ['what is not known any more', [weighing('2 kg'), null], true],
    ['nothing', [], false],
  ])('is measured once more for %s', (_, goods, isSaid) => {
    expect(preparations(goods).some((line) => WAY.test(line))).toBe(isSaid);
  });
});

test('one sentence names everybody who has to be booked', () => {
  const facts = (attributes: ProductCard['attributes']) => aCard({ attributes });
  expect(
    preparations([
      facts({ Type: 'Gas hob', Fuel: 'Gas', Plug: '13 A' }),
      facts({ Type: 'Single oven', Fuel: 'Electric', Plug: 'Hardwired' }),
      facts({ Type: 'Compact oven', Fuel: 'Electric', Plug: 'Hardwired' }),
    ]),
  ).toEqual([
    'Have the Gas Safe registered fitter and the electrician booked for after the delivery, unless you chose fitting.',
  ]);
});
