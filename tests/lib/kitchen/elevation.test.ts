import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { Attributes } from '@/lib/catalogue/types';
import { findingsFor } from '@/lib/kitchen/compatibility';
import { elevationOf, lackingOf, WORKTOP_MM } from '@/lib/kitchen/elevation';
import { fitterRows } from '@/lib/kitchen/fitter';
import { NOTHING_TOLD } from '@/lib/kitchen/kitchen';
import { pieceOf } from '@/lib/kitchen/pieces';
import { aCard } from '../../support/shop';

const piece = (sku: string, Type: string, size: [number, number], more: Attributes = {}, quantity = 1) =>
  pieceOf(
    aCard({
      sku,
      name: sku,
      attributes: { Type, Width: `${size[0]} mm`, Height: `${size[1]} mm`, Hinge: 'None', ...more },
    }),
    quantity,
  );

const oven = piece('oven', 'Single oven', [596, 595]);
const hob = piece('hob', 'Gas hob', [590, 48], { 'Hob type': 'Gas' });
const hood = piece('hood', 'Cooker hood', [598, 620], { 'Height above hob': '600–700 mm' });
const fridge = piece('fridge', 'Fridge freezer', [600, 1745], { Hinge: 'Right' });
const washer = piece('washer', 'Washing machine', [598, 850], { Hinge: 'Left' });

const placedOf = (pieces: Parameters<typeof elevationOf>[0], kitchen = NOTHING_TOLD) =>
  new Map(elevationOf(pieces, kitchen).placed.map((each) => [each.piece?.sku ?? each.key, each]));

describe('drawing of a set', () => {
  it('has the oven below the hob, and the hood at the maker’s height above gas', () => {
    const placed = placedOf([oven, hob, hood]);
    const [low, middle, high] = ['oven', 'hob', 'hood'].map((sku) => placed.get(sku)!);
    expect(low!.base + low!.height).toBe(WORKTOP_MM - 38);
    expect(middle!.base + middle!.height).toBe(WORKTOP_MM);
    expect(high!.base).toBe(WORKTOP_MM + 700);
    expect(placedOf([hob, hood], { ...NOTHING_TOLD, hoodHeight: 760 }).get('hood')?.base).toBe(
      WORKTOP_MM + 760,
    );
    const centres = [low, middle, high].map((each) => each!.x + each!.width / 2);
    expect(new Set(centres).size).toBe(1);
  });

  it('has a downdraft extractor above the worktop, and no oven where its motor is', () => {
    const down = { Mount: 'Downdraft', 'Below worktop': '378 mm' };
    const placed = placedOf([oven, hob, piece('hood', 'Cooker hood', [880, 700], down)]);
    expect(placed.get('hood')).toMatchObject({ base: WORKTOP_MM, height: 322 });
    expect(placed.get('oven')?.base).toBe(480);
    const silent = placedOf([hob, piece('hood', 'Cooker hood', [880, 700], { Mount: 'Downdraft' })]);
    expect(silent.get('hood')).toMatchObject({ base: WORKTOP_MM, height: 315 });
  });

  it.each([
    [
      'at its measured height',
      { ...NOTHING_TOLD, room: { length: null, width: null, height: 2_600 } },
      2_600,
    ],
    ['at its usual height', NOTHING_TOLD, 2_400],
    [
      'unless the height of the hood was measured',
      { ...NOTHING_TOLD, hoodHeight: 1_350 },
      WORKTOP_MM + 1_350,
    ],
    [
      'but not below the maker’s minimum',
      { ...NOTHING_TOLD, room: { length: null, width: null, height: 1_500 } },
      WORKTOP_MM + 700,
    ],
  ])('has a ceiling hood at the ceiling, %s', (_, kitchen, base) => {
    const ceiling = piece('hood', 'Cooker hood', [1_000, 320], {
      Mount: 'Ceiling',
      'Height above hob': '600–700 mm',
    });
    expect(placedOf([hob, ceiling], kitchen).get('hood')?.base).toBe(base);
  });

  it('stacks ovens that do not go under the worktop in a tall housing', () => {
    const double = piece('double', 'Double oven', [594, 888]);
    const compact = piece('compact', 'Compact oven', [595, 455]);
    const placed = placedOf([double, compact, oven, hob]);
    // Of the low ones the highest goes under the hob.
    expect(placed.get('compact')?.base).toBe(placed.get('double')!.base + 888);
    expect(placed.get('oven')?.base).toBe(WORKTOP_MM - 38 - 595);
  });

  it('has an integrated dishwasher on the floor, and taller appliances on the plinth of a tall unit', () => {
    const dishwasher = piece('dishwasher', 'Dishwasher', [598, 815], { Installation: 'Integrated' });
    const tall = piece('tall', 'Fridge freezer', [541, 1772], { Installation: 'Integrated' });
    const placed = placedOf([dishwasher, tall]);
    expect(placed.get('dishwasher')?.base).toBe(0);
    expect(placed.get('tall')?.base).toBe(100);
  });

  it('has a built-under oven below a worktop, even beside a cooker', () => {
    const builtUnder = piece('under', 'Double oven', [594, 717]);
    const cooker = piece('cooker', 'Gas range cooker', [900, 905]);
    for (const set of [
      [builtUnder, cooker],
      [builtUnder, oven, hob],
    ]) {
      const under = placedOf(set).get('under')!;
      expect(under.base + under.height).toBe(WORKTOP_MM - 38);
    }
    expect(placedOf([builtUnder, oven, hob]).get('oven')?.base).toBe(480);
  });

  it('names the pieces that the set lacks and those of unknown size', () => {
    expect(lackingOf([oven, hob])).toEqual(['hood', 'fridge freezer', 'dishwasher']);
    expect(lackingOf([piece('kettle', 'Kettle', [200, 250])])).toEqual([]);
    const silent = pieceOf(aCard({ sku: 'silent', attributes: { Type: 'Dishwasher' } }), 1);
    expect(elevationOf([oven, silent], NOTHING_TOLD).unsized).toEqual([silent]);
  });

  test('is true to scale, and no columns overlap', () => {
    const size = fc.tuple(fc.integer({ min: 300, max: 1200 }), fc.integer({ min: 40, max: 2100 }));
    const types = fc.constantFrom(
      'Single oven',
      'Gas hob',
      'Cooker hood',
      'Fridge freezer',
      'Dishwasher',
      'Washing machine',
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(types, size), { minLength: 1, maxLength: 9 }), (all) => {
        const pieces = all.map(([type, each], at) => piece(`${at}`, type, each));
        const { placed, width, height } = elevationOf(pieces, NOTHING_TOLD);
        for (const { piece: own, ...box } of placed) {
          if (own) expect([box.width, box.height]).toEqual([own.facts.widthMm, own.facts.heightMm]);
          expect(box.x).toBeGreaterThanOrEqual(0);
          expect(box.x + box.width).toBeLessThanOrEqual(width);
          expect(box.base + box.height).toBeLessThanOrEqual(height);
        }
        const columns = placed.filter(({ kind }) => !/oven|hob|hood|cooker/.test(kind));
        for (const [at, each] of columns.entries())
          for (const other of columns.slice(at + 1))
            expect(each.x + each.width <= other.x || other.x + other.width <= each.x).toBe(true);
      }),
    );
  });
});

