import { describe, expect, it } from 'vitest';
import { policy as seeded } from '../../../sandbox/demo/content/data/policy.ts';
import { policyType } from '../../../sandbox/content/data/policy-type.ts';
import { tariffOn } from '@/lib/catalogue/running-cost';
import { addDays, londonDate } from '@/lib/dates/rules';
import { BUILT_IN } from '@/lib/policy/data/built-in';
import { faultSentence, parsePolicy } from '@/lib/policy/rules';

const fields = seeded[0]?.fields ?? {};

/** What an editor reads of the demo entry with other values in it. */
function faultsWith(over: Record<string, unknown>): string[] {
  const read = parsePolicy({ ...fields, ...over });
  return read.ok ? [] : read.faults.map(faultSentence);
}

const tariff = (over: object) => ({
  fuel: 'electricity',
  pence: 26.11,
  from: '2026-07-01',
  to: '2026-09-30',
  source: 'the price cap',
  ...over,
});
const zones = fields['zones'] as { name: string }[];
const withZone = (name: string, over: object) =>
  zones.map((zone) => (zone.name === name ? { ...zone, ...over } : zone));

describe('the shop policy of the demo shop', () => {
  it('equals the built-in one, with bank holidays of its years', () => {
    const read = parsePolicy(fields);
    if (!read.ok) throw new Error(JSON.stringify(read.faults));
    const { delivery, energy, ...rest } = read.policy;
    const { holidays } = delivery;
    const known = energy.tariffs.filter(({ validTo }) => validTo <= '2026-09-30');
    expect({
      ...rest,
      delivery: { ...delivery, holidays: {} },
      energy: { ...energy, tariffs: known },
      // Built in is no promise that an editor can make or not.
    }).toEqual({ ...BUILT_IN, returns: { ...BUILT_IN.returns, priceDropDays: 14 } });
    expect(holidays['england-and-wales']).toHaveLength(19);
    expect(holidays['england-and-wales']).toEqual(
      expect.arrayContaining(['2026-04-03', '2026-12-25', '2026-12-28', '2027-12-27', '2027-12-28']),
    );
  });

  it.each(['electricity', 'gas'] as const)('has a price of %s for today and the coming weeks', (fuel) => {
    const read = parsePolicy(fields);
    const today = londonDate(new Date());
    const price = read.ok ? tariffOn(today, read.policy.energy.tariffs, fuel) : null;
    expect(price?.validTo.localeCompare(addDays(today, 60))).toBe(1);
  });

  it('fills every field of its content type, and no other', () => {
    expect(Object.keys(fields).toSorted()).toEqual(policyType.fields.map(({ id }) => id).toSorted());
  });
});

