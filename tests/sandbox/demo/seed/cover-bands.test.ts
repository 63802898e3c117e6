import { expect, it } from 'vitest';
import { isWorthCovering } from '@/lib/services/cover';
import { BUYING_PAGES } from '../../../../sandbox/demo/seed/data/pages/buying.ts';
import { broken, catalogue, goods } from './drafts.ts';

/** As the entry `shopPolicy` of the demo has it. */
const TERMS = { from: 150_00, mostPercent: 25 };

const covers = catalogue.filter(({ kind }) => kind === 'warranty');

it('every cover can be sold for the cheapest goods of its price band', () => {
  expect(covers).toHaveLength(22);
  const unsold = covers.filter(({ facts, price }) => {
    const from = Number(facts['Price band']?.split('-')[0]);
    return !isWorthCovering(Math.max(from, TERMS.from), price, TERMS);
  });
  expect(unsold.map(({ name }) => name)).toEqual([]);
});

it('the price bands of cover include the prices of all goods that it is for', () => {
  const bandsOf = (type: string) =>
    covers
      .filter(({ facts }) => facts['Service for']?.split(', ').includes(type))
      .map(({ facts }) => (facts['Price band'] ?? '').split('-').map(Number));
  const unreached = broken(({ type, price }) => {
    const bands = bandsOf(type);
    return bands.length > 0 && !bands.some(([from = 0, upTo = 0]) => price > from && price <= upTo) && type;
  }, goods);
  expect(unreached).toEqual([]);
});

it('the page about cover states the price of each', () => {
  const page = BUYING_PAGES.map(({ html }) => html).join('');
  for (const { price } of covers) expect(page).toContain(`<td>£${price / 100}</td>`);
});
