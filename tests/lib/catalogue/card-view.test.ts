import { expect, test } from 'vitest';
import { cardView } from '@/lib/catalogue/card-view';
import { BUILT_IN } from '@/lib/policy/data/built-in';
import { aCard } from '../../support/shop';

const washer = aCard({
  price: { now: 429_00, was: { price: 479_00, from: '2026-09-14', to: '2026-11-01' } },
  stock: { state: 'low', available: 3 },
  attributes: {
    Type: 'Washing machine',
    Model: 'TW-914',
    Capacity: '9 kg',
    'Energy consumption': '49 kWh per 100 cycles',
    Width: '598 mm',
    'Depth with door': '588 mm',
  },
});
const now = new Date('2026-11-20T10:00:00Z');

test('a card shows title, facts, badge, running cost, delivery, stock and size', () => {
  expect(cardView(washer, now, BUILT_IN)).toEqual({
    title: { maker: 'Tarnside', model: 'TW-914', kind: 'washing machine, 9\u00a0kg' },
    facts: [
      { name: 'kg', value: '9' },
      { name: 'cm wide', value: '60' },
      { name: 'Type', value: 'Washing machine', inWords: true },
    ],
    badge: { kind: 'save', saving: 50_00 },
    yearlyCost: 28_15,
    unitPrice: null,
    delivery: { day: 'Tue 24 Nov', cost: 0 },
    stock: { state: 'low', words: 'Low stock: 3 left' },
    measures: { widthMm: 598, depthMm: 588, withDoor: true },
  });
});

test.each([
  ['the first day when it is free', 429_00, '2026-11-20T10:00:00Z', { day: 'Tue 24 Nov', cost: 0 }],
  [
    'the first free day when earlier days cost extra',
    429_00,
    '2026-12-10T10:00:00Z',
    { day: 'Mon 14 Dec', cost: 0 },
  ],
  [
    'the first day without a surcharge below the free-delivery limit',
    200_00,
    '2026-12-10T10:00:00Z',
    { day: 'Mon 14 Dec', cost: 25_00 },
  ],
])('the delivery day of a card is %s', (_, price, at, delivery) => {
  const card = { ...washer, price: { ...washer.price!, now: price } };
  expect(cardView(card, new Date(at), BUILT_IN).delivery).toEqual(delivery);
});

test('a product without maker and model is titled by its full name', () => {
  const tray = aCard({ name: 'Drip tray, 600 mm', brand: null, attributes: { Type: 'Drip tray' } });
  expect(cardView(tray, now, BUILT_IN).title).toEqual({
    maker: null,
    model: 'Drip tray, 600\u00a0mm',
    kind: '',
  });
});

test('a product that cannot be bought shows no delivery day', () => {
  const gone = cardView(
    { ...washer, price: null, stock: { state: 'discontinued', successor: null } },
    now,
    BUILT_IN,
  );
  expect(gone).toMatchObject({ delivery: null, badge: { text: 'Discontinued' }, stock: { state: 'out' } });
  const due = cardView(
    { ...washer, stock: { state: 'due', on: '2026-12-04T00:00:00Z', message: null } },
    now,
    BUILT_IN,
  );
  expect(due).toMatchObject({
    delivery: { day: 'Tue 8 Dec' },
    stock: { state: 'due', words: 'Pre-order, due 4 Dec' },
  });
});

test('the card of a hose does not list several types that it fits', () => {
  const hose = (fits: string) =>
    aCard({ attributes: { Type: 'Hose', Bore: '10 mm', Connector: 'Clip', 'Fits type': fits } });
  const values = (fits: string) => cardView(hose(fits), now, BUILT_IN).facts.map(({ value }) => value);
  expect(values('Tumble dryer')).toEqual(['10', 'Clip', 'Tumble dryer']);
  expect(values('Washing machine, Washer dryer, Dishwasher')).toEqual(['10', 'Clip']);
});
