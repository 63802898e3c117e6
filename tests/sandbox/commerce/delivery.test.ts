import { describe, expect, test } from 'vitest';
import { shippingOptions } from '../../../sandbox/commerce/delivery/quote.ts';
import { zoneOf as sandboxZone } from '../../../sandbox/commerce/delivery/zone.ts';
import { policy as seeded } from '../../../sandbox/demo/content/data/policy.ts';
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

describe('the days and prices of delivery are those that the shop says', () => {
  test.each(MOMENTS)('at %s', (now) => {
    for (const text of POSTCODES) {
      const postcode = parsePostcode(text);
      if (!postcode) throw new Error(`${text} is no postcode of the shop's.`);
      const zone = zoneOf(postcode, terms);
      expect([text, terms.zones[sandboxZone(text) ?? 'mainland'].name]).toEqual([text, zone.name]);
      for (const total of [1, 29_999, 30_000, 120_000]) {
        for (const due of [null, '2026-12-01', '2020-01-01']) {
          const said = delivery({ total, due, notTo: ['highlands'] }, zone, now, terms, 10);
          const offered = shippingOptions(
            { heaviest: 0, due, undated: false, notTo: ['highlands'] },
            text,
            total,
            now.getTime(),
          );
          const days = said.kind === 'days' ? said.days : [];
          expect(offered.map(({ day, cost }) => ({ day, price: cost }))).toEqual(days);
        }
      }
    }
  });
});

test('an option names two people or one, the day, and the first of the cheapest days', () => {
  const at = Date.UTC(2026, 10, 19, 12);
  const quote = (heaviest: number) =>
    shippingOptions({ heaviest, due: null, undated: false, notTo: [] }, 'ls1 1aa', 50_000, at);
  expect(quote(68_000)[0]).toMatchObject({
    type: 'two-person',
    description: 'Two-person delivery, Saturday 21 November 2026',
    recommended: false,
  });
  expect(quote(900)[1]).toMatchObject({
    type: 'standard',
    description: 'Standard delivery, Monday 23 November 2026',
    cost: 0,
    recommended: true,
  });
  expect(new Set(quote(900).map(({ id }) => id)).size).toBe(10);
  expect(shippingOptions({ heaviest: 1, due: null, undated: true, notTo: [] }, 'LS1 1AA', 1, at)).toEqual([]);
});
