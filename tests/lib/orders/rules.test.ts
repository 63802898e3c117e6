import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readFacts } from '@/lib/catalogue/facts/read';
import { addDays } from '@/lib/dates/rules';
import { moneyBack, moneyBackIfCancelled } from '@/lib/orders/changes/money-back';
import { mayReturn, returnLine } from '@/lib/orders/changes/return-window';
import { guaranteesOf } from '@/lib/orders/guarantees';
import {
  dueWords,
  meaningOf,
  nextDelivery,
  nextWords,
  ordersUnderWay,
  owedOf,
  stepsOf,
} from '@/lib/orders/progress';
import { STATUSES, statusValue } from '@/lib/orders/record/statuses';
import { reorderItems } from '@/lib/orders/reorder';
import {
  linesOf,
  matchesSearch,
  nestLines,
  readListQuery,
  readOrderNumber,
  readTracking,
} from '@/lib/orders/rules';
import { BUILT_IN } from '@/lib/policy/data/built-in';
import { anOrder, anOrderLine, aSentOrder, aShipment } from '../../support/orders';
import { runs } from '../../support/runs';

test.each([
  ['1522248721', 1522248721],
  ['#1522 248 721', 1522248721],
  ['0', null],
  ['99999999999', null],
  ['12a', null],
  ['../1', null],
])('the order number in %s is read as %s', (text, number) => expect(readOrderNumber(text)).toBe(number));

describe('tracking details', () => {
  test.each([
    ['a number only', 'DP1', null, { number: 'DP1', link: null, text: null }],
    [
      'an address only',
      null,
      'https://track.dpd.co.uk/1',
      { number: null, link: 'https://track.dpd.co.uk/1', text: null },
    ],
    [
      'both',
      'DP1',
      'https://track.dpd.co.uk/1',
      { number: 'DP1', link: 'https://track.dpd.co.uk/1', text: null },
    ],
    ['a script', null, 'javascript:alert(1)', { number: null, link: null, text: 'javascript:alert(1)' }],
    ['plain http', 'DP1', 'http://dpd.example', { number: 'DP1', link: null, text: 'http://dpd.example' }],
    ['a name before the host', null, 'https://dpd.co.uk@evil.example', { link: null }],
    ['a stranger’s page', null, 'https://dpd.co.uk.evil.example/1', { link: null }],
    ['a name that ends alike', null, 'https://notdpd.co.uk/1', { link: null }],
    ['another port', null, 'https://dpd.co.uk:8443/1', { link: null }],
  ])('given %s are read safely', (_, number, url, expected) =>
    expect(readTracking(number, url)).toMatchObject(expected),
  );

  test('never link to anything but a carrier’s own page over https', () => {
    const parts = fc.tuple(
      fc.constantFrom('https:', ' HTTPS:', 'http:', 'javascript:', ''),
      fc.constantFrom('//', '/', '\\\\', ''),
      fc.constantFrom('', 'track.', 'dpd.co.uk@', 'not'),
      fc.constantFrom('dpd.co.uk', 'evri.com', 'evil.example'),
      fc.constantFrom('', '/1', ':443/1', ':8443/1', '.evil.example/1', '@evil.example', '\\@evil.example'),
    );
    const linked = new Set<string>();
    fc.assert(
      fc.property(
        fc.oneof(
          parts.map((each) => each.join('')),
          fc.webUrl(),
          fc.string(),
        ),
        (url) => {
          const { link } = readTracking(null, url);
          if (link === null) return;
          const { protocol, host, username } = new URL(link);
          expect([protocol, username]).toEqual(['https:', '']);
          expect(host).toMatch(/^(track\.)?(dpd\.co\.uk|evri\.com)$/);
          linked.add(host);
        },
      ),
      runs(1_000),
    );
    expect(linked.size).toBeGreaterThan(1);
  });
});

test('nesting order lines keeps every line exactly once, whatever their parent ids', () => {
  const flat = fc.uniqueArray(fc.record({ id: fc.nat(8), parentId: fc.option(fc.nat(8)) }), {
    selector: ({ id }) => id,
  });
  fc.assert(
    fc.property(flat, (given) => {
      const nested = nestLines(given.map(({ id, parentId }) => ({ line: anOrderLine({ id }), parentId })));
      const ids = linesOf({ consignments: [{ lines: nested }] }).map(({ id }) => id);
      expect(ids.toSorted((a, b) => a - b)).toEqual(given.map(({ id }) => id).toSorted((a, b) => a - b));
    }),
  );
});

test('order search matches number, product, maker and model, and requires every word', () => {
  const order = anOrder({ id: 1522248721 });
  const found = ['1522', '#1522248721', 'washing tarnside', 'tarn-tw914'].map((text) =>
    matchesSearch(order, text),
  );
  expect(found).toEqual([true, true, true, true]);
  expect(matchesSearch(order, 'tarnside kettle')).toBe(false);
});