describe('an invalid shop policy is explained', () => {
  it.each<[over: Record<string, unknown>, says: string]>([
    [{ tariffs: 'dear' }, 'Tariffs: has to be a list [ … ].'],
    [{ tariffs: [] }, 'Tariffs: have to include a price for electricity.'],
    [{ tariffs: [tariff({ fuel: 'coal' })] }, 'Tariffs, row 1, fuel: has to be electricity or gas.'],
    [{ tariffs: [tariff({ pence: -1 })] }, 'Tariffs, row 1, pence: has to be more than 0.'],
    [{ tariffs: [tariff({ pence: '26' })] }, 'Tariffs, row 1, pence: has to be a number of pence.'],
    [
      { tariffs: [tariff({ pence: 2_611 })] },
      'Tariffs, row 1, pence: is more than 200 pence: write pence, not pounds or a yearly bill.',
    ],
    [{ tariffs: [tariff({ from: '1 July' })] }, 'Tariffs, row 1, from: is not a day: write 2026-11-20.'],
    [{ tariffs: [tariff({ to: '2026-02-30' })] }, 'Tariffs, row 1, to: is not a day: write 2026-11-20.'],
    [{ tariffs: [tariff({ to: '2026-06-30' })] }, 'Tariffs, row 1, to: comes before its first day.'],
    [{ tariffs: [tariff({ source: ' ' })] }, 'Tariffs, row 1, source: cannot be empty.'],
    [
      { tariffs: [tariff({ from: '2026-10-02', to: '2026-12-31' }), tariff({})] },
      'Tariffs, row 1, from: leaves days without a tariff: electricity has to continue from 2026-10-01.',
    ],
    [
      { tariffs: [tariff({}), tariff({ from: '2026-09-30', to: '2026-12-31' })] },
      'Tariffs, row 2, from: begins before another electricity tariff ends, on 2026-09-30.',
    ],
    [{ water: { pence: 402.23 } }, 'Water, source: has to be text.'],
    [{ freeDeliveryFrom: undefined }, 'Delivered free from: has to be a whole number of pence.'],
    [{ deliveryPrice: -25_00 }, 'Delivery below that: cannot be negative.'],
    [{ parcelPrice: '3.95' }, 'Parcels below that: has to be a whole number of pence.'],
    [{ priceDropDays: 0 }, 'Days to ask for a lower price: has to be 1 or more, or empty.'],
    [{ priceDropDays: 2.5 }, 'Days to ask for a lower price: has to be a whole number of days, or empty.'],
    [{ coverMost: 250 }, 'Most that cover costs: is more than the whole price.'],
    [
      { zones: withZone('islands', { parcelExtraDays: 31 }) },
      'Zones, row 4, parcelExtraDays: is more than 30 days.',
    ],
    [{ deliveryPrice: 24.99 }, 'Delivery below that: has to be a whole number of pence.'],
    [{ cutOffHour: 24 }, 'Orders count for the day until: has to be a whole hour from 1 to 23.'],
    [{ namedDays: { Sunday: 5_00 } }, 'Days that cost more, Sunday: is not a day from Monday to Saturday.'],
    [{ namedDays: { Friday: -1 } }, 'Days that cost more, Friday: cannot be negative.'],
    [{ zones: zones.slice(1) }, 'Zones: have to include mainland once.'],
    [{ zones: [...zones, zones[1]] }, 'Zones: have to include scotland once.'],
    [
      { zones: withZone('islands', { nation: 'wales' }) },
      'Zones, row 4, nation: is not a nation: write england-and-wales, scotland, northern-ireland.',
    ],
    [{ zones: withZone('mainland', { served: false }) }, 'Zones: have to deliver to the mainland.'],
    [{ zones: withZone('unserved', { served: true }) }, 'Zones: cannot deliver to unserved.'],
    [{ zones: withZone('highlands', { surcharge: -1 }) }, 'Zones, row 3, surcharge: cannot be negative.'],
    [
      { outwardCodes: [{ zone: 'moon', area: 'IV' }] },
      'Postcodes of zones, row 1, zone: is not a zone: write mainland, scotland, highlands, islands, northern-ireland, unserved.',
    ],
    [
      { outwardCodes: [{ zone: 'islands', area: 'XX' }] },
      'Postcodes of zones, row 1, area: is not a postcode area.',
    ],
    [
      { outwardCodes: [{ zone: 'islands', area: 'KW', from: 17, to: 15 }] },
      'Postcodes of zones, row 1, to: comes before the first district.',
    ],
    [{ holidays: { cornwall: [] } }, 'Holidays, cornwall: is not a nation.'],
    [
      { holidays: { scotland: ['2026-01-02', '30 November'] } },
      'Holidays, scotland, row 2: is not a day: write 2026-11-20.',
    ],
    [{ returnDays: 13 }, 'Days to return goods: cannot be less than the 14 days set by law.'],
    [{ collectionPrice: null }, 'Collecting large goods: has to be a whole number of pence.'],
    [
      { largeCollectionPrice: 4_000_00_00 },
      'Collecting the largest goods: is more than £5,000: write pence.',
    ],
    [
      {
        setDiscount: [
          { kinds: 3, percent: 5 },
          { kinds: 4, percent: 5 },
        ],
      },
      'Set discount, row 2, percent: has to be more than with fewer kinds.',
    ],
    [{ setDiscount: [{ kinds: 3, percent: 500 }] }, 'Set discount, row 1, percent: is more than 50.'],
    [{ setDiscountMost: '600' }, 'Most that a set saves: has to be a whole number of pence.'],
  ])('for %j', (over, says) => expect(faultsWith(over)).toEqual([says]));

  it('for every required field of an empty one', () => {
    const read = parsePolicy(null);
    expect(read.ok ? [] : new Set(read.faults.map(({ field }) => field)).size).toBe(18);
  });
});