describe('doors of neighbouring appliances', () => {
  const words = (...pieces: Parameters<typeof findingsFor>[0]) =>
    findingsFor(pieces, NOTHING_TOLD).find(({ rule }) => rule === 'doors')?.words;

  it('clash when their hinges are next to each other', () => {
    expect(words(fridge, washer)).toBe(
      'Side by side in this order, their doors open against each other. Swap them round.',
    );
    const turned = piece('fridge', 'Fridge freezer', [600, 1745], {
      Hinge: 'Right',
      'Hinge reversible': 'Yes',
    });
    expect(words(turned, washer)).toMatch(/or have the door of the fridge freezer hung on the other side\.$/);
  });

  it('do not clash when they are hinged on the same side', () => {
    const left = piece('fridge', 'Fridge freezer', [600, 1745], { Hinge: 'Left' });
    expect(words(left, washer)).toBeUndefined();
    expect(words(fridge, hob)).toBeUndefined();
  });
});

test.each([
  ['Downdraft', 'Cut-out in the worktop, not stated'],
  ['Ceiling', 'Opening in the ceiling, not stated'],
  ['Chimney', 'None'],
])('the fitter’s sheet states the opening for a hood: %s', (Mount, opening) => {
  const [row] = fitterRows([piece('hood', 'Cooker hood', [880, 700], { Mount })]);
  expect(row?.opening).toBe(opening);
});

test('the fitter’s sheet states the size and connections of each appliance', () => {
  const [built, cooker, wet] = fitterRows([
    piece('built', 'Single oven', [596, 595], {
      Depth: '560 mm',
      'Niche width': '560–568 mm',
      'Niche height': '585–600 mm',
      'Niche depth': '550–580 mm',
      Plug: 'Hardwired',
      'Rated power': '2900 W',
      Weight: '35 kg',
    }),
    piece('cut', 'Gas hob', [590, 48], {
      'Cut-out width': '560 mm',
      'Cut-out depth': '490 mm',
      Plug: '13 A',
      Fuel: 'Gas',
    }),
    piece('wet', 'Washing machine', [598, 850], {
      Depth: '600 mm',
      'Gap left': '5 mm',
      'Gap right': '5 mm',
      'Hose rear': '60 mm',
    }),
  ]);
  expect(built).toMatchObject({
    size: '596 × 595 × 560',
    opening: 'Housing 560–568 × 585–600 × 550+',
    power: 'Hardwired, 2.9 kW',
    services: 'None',
    weight: '35 kg',
  });
  expect(cooker).toMatchObject({
    opening: 'Cut-out 560 × 490',
    power: '13 A plug',
    services: 'Gas',
    size: 'not stated',
  });
  expect(wet).toMatchObject({
    opening: 'Gap 598 × 850 × 660; 5 mm of air at each side, advised by the maker',
    services: 'Cold water, waste',
    power: 'not stated',
  });
});
