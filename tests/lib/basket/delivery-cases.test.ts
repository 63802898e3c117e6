import { expect, test } from 'vitest';
import { namesByClass } from '@/lib/basket/delivery-class';
import { planDelivery, splitDelivery } from '@/lib/basket/delivery-plan';
import type { BasketLine } from '@/lib/basket/types';
import type { Attributes, Stock } from '@/lib/catalogue/types';
import { expectedDelivery } from '@/lib/checkout/sum';
import { parsePostcode } from '@/lib/delivery/postcode';
import { zoneOf } from '@/lib/delivery/rules';
import type { Pence } from '@/lib/money/types';
import { BUILT_IN } from '@/lib/policy/data/built-in';
import { aBasket, aCard, aLine } from '../../support/shop';

const terms = BUILT_IN.delivery;
/** A Friday, before eight in the evening. */
const NOW = new Date('2026-11-20T10:00:00Z');
const HERE: Stock = { state: 'in', available: 50 };

function line(name: string, unitPrice: Pence, attributes: Attributes, quantity = 1): BasketLine {
  const total = unitPrice * quantity;
  const product = aCard({ name, price: { now: unitPrice }, stock: HERE, attributes });
  return aLine({ id: name, name, quantity, unitPrice, total, listTotal: total, product });
}

const packed = (width: number, height: number, depth: number): Attributes => ({
  'Packed width': `${width} mm`,
  'Packed height': `${height} mm`,
  'Packed depth': `${depth} mm`,
});

const hose = line('Hose', 7_99, { Type: 'Hose', Weight: '0.6 kg' });
const washer = line('Washer', 279_00, { Type: 'Washing machine', Weight: '71 kg', ...packed(638, 890, 630) });
const descaler = line('Descaler', 6_99, { Type: 'Descaler', Weight: '0.3 kg' }, 6);
const range = line('Range cooker', 1_899_00, { Type: 'Electric range cooker', Weight: '120 kg' });
const fridgeFreezer = line('Fridge freezer', 449_00, { Type: 'Fridge freezer', Weight: '62 kg' });
const kettle = line('Kettle', 34_99, { Type: 'Kettle', Weight: '1.3 kg' });
const filter = line('Filter', 12_99, { Type: 'Water filter', Weight: '0.3 kg' });
const hood = line('Hood', 189_00, { Type: 'Cooker hood', Weight: '18 kg', ...packed(940, 640, 560) });
const fitting = line('Connection', 30_00, { Type: 'Fitting service' });
const cover = line('Cover', 59_00, { Type: 'Extended cover' });
const withExtras = { ...washer, extras: [fitting, cover] };
const unread = { ...hose, name: 'Unread', product: null };

type Case = [what: string, lines: BasketLine[], postcode: string, price: Pence, day: string, who: string];

test.each<Case>([
  ['a hose alone', [hose], 'LS6 3BN', 3_95, '2026-11-24', 'parcel: Hose'],
  ['a hose and a washer', [hose, washer], 'LS6 3BN', 25_00, '2026-11-24', 'two-person: Washer; parcel: Hose'],
  ['a washer, connected and covered', [withExtras], 'LS6 3BN', 0, '2026-11-24', 'two-person: Washer'],
  ['six descalers', [descaler], 'LS6 3BN', 0, '2026-11-24', 'parcel: Descaler'],
  ['a range cooker to Belfast', [range], 'BT7 1NN', 40_00, '2026-11-27', 'two-person: Range cooker'],
  [
    'a fridge freezer to Inverness',
    [fridgeFreezer],
    'IV2 7GD',
    30_00,
    '2026-11-26',
    'two-person: Fridge freezer',
  ],
  ['a filter and a kettle over £40', [filter, kettle], 'LS6 3BN', 0, '2026-11-24', 'parcel: Filter, Kettle'],
  [
    'a hood on the van of a washer, and a hose',
    [hood, washer, hose],
    'LS6 3BN',
    0,
    '2026-11-24',
    'two-person: Hood, Washer; parcel: Hose',
  ],
  ['a wide hood that one person carries', [hood], 'LS6 3BN', 25_00, '2026-11-24', 'large: Hood'],
  ['a connection alone', [fitting], 'LS6 3BN', 0, '', ''],
  [
    'two washers to Lewis',
    [{ ...washer, quantity: 2, total: 558_00 }],
    'HS1 2BG',
    60_00,
    '2026-11-28',
    'two-person: Washer',
  ],
  ['a hose to Lewis', [hose], 'HS1 2BG', 7_95, '2026-11-26', 'parcel: Hose'],
  ['a kettle to Glasgow', [kettle], 'G1 1AA', 3_95, '2026-11-24', 'parcel: Kettle'],
])('delivery has the expected price, first day and carrier for %s', (_, lines, postcode, price, day, who) => {
  const parsed = parsePostcode(postcode);
  if (!parsed) throw new Error(postcode);
  const zone = zoneOf(parsed, terms);
  const { together, undated } = planDelivery(lines, zone, NOW, terms);
  expect(expectedDelivery(aBasket(lines), terms, zone).price).toBe(price);
  expect(together ?? '').toBe(day);
  expect(undated).toEqual([]);
  expect(
    namesByClass(lines)
      .map(({ by, names }) => `${by}: ${names.join(', ')}`)
      .join('; '),
  ).toBe(who);
});

test('a product that the catalogue cannot describe is neither priced as a parcel nor given a day', () => {
  expect(expectedDelivery(aBasket([unread]), terms)).toMatchObject({ price: 25_00 });
  expect(planDelivery([unread], terms.zones.mainland, NOW, terms).undated).toEqual(['Unread']);
});

test('a first day with a surcharge is given with that surcharge and the first day without one', () => {
  // A Thursday: picked on Friday, so the first day is a Saturday.
  const thursday = new Date('2026-11-26T10:00:00Z');
  const { mainland, scotland } = terms.zones;
  expect(planDelivery([washer], mainland, thursday, terms)).toMatchObject({
    together: '2026-11-28',
    dearer: { by: 15_00, day: '2026-11-30' },
  });
  // St Andrew’s Day.
  expect(planDelivery([washer], scotland, thursday, terms).dearer?.day).toBe('2026-12-01');
  expect(planDelivery([washer], mainland, NOW, terms).dearer).toBeNull();
  expect(planDelivery([hose], mainland, thursday, terms).dearer).toBeNull();
});

test('a parcel that can arrive before the van may be sent ahead', () => {
  expect(splitDelivery([washer, hose], terms.zones.highlands, NOW, terms)).toMatchObject({
    ahead: { by: 'parcel', names: ['Hose'], day: '2026-11-25' },
    rest: { by: 'two-person', names: ['Washer'], day: '2026-11-26' },
  });
  expect(splitDelivery([washer, hose], terms.zones.mainland, NOW, terms)).toBeNull();
});