test.each([
  [{}, { text: '', page: 1 }],
  [
    { q: ' hob ', page: '3' },
    { text: 'hob', page: 3 },
  ],
  [
    { q: ['a', 'b'], page: '-1' },
    { text: 'a', page: 1 },
  ],
  [{ page: '1e9' }, { text: '', page: 1 }],
])('the order list query %j is read as %j', (query, expected) =>
  expect(readListQuery(query)).toEqual(expected),
);

describe('order progress', () => {
  const at = (value: string) => anOrder({ status: { label: value, value } });
  test('has no steps for a cancelled order', () => expect(stepsOf(at('CANCELLED'), [])).toBeNull());
  test('shows the date of each step that has one', () => {
    const order = anOrder({ status: { label: 'Shipped', value: 'SHIPPED' } });
    expect(stepsOf(order, ['2026-11-13'])).toEqual([
      { name: 'Placed', note: 'Tue 10 Nov', state: 'done' },
      { name: 'Paid', note: null, state: 'done' },
      { name: 'Packed', note: null, state: 'done' },
      { name: 'On its way', note: 'Thu 12 Nov', state: 'here' },
      { name: 'Delivered', note: 'Due Fri 13 Nov', state: 'ahead' },
    ]);
  });
  test('shows every step as done for a completed order', () =>
    expect(stepsOf(at('COMPLETED'), [])?.every(({ state }) => state === 'done')).toBe(true));
  test('has no steps for a status that the platform may add', () =>
    expect(stepsOf(at('TELEPORTED'), [])).toBeNull());
  test('names each platform status differently, and an unknown one by its label', () => {
    const names = STATUSES.map((label) => meaningOf({ label, value: statusValue(label) }).name);
    expect(new Set(names).size).toBe(STATUSES.length);
    expect(names.filter((name, at) => name === STATUSES[at])).toEqual(['Refunded', 'Cancelled']);
    expect(meaningOf({ label: 'Teleported', value: 'TELEPORTED' }).name).toBe('Teleported');
  });
  test('gives due days only while a delivery is still to come', () => {
    expect(dueWords(at('SHIPPED'), ['2026-11-25', '2026-11-27'])).toBe('Due Wed 25 Nov and Fri 27 Nov');
    expect(dueWords(at('SHIPPED'), [])).toBeNull();
    expect(dueWords(at('COMPLETED'), ['2026-11-25'])).toBeNull();
    expect(dueWords(at('CANCELLED'), ['2026-11-25'])).toBeNull();
  });
  test.each([
    ['AWAITING_SHIPMENT', ['2026-11-25', '2026-12-08'], 'Due Wed 25 Nov'],
    ['PARTIALLY_SHIPPED', ['2026-11-20', '2026-12-08'], 'Due Tue 8 Dec'],
    ['SHIPPED', ['2026-11-20'], 'Was due Fri 20 Nov'],
    ['SHIPPED', [], null],
    ['AWAITING_FULFILLMENT', [], 'We are getting your order ready.'],
    ['AWAITING_PAYMENT', ['2026-11-25'], 'We will start as soon as your payment arrives.'],
    ['COMPLETED', ['2026-11-25'], null],
    ['CANCELLED', ['2026-11-25'], null],
  ])('tells in the order list what comes next for %s', (value, due, words) => {
    expect(nextWords(at(value), due, '2026-11-24')).toBe(words);
  });
  test('shows the unpaid amount of an order while it awaits payment', () => {
    const [total, payments] = [42_900, [{ name: 'Gift certificate', amount: 2_900, isCertificate: true }]];
    expect(owedOf({ ...at('AWAITING_PAYMENT'), total, payments })).toBe(40_000);
    expect(owedOf({ ...at('PENDING'), total, payments })).toBe(0);
    expect(owedOf({ ...at('AWAITING_PAYMENT'), total: 2_900, payments })).toBe(0);
  });
  test('lists the orders under way by how far along they are', () => {
    const all = ['COMPLETED', 'PENDING', 'AWAITING_PICKUP', 'SHIPPED', 'CANCELLED'].map(at);
    expect(ordersUnderWay(all).map(({ status }) => status.value)).toEqual([
      'SHIPPED',
      'AWAITING_PICKUP',
      'PENDING',
    ]);
  });
  test.each([
    ['the earliest day, however far the others are', [['2026-11-30'], ['2026-11-28'], []], 1],
    ['a day to come before one that is over', [['2026-11-20'], ['2026-11-20', '2026-12-01']], 1],
    ['the farthest where no day is told', [[], []], 0],
  ])('picks as next delivery %s', (_, days, next) => {
    const underWay = days.map((due) => ({ due }));
    expect(nextDelivery(underWay, '2026-11-28')).toBe(underWay[next]);
    expect(nextDelivery([], '2026-11-28')).toBeNull();
  });
});

