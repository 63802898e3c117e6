import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { notDeliveredTo, productDelivery } from '@/lib/catalogue/delivery';
import { addDays } from '@/lib/dates/rules';
import { parsePostcode } from '@/lib/delivery/postcode';
import { delivery, deliveryDays, earliestDay, isDeliveryDay, orderDay, zoneOf } from '@/lib/delivery/rules';
import type { Zone, ZoneName } from '@/lib/delivery/types';
import { BUILT_IN } from '@/lib/policy/data/built-in';

const terms = BUILT_IN.delivery;
const { zones } = terms;
const { mainland } = zones;
const here = { total: 429_00, by: 'two-person', due: null, notTo: [] } as const;
const van = (total: number) => ({ total, by: 'two-person' as const });
const brought = fc.constantFrom('two-person', 'large', 'parcel');
const served = Object.values(zones).filter((zone) => zone.served);
/** Bank holidays of England and Wales by gov.uk/bank-holidays: the warehouse stands there. */
const BANK_HOLIDAYS = Object.entries({
  2026: '01-01 04-03 04-06 05-04 05-25 08-31 12-25 12-28',
  2027: '01-01 03-26 03-29 05-03 05-31 08-30 12-27 12-28',
  2028: '01-03 04-14 04-17 05-01 05-29 08-28 12-25 12-26',
}).flatMap(([year, days]) => days.split(' ').map((day) => `${year}-${day}`));
const instants = fc.date({ min: new Date('2026-01-01'), max: new Date('2032-01-01'), noInvalidDate: true });

describe('the earliest day', () => {
  test.each([
    ['a Friday morning', '2026-11-20T10:00:00Z', '2026-11-24', '2026-11-22T20:00:00.000Z'],
    ['Sunday before eight', '2026-11-22T19:59:00Z', '2026-11-24', '2026-11-22T20:00:00.000Z'],
    ['Sunday at eight', '2026-11-22T20:00:00Z', '2026-11-25', '2026-11-23T20:00:00.000Z'],
    ['a Tuesday', '2026-11-24T12:00:00Z', '2026-11-26', '2026-11-24T20:00:00.000Z'],
    [
      'a Thursday: picked on Friday, driven on Saturday',
      '2026-11-26T12:00:00Z',
      '2026-11-28',
      '2026-11-26T20:00:00.000Z',
    ],
    ['before Christmas', '2026-12-23T12:00:00Z', '2026-12-29', '2026-12-23T20:00:00.000Z'],
    [
      'summer time: 19:30 UTC is half past eight',
      '2026-06-30T19:30:00Z',
      '2026-07-03',
      '2026-07-01T19:00:00.000Z',
    ],
  ])('is right for an order on %s', (_, now, day, orderBy) => {
    const found = delivery(here, mainland, new Date(now), terms);
    expect(found).toMatchObject({ kind: 'days', orderBy });
    expect(found.kind === 'days' && found.days[0]?.day).toBe(day);
  });

  test('is the first of several with their prices, and a small order pays £25', () => {
    expect(deliveryDays('2026-11-24', mainland, van(429_00), terms)).toEqual([
      { day: '2026-11-24', price: 0 },
      { day: '2026-11-25', price: 0 },
      { day: '2026-11-26', price: 0 },
      { day: '2026-11-27', price: 5_00 },
      { day: '2026-11-28', price: 15_00 },
    ]);
    expect(deliveryDays('2026-11-28', mainland, van(299_99), terms, 2)).toEqual([
      { day: '2026-11-28', price: 40_00 },
      { day: '2026-11-30', price: 25_00 },
    ]);
    expect(deliveryDays('2026-11-24', zones.highlands, van(300_00), terms, 1)).toEqual([
      { day: '2026-11-24', price: 30_00 },
    ]);
  });

  test('follows the day when goods come in, without an hour to order by', () => {
    const found = delivery({ ...here, due: '2026-12-04' }, mainland, new Date('2026-11-20T10:00:00Z'), terms);
    expect(found).toMatchObject({
      kind: 'days',
      orderBy: null,
      days: [{ day: '2026-12-08' }, {}, {}, {}, {}],
    });
  });
});

describe('for any moment', () => {
  test('delivery days are in order, after today, and never on a Sunday or bank holiday', () => {
    fc.assert(
      fc.property(instants, fc.constantFrom(...served), (now, zone) => {
        const found = delivery(here, zone, now, terms);
        if (found.kind !== 'days') throw new Error('served');
        const days = found.days.map(({ day }) => day);
        expect(days.filter((day) => new Date(day).getUTCDay() === 0)).toEqual([]);
        expect(days.filter((day) => BANK_HOLIDAYS.includes(day))).toEqual([]);
        expect(days).toEqual([...new Set(days)].toSorted());
        expect((days[0] ?? '') > orderDay(now, terms)).toBe(true);
        expect(Date.parse(found.orderBy ?? '')).toBeGreaterThan(now.getTime());
      }),
    );
  });

  test('ordering later is never sooner, and ordering by the stated hour keeps the first day', () => {
    fc.assert(
      fc.property(instants, fc.nat(20 * 24 * 60), fc.constantFrom(...served), (now, minutes, zone) => {
        const first = (at: Date) => earliestDay(orderDay(at, terms), zone, 'two-person', terms);
        const later = new Date(now.getTime() + minutes * 60_000);
        expect(first(later) >= first(now)).toBe(true);
        const found = delivery(here, zone, now, terms);
        const orderBy = Date.parse((found.kind === 'days' && found.orderBy) || '');
        expect(first(new Date(orderBy - 1))).toBe(first(now));
        expect(first(new Date(orderBy)) > first(now)).toBe(true);
      }),
    );
  });

  test('a farther zone is neither sooner nor cheaper', () => {
    fc.assert(
      fc.property(
        instants,
        fc.nat(1_000_00),
        fc.constantFrom(...served),
        brought,
        (now, total, zone: Zone, by) => {
          const near = earliestDay(orderDay(now, terms), mainland, by, terms);
          expect(earliestDay(orderDay(now, terms), zone, by, terms) >= near).toBe(true);
          const price = (of: Zone) => deliveryDays(near, of, { total, by }, terms, 1)[0]?.price ?? 0;
          expect(price(zone)).toBeGreaterThanOrEqual(price(mainland));
        },
      ),
    );
  });
});

