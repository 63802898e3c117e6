import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ReviewList } from '@/components/product/opinions/review-list';
import type { RatingBar } from '@/lib/catalogue/types';
import { renderWithQueries, stubApi } from '../../../support/query';

const first = { reviews: [], next: null };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('names each bar by its stars and reviews, one or many, and what a press does', () => {
  const bars: RatingBar[] = [
    { stars: 5, count: 12 },
    { stars: 2, count: 0 },
    { stars: 1, count: 1 },
  ];
  renderWithQueries(<ReviewList productId={1} first={first} bars={bars} />);
  const names = screen
    .getAllByRole('button', { name: /show only these$/ })
    .map(({ textContent }) => textContent);
  expect(names).toEqual([
    '5 stars, 12 reviews, show only these',
    '2 stars, 0 reviews, show only these',
    '1 star, 1 review, show only these',
  ]);
});

it('says of a bar without reviews that there are none', async () => {
  const reviews = { pageInfo: { hasNextPage: false, endCursor: null }, edges: [] };
  stubApi(() => ({ body: { data: { site: { product: { reviews } } } } }));
  renderWithQueries(<ReviewList productId={1} first={first} bars={[{ stars: 1, count: 0 }]} />);
  await userEvent.click(screen.getByRole('button', { name: /^1 star/ }));
  await screen.findByText('No review gave 1 star.');
});