describe('period for returns', () => {
  /** Left on Friday 6 November, as a delivery of that name. */
  const sent = (method: string | null, ...shippedAt: string[]) => {
    const shipments = ['2026-11-06T10:00:00Z', ...shippedAt].map((at, id) =>
      aShipment({ id, shippedAt: at }),
    );
    const { consignments, ...order } = aSentOrder();
    return { ...order, consignments: consignments.map((each) => ({ ...each, method, shipments })) };
  };

  test.each([
    [
      'by van, from the day that was agreed',
      sent('Two-person delivery, Tuesday 10 November 2026'),
      '10 Dec 2026',
    ],
    [
      'by van, from when the last of it left where that was later',
      sent('Van delivery, Tuesday 10 November 2026', '2026-11-12T10:00:00Z'),
      '12 Dec 2026',
    ],
    ['by van whose day is not told, from a week after it left', sent(null), '13 Dec 2026'],
    ['by parcel, from a week after it left', sent('Parcel delivery, Monday 9 November 2026'), '13 Dec 2026'],
  ])('counts 30 days for goods %s', (_, order, until) => {
    const last = new Date(`${until} 12:00 UTC`).toISOString().slice(0, 10);
    const next = addDays(last, 1);
    expect(returnLine(order, last, BUILT_IN.returns)).toBe(
      `Until ${until} at least: 30 days from the delivery.`,
    );
    expect(returnLine(order, next, BUILT_IN.returns)).toContain(`ended on ${until}`);
    expect([last, next].map((day) => mayReturn(order, day, BUILT_IN.returns))).toEqual([true, false]);
  });
});

describe('guarantees', () => {
  const facts = (years: string, term?: string) => (id: number) =>
    readFacts(id === 1 ? { Guarantee: years } : { Term: term ?? '' });
  const of = (order = anOrder(), years = '2 years', term?: string, today = '2026-11-20', ours = 2) =>
    guaranteesOf([order], facts(years, term), today, ours).map(({ until, by }) => [until, by]);

  test('last two years from us, longer with a maker’s guarantee, and longest with cover', () => {
    const covered = anOrderLine({ extras: [anOrderLine({ id: 2, productId: 9, name: '5 years’ cover' })] });
    const withCover = anOrder({ consignments: [{ lines: [covered], shipments: [aShipment()] }] });
    expect(of()).toEqual([['2028-11-12', 'shop']]);
    expect(of(anOrder(), '1 year')).toEqual([['2028-11-12', 'shop']]);
    expect(of(anOrder(), '10 years')).toEqual([['2036-11-12', 'maker']]);
    expect(of(withCover, '2 years', '5 years')).toEqual([['2031-11-12', 'cover']]);
  });

  test('last no longer with cover that was refunded', () => {
    const cover = anOrderLine({ id: 2, productId: 9, name: '5 years’ cover', refundedQuantity: 1 });
    const lines = [anOrderLine({ extras: [cover] })];
    const order = anOrder({ consignments: [{ lines, shipments: [aShipment()] }] });
    expect(of(order, '2 years', '5 years')).toEqual([['2028-11-12', 'shop']]);
  });
  test('last as many years from us as the shop policy says', () => {
    expect(of(anOrder(), '2 years', undefined, '2026-11-20', 3)).toEqual([['2029-11-12', 'shop']]);
    expect(of(anOrder(), '2 years', undefined, '2026-11-20', 0)).toEqual([['2028-11-12', 'maker']]);
  });
  test('end on 28 February when they began on a leap day', () => {
    const shipments = [aShipment({ shippedAt: '2024-02-29T10:00:00Z' })];
    const order = anOrder({ consignments: [{ lines: [anOrderLine()], shipments }] });
    expect(of(order, '3 years')).toEqual([['2027-02-28', 'maker']]);
  });
  test('are not listed once expired, refunded or cancelled', () => {
    expect(of(anOrder(), '2 years', undefined, '2028-11-13')).toEqual([]);
    expect(of(anOrder({ status: { label: 'Cancelled', value: 'CANCELLED' } }))).toEqual([]);
    const lines = [anOrderLine({ refundedQuantity: 1 })];
    expect(of(anOrder({ consignments: [{ lines, shipments: [aShipment()] }] }))).toEqual([]);
  });
});

