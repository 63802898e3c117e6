import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { FacetStock } from '@/components/listing/filters/facet-stock';
import { PLAIN_QUERY } from '@/lib/listing/query';

afterEach(cleanup);

const LISTING = { total: 3, products: [], facets: [], outOfStock: 2, cheapest: 0, dearest: 0 };

test('the list can show what is in stock or everything', () => {
  render(<FacetStock view={{ query: PLAIN_QUERY, listing: LISTING }} />);
  expect(screen.getAllByRole('radio', { hidden: true }).map((radio) => radio.getAttribute('value'))).toEqual([
    'in',
    'all',
  ]);
});

test('there is no choice where the platform cannot leave out what is out of stock', () => {
  render(<FacetStock view={{ query: PLAIN_QUERY, listing: { ...LISTING, isUnfiltered: true } }} />);
  expect(screen.queryAllByRole('radio', { hidden: true })).toEqual([]);
});
