import { expect, test } from 'vitest';
import type { Kind } from '@/lib/catalogue/kinds/table';
import { machineOf } from '@/lib/mending/machine-of';
import { caresOf } from '@/lib/orders/care';
import { productsSent } from '@/lib/orders/left';
import { anOrder, anOrderLine } from '../../support/orders';
import { aCard } from '../../support/shop';

test.each<[Kind, string | null]>([
  ['Washing machine', 'washing machine'],
  ['Integrated washer dryer', 'washer dryer'],
  ['Table-top dishwasher', 'dishwasher'],
  ['American fridge freezer', 'American fridge freezer'],
  ['Integrated fridge', 'fridge'],
  ['Chest freezer', 'freezer'],
  ['Compact oven', 'oven'],
  ['Gas cooker', 'cooker'],
  ['Dual fuel range cooker', 'range cooker'],
  ['Venting hob', 'hob'],
  ['Cooker hood', 'cooker hood'],
  ['Built-in microwave', 'microwave'],
  ['Kettle', null],
  ['Extended cover', null],
])('a broken %s is referred to as a %s', (kind, noun) => {
  expect(machineOf(kind)?.noun ?? null).toBe(noun);
});

test('services, consumables and accessories are never offered for repair', () => {
  const never = ['Fitting service', 'Descaler', 'Hose', 'Sink', 'other'] satisfies Kind[];
  expect(never.map(machineOf)).toEqual([null, null, null, null, null]);
});

test('a product has its guarantee, spare parts and repair link, if it has a manual or guarantee', () => {
  const card = aCard({
    id: 5,
    attributes: { Type: 'Washing machine', 'Model number': 'TW-914', 'Spare parts': '15 years' },
  });
  const documents = { manual: 'https://tarnside.example/a.pdf', informationSheet: null, register: null };
  const guarantee = {
    orderId: 1,
    productId: 5,
    name: 'TW-914',
    until: '2031-11-12',
    years: 5,
    by: 'maker' as const,
  };
  const cares = caresOf([card, aCard({ id: 6 })], { 5: documents }, [guarantee], new Set([5]));
  expect(Object.keys(cares)).toEqual(['5']);
  expect(cares[5]).toEqual({
    documents,
    isSent: true,
    guarantee,
    sparesYears: 15,
    broken: expect.stringMatching(/^\/it-broke\?what=washing-machines/),
  });
});

test('a product without a manual has its guarantee, and is not sent before it has left us', () => {
  const tap = { orderId: 1, productId: 7, name: 'Tap', until: '2028-03-28', years: 2, by: 'shop' as const };
  expect(caresOf([aCard({ id: 7 })], {}, [tap], new Set())[7]).toMatchObject({
    documents: { manual: null, informationSheet: null, register: null },
    guarantee: tap,
    isSent: false,
  });
});

test.each([
  ['COMPLETED', [1]],
  ['DECLINED', []],
  ['AWAITING_SHIPMENT', []],
])(
  'an order without recorded parcels whose status is %s counts the expected products as sent',
  (value, sent) => {
    const consignments = [{ lines: [anOrderLine()], shipments: [] }];
    expect([...productsSent(anOrder({ status: { label: value, value }, consignments }))]).toEqual(sent);
  },
);