describe('refund of a cancelled order', () => {
  const card = (amount: number) => ({ name: 'Card', amount, isCertificate: false });
  const certificate = (amount: number) => ({ name: 'Gift certificate', amount, isCertificate: true });
  const SOON = 'within 14 days and usually within five working days';
  const refundedWords = (amount: string) =>
    `${amount} has been refunded the way you paid. Banks take up to five working days to show it.`;

  test.each([
    ['CANCELLED', [card(100)], 0, [`£1.00 goes back the way you paid, ${SOON}.`]],
    ['CANCELLED', [card(100)], 100, [refundedWords('£1.00')]],
    ['CANCELLED', [], 0, ['You have not been charged.']],
    [
      'CANCELLING',
      [card(60), card(40)],
      0,
      ['£1.00 goes back the way you paid, once the order is cancelled.'],
    ],
    ['CANCELLING', [], 0, []],
    ['AWAITING_FULFILLMENT', [card(100)], 0, []],
    [
      'CANCELLED',
      [certificate(30), card(70)],
      0,
      [`£0.70 goes back the way you paid, ${SOON}.`, '£0.30 goes back onto your gift certificate.'],
    ],
    [
      'CANCELLED',
      [certificate(30), card(70)],
      70,
      [refundedWords('£0.70'), '£0.30 goes back onto your gift certificate.'],
    ],
    ['CANCELLED', [certificate(30), certificate(20)], 0, ['£0.50 goes back onto your gift certificates.']],
    [
      'CANCELLING',
      [certificate(30)],
      0,
      ['£0.30 goes back onto your gift certificate, once the order is cancelled.'],
    ],
    ['REFUNDED', [certificate(30), card(70)], 100, [refundedWords('£1.00')]],
  ])('is described per payment method: %s, paid %j, refunded %i', (value, payments, refunded, said) => {
    expect(moneyBack({ status: { label: '', value }, payments, refunded })).toEqual(said);
  });

  test.each([
    [[card(60_00), card(40_00)], 0, `£100.00 goes back the way you paid, ${SOON}.`],
    [[card(100_00)], 30_00, `£70.00 goes back the way you paid, ${SOON}.`],
    [
      [card(70_00), certificate(30_00)],
      0,
      `£70.00 goes back the way you paid, ${SOON}. £30.00 goes back onto your gift certificate.`,
    ],
    [[certificate(30_00)], 0, '£30.00 goes back onto your gift certificate.'],
    [[card(100_00)], 100_00, 'What you paid has been refunded already.'],
    [[], 0, 'You have not been charged.'],
  ])('is described before cancelling: paid %j, refunded %i', (payments, refunded, said) => {
    expect(moneyBackIfCancelled({ payments, refunded })).toBe(said);
  });
});

test('buying again adds what is still sold, and services for their model', () => {
  const fitting = anOrderLine({
    id: 2,
    productId: 7,
    path: '/fit',
    options: [{ name: 'For', value: 'TARN' }],
  });
  const lines = [
    anOrderLine({ extras: [fitting], quantity: 2 }),
    anOrderLine({ id: 3, path: null, name: 'Old' }),
  ];
  const service = { id: 7, forOptionId: 44 } as Parameters<typeof reorderItems>[1][number];
  expect(reorderItems({ consignments: [{ lines }] } as never, [service])).toEqual({
    items: [
      { product_id: 1, quantity: 2, variant_id: 11 },
      { product_id: 7, quantity: 1, option_selections: [{ option_id: 44, option_value: 'TARN' }] },
    ],
    leftOut: ['Not sold any more, and left out: Old.'],
  });
});

test('buying again leaves out a service whose appliance is no longer sold', () => {
  const cover = anOrderLine({
    id: 2,
    productId: 7,
    sku: 'COVER-3',
    name: 'Cover for 3 years',
    path: '/cover',
    options: [{ name: 'For', value: 'OLD-1' }],
  });
  const lines = [
    anOrderLine({ id: 3, path: null, name: 'Old', sku: 'OLD-1', extras: [cover] }),
    anOrderLine({ id: 4, name: 'Hose', sku: 'HOSE' }),
  ];
  const service = { id: 7, forOptionId: 44 } as Parameters<typeof reorderItems>[1][number];
  expect(reorderItems({ consignments: [{ lines }] } as never, [service])).toEqual({
    items: [{ product_id: 1, quantity: 1, variant_id: 11 }],
    leftOut: [
      'Not sold any more, and left out: Old.',
      'Left out with the product it was for: Cover for 3 years.',
    ],
  });
});

test('buying again is limited to 99 of a product and 50 lines, and says what was left out', () => {
  const many = (name: string, quantity: number) => anOrderLine({ name, quantity });
  const lines = [many('Hose', 12), many('Filter', 120), ...Array.from({ length: 49 }, () => many('Cup', 1))];
  const { items, leftOut } = reorderItems({ consignments: [{ lines }] } as never, []);
  expect(items.slice(0, 2).map(({ quantity }) => quantity)).toEqual([12, 99]);
  expect(items).toHaveLength(50);
  expect(leftOut).toEqual([
    'The basket holds up to 99 of a product; you bought 120 × Filter.',
    'Left out, because the basket holds up to 50 lines: Cup.',
  ]);
});
