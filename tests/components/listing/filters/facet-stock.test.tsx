import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { FacetStock } from '@/components/listing/filters/facet-stock';
import { PLAIN_QUERY } from '@/lib/listing/query';

afterEach(cleanup);

const LISTING = { total: 3, products: [], facets: [], outOfStock: 2, cheapest: 0, dearest: 0 };

test('out-of-stock products are hidden until chosen, and each choice has its count', () => {
  render(<FacetStock view={{ query: PLAIN_QUERY, listing: LISTING }} />);
  const radios = screen.getAllByRole<HTMLInputElement>('radio', { hidden: true });
  expect(radios.map(({ value, checked }) => [value, checked])).toEqual([
    ['in', true],
    ['all', false],
  ]);
  expect(radios.map((radio) => radio.closest('label')?.textContent)).toEqual([
    'In stock only3',
    'Include out of stock5',
  ]);
});

test('there is no choice where the platform cannot leave out what is out of stock', () => {
  render(<FacetStock view={{ query: PLAIN_QUERY, listing: { ...LISTING, isUnfiltered: true } }} />);
  expect(screen.queryAllByRole('radio', { hidden: true })).toEqual([]);
});
