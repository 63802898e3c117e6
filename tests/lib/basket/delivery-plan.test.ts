import { describe, expect, it } from 'vitest';
import { planDelivery, splitDelivery } from '@/lib/basket/delivery-plan';
import type { Stock } from '@/lib/catalogue/types';
import { BUILT_IN } from '@/lib/policy/data/built-in';
import { aCard, aLine } from '../../support/shop';

/** A Friday, before eight in the evening. */
const terms = BUILT_IN.delivery;
const now = new Date('2026-11-20T10:00:00Z');

const line = (name: string, stock: Stock, attributes: Record<string, string> = {}) =>
  aLine({ name, product: aCard({ stock, attributes }) });
const here: Stock = { state: 'in', available: 5 };
const later: Stock = { state: 'due', on: '2026-12-04T09:00:00Z', message: null };

describe('the delivery plan of a basket', () => {
  it('has one day when everything is in stock', () => {
    const { together, parts } = planDelivery(
      [line('A', here), line('B', here)],
      terms.zones.mainland,
      now,
      terms,
    );
    expect(parts).toEqual([{ day: together, names: ['A', 'B'] }]);
  });

  it('offers the day of the last product for all, or a day for each part', () => {
    const { together, parts } = planDelivery(
      [line('A', later), line('B', here)],
      terms.zones.mainland,
      now,
      terms,
    );
    expect(parts.map(({ names }) => names)).toEqual([['B'], ['A']]);
    expect(together).toBe(parts[1]?.day);
    expect(together && together > '2026-12-04').toBe(true);
  });

  it('has no day for a product that is not delivered to the zone, and names it', () => {
    const notNi = line('A', here, { 'Not delivered to': 'NI' });
    const plan = planDelivery([notNi, line('B', here)], terms.zones['northern-ireland'], now, terms);
    expect(plan.together).toBeNull();
    expect(plan.undated).toEqual(['A']);
  });
});

describe('two deliveries', () => {
  const split = (lines: ReturnType<typeof line>[]) => {
    const two = splitDelivery(lines, terms.zones.mainland, now, terms);
    return two && [two.ahead.names, two.rest.names];
  };
  const heavy = { Weight: '71 kg' };
  const light = { Weight: '2.4 kg' };

  it('bring what is in stock ahead of what is due in', () => {
    expect(
      split([line('Washer', later, heavy), line('Kettle', here, light), line('Oven', here, heavy)]),
    ).toEqual([['Kettle', 'Oven'], ['Washer']]);
  });

  it('tell two products of the same name apart by their days', () => {
    const lines = [
      { ...line('Kettle', later, light), id: 'black' },
      { ...line('Kettle', here, light), id: 'white' },
    ];
    const two = splitDelivery(lines, terms.zones.mainland, now, terms);
    expect([two?.ahead.lineIds, two?.rest.lineIds]).toEqual([['white'], ['black']]);
  });

  it('bring extras with the product that they were bought for', () => {
    const fitted = { ...line('Washer', later, heavy), id: 'washer', extras: [aLine({ id: 'fitting' })] };
    expect(
      splitDelivery([fitted, line('Kettle', here, light)], terms.zones.mainland, now, terms)?.rest.lineIds,
    ).toEqual(['washer', 'fitting']);
  });

  it('are not offered where there is nothing to separate, or no day', () => {
    expect(split([line('Washer', here, heavy), line('Oven', here, heavy)])).toBeNull();
    expect(split([line('Washer', here, heavy), line('Kettle', here, light)])).toBeNull();
    expect(split([line('Kettle', here, light)])).toBeNull();
    expect(
      split([line('Washer', { state: 'due', on: null, message: null }), line('Kettle', here, light)]),
    ).toBeNull();
  });
});
