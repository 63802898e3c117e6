import { expect, it } from 'vitest';
import { isWorthCovering } from '@/lib/services/cover';
import { BUYING_PAGES } from '../../../../sandbox/demo/seed/data/pages/buying.ts';
import { catalogue } from './drafts.ts';

/** As the entry `shopPolicy` of the demo has it. */
const TERMS = { from: 150_00, mostPercent: 25 };

const covers = catalogue.filter(({ kind }) => kind === 'warranty');

it('every cover can be sold for the cheapest goods of its band, and so for all of them', () => {
  expect(covers).toHaveLength(20);
  const unsold = covers.filter(({ facts, price }) => {
    const from = Number(facts['Price band']?.split('-')[0]);
    return !isWorthCovering(Math.max(from, TERMS.from), price, TERMS);
  });
  expect(unsold.map(({ name }) => name)).toEqual([]);
});

it('the page about cover names the price of each', () => {
  const page = BUYING_PAGES.map(({ html }) => html).join('');
  for (const { price } of covers) expect(page).toContain(`<td>£${price / 100}</td>`);
});