test.each<[string, ZoneName]>([
  ['LS6 3BN', 'mainland'],
  ['BT7', 'northern-ireland'],
  ['IV2 7GD', 'highlands'],
  ['IV30 1AA', 'scotland'],
  ['IV51 9EU', 'highlands'],
  ['KW14', 'highlands'],
  ['KW15', 'islands'],
  ['HS1 2BG', 'islands'],
  ['PA61', 'islands'],
  ['PA34', 'highlands'],
  ['PA80 5XT', 'highlands'],
  ['PA1', 'scotland'],
  ['PH1', 'scotland'],
  ['G1 1AA', 'scotland'],
  ['EH1 1YZ', 'scotland'],
  ['TD15', 'mainland'],
  ['TD1', 'scotland'],
  ['TR21', 'unserved'],
  ['TR1', 'mainland'],
  ['JE2', 'unserved'],
  ['EC1A 1BB', 'mainland'],
])('%s is in the zone %s', (text, name) => {
  const postcode = parsePostcode(text);
  expect(postcode && zoneOf(postcode, terms).name).toBe(name);
});

describe('delivery of a product', () => {
  const washer = {
    price: { now: 429_00 },
    stock: { state: 'in', available: 9 },
    kind: 'Washing machine',
    facts: {},
  } as const;
  const now = new Date('2026-11-20T10:00:00Z');

  test('starts on the earliest day if it is in stock', () => {
    const found = productDelivery(washer, now, terms);
    expect(found.kind === 'days' && found.days[0]).toEqual({ day: '2026-11-24', price: 0 });
  });
  test('starts after the day it comes in if it is due', () => {
    const stock = { state: 'due', on: '2026-12-04T00:00:00Z', message: null } as const;
    const found = productDelivery({ ...washer, stock }, now, terms);
    expect(found.kind === 'days' && found.days[0]?.day).toBe('2026-12-08');
  });
  test.each([
    [{ state: 'out' }, null],
    [{ state: 'out', message: 'Due back on 6 December' }, 'Due back on 6 December'],
    [{ state: 'due', on: null, message: null }, null],
    [{ state: 'due', on: null, message: 'No date yet' }, 'No date yet'],
  ] as const)('has no known day for %j', (stock, says) => {
    expect(productDelivery({ ...washer, stock }, now, terms)).toEqual({ kind: 'unknown', says });
  });
  test.each([{ price: null }, { stock: { state: 'discontinued', successor: null } as const }])(
    'is not offered for %j',
    (over) => expect(productDelivery({ ...washer, ...over }, now, terms)).toEqual({ kind: 'not-for-sale' }),
  );
  test('is not offered to excluded zones', () => {
    const product = { ...washer, facts: { notDeliveredTo: 'NI, Highlands' } };
    expect(notDeliveredTo('NI, Highlands')).toEqual(['northern-ireland', 'highlands']);
    expect(productDelivery(product, now, terms, zones['northern-ireland']).kind).toBe('unserved');
    expect(productDelivery(product, now, terms, mainland).kind).toBe('days');
  });
});

describe('delivery by parcel service', () => {
  const parcel = { total: 7_99, by: 'parcel', due: null, notTo: [] } as const;
  const at = new Date('2026-11-26T10:00:00Z');

  test('has one day, with no surcharge on a Saturday', () => {
    expect(delivery(parcel, mainland, at, terms)).toMatchObject({
      by: 'parcel',
      days: [{ day: '2026-11-28', price: 3_95 }],
    });
  });
  test.each([
    ['mainland', 39_99, 3_95],
    ['mainland', 40_00, 0],
    ['highlands', 7_99, 3_95],
    ['islands', 7_99, 7_95],
    ['northern-ireland', 41_94, 4_00],
  ] as const)('to the zone %s for goods of %i pence costs %i', (zone, total, price) => {
    const found = delivery({ ...parcel, total }, zones[zone], at, terms);
    expect(found.kind === 'days' && found.days.map((day) => day.price)).toEqual([price]);
  });
  test('does not exist for work and cover, whatever the zone', () => {
    for (const zone of Object.values(zones))
      expect(delivery({ ...parcel, by: 'none' }, zone, at, terms)).toEqual({ kind: 'nothing' });
  });
});

test.each([
  ['Glasgow on the 2nd of January', 'scotland', '2027-01-02'],
  ['Edinburgh on St Andrew’s Day', 'scotland', '2026-11-30'],
  ['the Highlands on the first Monday in August', 'highlands', '2026-08-03'],
  ['Belfast on St Patrick’s Day', 'northern-ireland', '2027-03-17'],
  ['Belfast on the 12th of July, kept on the 13th', 'northern-ireland', '2026-07-13'],
  ['Glasgow on Easter Monday, when nobody drives from England', 'scotland', '2027-03-29'],
] as const)('there is no delivery to %s', (_, zone, day) => {
  expect(isDeliveryDay(day, zones[zone], terms)).toBe(false);
});

test('days are added across the turn of the year', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
});
