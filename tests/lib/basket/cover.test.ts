import { describe, expect, it } from 'vitest';
import { coverFaultIn, coverFaults } from '@/lib/basket/cover';
import type { LineItemRequest } from '@/lib/basket/requests';
import type { BasketLine, Goods } from '@/lib/basket/types';
import { BUILT_IN } from '@/lib/policy/data/built-in';
import { aCard, aLine } from '../../support/shop';

const terms = BUILT_IN.cover;
const COVER = { Type: 'Extended cover' };
const OPTION = 9;

const cover = (pence: number) =>
  aLine({
    productId: 2,
    name: '3 years’ cover',
    sku: 'COVER',
    unitPrice: pence,
    product: aCard({ id: 2, name: '3 years’ cover', sku: 'COVER', price: { now: pence }, attributes: COVER }),
  });
const kettle = (pence: number) =>
  aLine({ sku: 'K', name: 'Kettle', unitPrice: pence, product: aCard({ sku: 'K', price: { now: pence } }) });

const ALONE = '3 years’ cover is sold with its appliance, which is not in the basket.';
const CHEAP = '3 years’ cover is not sold for Kettle: we sell no cover for goods under £150.00.';
const DEAR = '3 years’ cover is not sold for Kettle: it would cost more than 25% of it.';

describe('cover in a basket', () => {
  it.each([
    [150_00, 37_50, []],
    [150_00, 37_51, [DEAR]],
    [149_99, 20_00, [CHEAP]],
  ])('for goods of %i pence at %i pence has the faults %j', (price, pence, faults) => {
    expect(coverFaults({ ...kettle(price), extras: [cover(pence)] }, terms)).toEqual(faults);
  });

  it('is refused without an appliance, and as an extra of other cover', () => {
    expect(coverFaults(cover(39_00), terms)).toEqual([ALONE]);
    expect(coverFaults({ ...cover(399_00), extras: [cover(39_00)] }, terms)).toEqual([ALONE, ALONE]);
  });

  it('is judged by the catalogue price of the goods, whatever a basket promotion takes off', () => {
    const reduced = { ...kettle(150_00), unitPrice: 120_00, extras: [cover(37_50)] };
    expect(coverFaults(reduced, terms)).toEqual([]);
  });

  it('is accepted while the catalogue cannot be read', () => {
    expect(coverFaults({ ...cover(39_00), product: null }, terms)).toEqual([]);
  });
});

describe('adding cover', () => {
  const goods = (pence: number): Goods[] => [
    {
      card: aCard({ id: 1, sku: 'K', name: 'Kettle', price: { now: pence } }),
      least: 1,
      most: null,
      variants: [
        { id: 11, sku: 'K-S', price: { now: pence }, stock: { state: 'in', available: 3 } },
        { id: 12, sku: 'K-L', price: { now: 400_00 }, stock: { state: 'in', available: 3 } },
      ],
    },
    { card: cover(37_50).product ?? aCard(), least: 1, most: null, variants: [] },
  ];
  const appliance = (variant_id?: number): LineItemRequest => ({
    product_id: 1,
    quantity: 1,
    ...(variant_id !== undefined && { variant_id }),
  });
  const coverFor = (sku?: string): LineItemRequest => ({
    product_id: 2,
    quantity: 1,
    ...(sku !== undefined && { option_selections: [{ option_id: OPTION, option_value: sku }] }),
  });
  const fault = (items: LineItemRequest[], price = 150_00, lines: BasketLine[] = []) =>
    coverFaultIn({ items, goods: goods(price), lines }, terms);
  const WAY = ' Cover is sold with its appliance: you choose it on the appliance’s own page.';

  it.each([
    ['alone', [coverFor('K')], 150_00, ALONE + WAY],
    ['for nothing', [appliance(), coverFor()], 150_00, ALONE + WAY],
    ['for other goods', [appliance(), coverFor('W')], 150_00, ALONE + WAY],
    ['for cover', [coverFor('COVER')], 150_00, ALONE + WAY],
    ['with its appliance', [appliance(), coverFor('K')], 150_00, null],
    ['ahead of its appliance', [coverFor('K'), appliance()], 150_00, null],
    ['for what is too cheap', [appliance(), coverFor('K')], 149_99, CHEAP + WAY],
    ['with a size that is too cheap', [appliance(11), coverFor('K-S')], 149_99, CHEAP + WAY],
    ['with a size that is dear enough', [appliance(12), coverFor('K-L')], 149_99, null],
  ])('is judged by its appliance: %s', (_, items, price, said) => expect(fault(items, price)).toBe(said));

  it('is possible for an appliance already in the basket', () => {
    expect(fault([coverFor('K')], 150_00, [kettle(150_00)])).toBeNull();
    expect(fault([coverFor('K')], 149_99, [kettle(149_99)])).toBe(CHEAP + WAY);
  });

  it('is refused for other cover in the basket', () => {
    expect(fault([coverFor('COVER')], 150_00, [cover(200_00)])).toBe(ALONE + WAY);
  });
});
