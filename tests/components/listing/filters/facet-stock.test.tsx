import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { FacetStock } from '@/components/listing/filters/facet-stock';
import { PLAIN_QUERY } from '@/lib/listing/query';

afterEach(cleanup);

const LISTING = { total: 3, products: [], facets: [], outOfStock: 2, cheapest: 0, dearest: 0 };

test('what is sold out is hidden, and how much that is stands there', () => {
  render(<FacetStock view={{ query: PLAIN_QUERY, listing: LISTING }} />);
  expect(screen.getAllByRole('radio', { hidden: true }).map((radio) => radio.getAttribute('value'))).toEqual([
    'in',
    'all',
  ]);
});

test('where the platform cannot leave it out, there is no choice', () => {
  render(<FacetStock view={{ query: PLAIN_QUERY, listing: { ...LISTING, isUnfiltered: true } }} />);
  expect(screen.queryAllByRole('radio', { hidden: true })).toEqual([]);
});
