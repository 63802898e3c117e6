import { expect, test } from 'vitest';
import type { Attributes } from '@/lib/catalogue/types';
import { findingsFor } from '@/lib/kitchen/compatibility';
import { elevationOf, UNDERSIDE_MM } from '@/lib/kitchen/elevation';
import { NOTHING_TOLD } from '@/lib/kitchen/kitchen';
import { pieceOf } from '@/lib/kitchen/pieces';
import type { Piece } from '@/lib/kitchen/types';
import { aCard } from '../../support/shop';

const piece = (sku: string, Type: string, height: number, more: Attributes = {}): Piece =>
  pieceOf(
    aCard({ sku, name: sku, attributes: { Type, Width: '595 mm', Height: `${height} mm`, ...more } }),
    1,
  );
const built = (sku: string, Type: string, height: number): Piece =>
  piece(sku, Type, height, { 'Niche height': `${height - 10}–${height + 5} mm` });

const single = built('single', 'Single oven', 595);
const two = { ...single, quantity: 2 };
const compact = built('compact', 'Compact oven', 455);
const double = built('double', 'Double oven', 888);
const under = built('under', 'Double oven', 717);
const microwave = built('microwave', 'Built-in microwave', 390);
const hob = piece('hob', 'Induction hob', 50);
const venting = piece('venting', 'Venting hob', 200, { 'Extraction rate': '600 m³/h' });
const cooker = piece('cooker', 'Electric cooker', 900);
const downdraft = piece('downdraft', 'Cooker hood', 700, { Mount: 'Downdraft' });

type Home = { set: Piece[]; housing?: number; lower?: string; housed?: string[]; says?: string };

test.each<[string, Home]>([
  [
    'two ovens at eye level, and a hob elsewhere',
    {
      set: [single, compact, hob],
      housing: 1_200,
      housed: ['single', 'compact'],
      says: 'OK They take 1,030 mm of the housing and leave 170 mm.',
    },
  ],
  [
    'a housing of exactly the height of both',
    {
      set: [single, compact, hob],
      housing: 1_030,
      housed: ['single', 'compact'],
      says: 'OK They take 1,030 mm of the housing and leave 0 mm.',
    },
  ],
  [
    'an oven under the hob, and a compact one in the housing',
    {
      set: [compact, single, hob],
      housing: 600,
      lower: 'single',
      housed: ['compact'],
      says: 'OK With a single oven under the hob, the rest takes 445 mm of the housing and leaves 155 mm.',
    },
  ],
  [
    'a housing that was not measured',
    {
      set: [single, compact, hob],
      lower: 'single',
      housed: ['compact'],
      says: 'CHECK One above the other, they take 1,030 mm of a tall housing. With a single oven under the hob, it takes 445 mm.',
    },
  ],
  [
    'no known hob',
    {
      set: [single, compact],
      housing: 600,
      lower: 'single',
      housed: ['compact'],
      says: 'CHECK With a single oven under the hob, the rest takes 445 mm of the housing and leaves 155 mm.',
    },
  ],
  [
    'two of one oven, one above the other',
    {
      set: [two, hob],
      housing: 1_200,
      housed: ['single', 'single'],
      says: 'OK They take 1,170 mm of the housing and leave 30 mm.',
    },
  ],
  [
    'two of one oven, one of them under the hob',
    {
      set: [two, hob],
      housing: 600,
      lower: 'single',
      housed: ['single'],
      says: 'OK With a single oven under the hob, the rest takes 585 mm of the housing and leaves 15 mm.',
    },
  ],
  [
    'two of one oven in too low a housing',
    {
      set: [two, hob],
      housing: 580,
      lower: 'single',
      housed: ['single'],
      says: 'CLASH With a single oven under the hob, the rest takes 585 mm, 5 mm more than the housing has.',
    },
  ],
  ['one oven under the hob', { set: [single, hob], lower: 'single' }],
  [
    'one oven in the housing that was measured for it',
    { set: [single, hob], housing: 600, housed: ['single'] },
  ],
  ['a double oven alone', { set: [double, hob], housing: 900, housed: ['double'] }],
  [
    'a double oven in the housing, a single one under the hob',
    {
      set: [double, single, hob],
      housing: 900,
      lower: 'single',
      housed: ['double'],
      says: 'OK With a single oven under the hob, the rest takes 878 mm of the housing and leaves 22 mm.',
    },
  ],
  [
    'a double oven built under the hob, and two in the housing',
    {
      set: [under, single, compact, hob],
      housing: 600,
      lower: 'under',
      housed: ['single', 'compact'],
      says: 'CLASH They take 1,030 mm, 430 mm more than the housing has.',
    },
  ],
  [
    'a microwave above the oven',
    {
      set: [single, microwave, hob],
      housing: 1_000,
      housed: ['single'],
      says: 'OK They take 965 mm of the housing and leave 35 mm.',
    },
  ],
  [
    'a cooker where the hob would be',
    {
      set: [single, compact, cooker],
      housing: 600,
      housed: ['single', 'compact'],
      says: 'CLASH They take 1,030 mm, 430 mm more than the housing has.',
    },
  ],
  [
    'a hob with the motor of its extractor below it',
    {
      set: [single, compact, venting],
      housing: 600,
      housed: ['single', 'compact'],
      says: 'CLASH They take 1,030 mm, 430 mm more than the housing has.',
    },
  ],
  [
    'an extractor that rises behind the hob',
    {
      set: [single, compact, hob, downdraft],
      housing: 1_100,
      housed: ['single', 'compact'],
      says: 'OK They take 1,030 mm of the housing and leave 70 mm.',
    },
  ],
])('the finding and the drawing agree for %s', (_, { set, housing = null, lower, housed = [], says }) => {
  const kitchen = { ...NOTHING_TOLD, housingHeight: housing };
  const found = findingsFor(set, kitchen).find(({ rule }) => rule === 'tall housing');
  expect(found && `${found.result} ${found.words}`).toBe(says);
  const drawn = elevationOf(set, kitchen).placed.flatMap(({ piece: each, base, height }) =>
    each?.place === 'oven' ? { sku: each.sku, isLower: base + height === UNDERSIDE_MM } : [],
  );
  expect(drawn.flatMap(({ sku, isLower }) => (isLower ? sku : []))).toEqual(lower ? [lower] : []);
  expect(drawn.flatMap(({ sku, isLower }) => (isLower ? [] : sku))).toEqual(housed);
});
