import { describe, expect, test } from 'vitest';
import { readPieces } from '../../../sandbox/commerce/delivery/load.ts';
import { shippingOptions } from '../../../sandbox/commerce/delivery/quote.ts';
import { zoneOf as sandboxZone } from '../../../sandbox/commerce/delivery/zone.ts';
import { all } from '../../../sandbox/store/rows.ts';
import { everyNth } from '../../support/sample';
import { seededStore } from '../../support/seeded-store';
import { policy as seeded } from '../../../sandbox/demo/content/data/policy.ts';
import { deliveryClass } from '../../../sandbox/commerce/delivery/class.ts';
import { deliveryClassOf } from '@/lib/catalogue/delivery-class';
import { classify } from '@/lib/catalogue/classify';
import { classOfMethod, DELIVERY_CLASSES, type DeliveryClass } from '@/lib/delivery/classes';
import { parsePostcode } from '@/lib/delivery/postcode';
import { delivery, zoneOf } from '@/lib/delivery/rules';
import { parsePolicy } from '@/lib/policy/rules';

const read = parsePolicy(seeded[0]?.fields);
if (!read.ok) throw new Error(JSON.stringify(read.faults));
const terms = read.policy.delivery;

/** A postcode in each area that is not mainland, at both ends of each row, and some that are. */
const POSTCODES = [
  ...terms.outwardCodes.flatMap(({ area, from, to }) =>
    [...new Set([from ?? 1, to ?? 9, (to ?? 9) + 1])].map((district) => `${area}${district} 1AB`),
  ),
  'LS1 1AA',
  'EC1A 1BB',
  'W1A 0AX',
  'M1 1AE',
  'B33 8TH',
  'CR2 6XH',
  'DN55 1PT',
  'TR1 1AB',
];

/** Before and after the hour that counts, at a weekend, at Easter and at Christmas, in summer and winter time. */
const MOMENTS = [
  '2026-11-20T12:00:00Z',
  '2026-11-20T20:30:00Z',
  '2026-11-22T09:00:00Z',
  '2026-04-02T18:30:00Z',
  '2026-04-02T19:30:00Z',
  '2026-12-23T10:00:00Z',
  '2027-08-27T22:00:00Z',
].map((text) => new Date(text));

describe('the sandbox offers the delivery days and prices that the shop shows', () => {
  test.each(MOMENTS)('at %s', (now) => {
    for (const text of everyNth(POSTCODES, 3, MOMENTS.indexOf(now))) {
      const postcode = parsePostcode(text);
      if (!postcode) throw new Error(`${text} is no postcode of the shop's.`);
      const zone = zoneOf(postcode, terms);
      expect([text, terms.zones[sandboxZone(text) ?? 'mainland'].name]).toEqual([text, zone.name]);
      for (const by of DELIVERY_CLASSES) {
        for (const total of [1, 3_999, 4_000, 29_999, 30_000]) {
          for (const due of [null, '2026-12-01', '2020-01-01']) {
            const load = { by, due, notTo: ['highlands'] as const };
            const said = delivery({ ...load, total }, zone, now, terms, 10);
            const offered = shippingOptions({ ...load, undated: false }, text, total, now.getTime());
            const days = said.kind === 'days' ? said.days : [];
            const isNothing = said.kind === 'nothing';
            expect(offered.map(({ day, cost }) => ({ day, price: cost }))).toEqual(
              isNothing ? [{ day: null, price: 0 }] : days,
            );
            expect(offered.every(({ description }) => classOfMethod(description) === by)).toBe(true);
          }
        }
      }
    }
  });
});

test('a delivery option names its method and its day, and the first of the cheapest days is recommended', () => {
  const at = Date.UTC(2026, 10, 19, 12);
  const quote = (by: DeliveryClass) =>
    shippingOptions({ by, due: null, undated: false, notTo: [] }, 'ls1 1aa', 50_000, at);
  expect(quote('two-person')[0]).toMatchObject({
    type: 'two-person',
    description: 'Two-person delivery, Saturday 21 November 2026',
    recommended: false,
  });
  expect(quote('large')[1]).toMatchObject({
    description: 'Van delivery, Monday 23 November 2026',
    cost: 0,
    recommended: true,
  });
  expect(new Set(quote('large').map(({ id }) => id)).size).toBe(10);
  expect(quote('parcel')).toMatchObject([
    { description: 'Parcel delivery, Saturday 21 November 2026', cost: 0, recommended: true },
  ]);
  expect(quote('none')).toMatchObject([{ description: 'Nothing to deliver', day: null, cost: 0 }]);
  expect(shippingOptions({ by: 'large', due: null, undated: true, notTo: [] }, 'LS1 1AA', 1, at)).toEqual([]);
});

test('every product of the demo store has the delivery class that the shop gives it', () => {
  const store = seededStore();
  const rows = all<{ id: number; fields: string }>(
    store,
    `SELECT p.id, (SELECT json_group_object(a.name, v.value) FROM product_attribute AS pa
       JOIN attribute_value AS v ON v.id = pa.value_id JOIN attribute AS a ON a.id = v.attribute_id
       WHERE pa.product_id = p.id) AS fields FROM product AS p`,
  );
  const pieces = readPieces(
    store,
    rows.map(({ id }) => id),
  );
  const differing = rows.filter(
    ({ id, fields }) =>
      deliveryClassOf(classify(JSON.parse(fields) as Record<string, string>)) !== pieces.get(id)?.by,
  );
  store.close();
  expect(differing).toEqual([]);
  expect(new Set([...pieces.values()].map(({ by }) => by))).toEqual(new Set(DELIVERY_CLASSES));
});

test('a long product goes by van if one of its sides is not known', () =>
  expect(deliveryClass(9_000, { 'Packed width': '100 mm', 'Packed depth': '1600 mm' })).toBe('large'));
