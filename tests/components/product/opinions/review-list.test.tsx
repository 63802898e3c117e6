import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ReviewList } from '@/components/product/opinions/review-list';
import type { RatingBar, Review } from '@/lib/catalogue/types';
import { renderWithQueries, stubApi } from '../../../support/query';

const first = { reviews: [], next: null };
const loud: Review = {
  id: 1,
  author: 'Pat',
  title: 'Loud',
  text: 'It hums.',
  rating: 2,
  writtenAt: '2026-11-20T09:00:00Z',
  verified: true,
  incentivised: false,
  reply: null,
  helpful: 0,
};

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
  renderWithQueries(<ReviewList productId={1} first={first} bars={bars} shop="Hobwright" />);
  const names = screen
    .getAllByRole('button', { name: /show only these$/ })
    .map(({ textContent }) => textContent);
  expect(names).toEqual([
    '5 stars, 12 reviews, show only these',
    '2 stars, 0 reviews, show only these',
    '1 star, 1 review, show only these',
  ]);
});

it.each([
  [
    { text: 'Sorry. We swapped it.', on: '2026-11-23' },
    'Hobwright',
    'Hobwright answered on Monday 23 November 2026:',
  ],
  [{ text: 'Sorry. We swapped it.', on: null }, '', 'The shop answered:'],
])('tells who answered and when: %j', (reply, shop, words) => {
  const page = { reviews: [{ ...loud, reply }], next: null };
  renderWithQueries(<ReviewList productId={1} first={page} bars={[]} shop={shop} />);
  const article = screen.getByRole('article').textContent;
  expect(article).toContain(`${words}Sorry. We swapped it.`);
});

it('says of a bar without reviews that there are none', async () => {
  const reviews = { pageInfo: { hasNextPage: false, endCursor: null }, edges: [] };
  stubApi(() => ({ body: { data: { site: { product: { reviews } } } } }));
  renderWithQueries(
    <ReviewList productId={1} first={first} bars={[{ stars: 1, count: 0 }]} shop="Hobwright" />,
  );
  await userEvent.click(screen.getByRole('button', { name: /^1 star/ }));
  await screen.findByText('No review gave 1 star.');
});

it('keeps focus on the way to more while they are asked for', async () => {
  stubApi(() => new Promise(() => {}));
  const page = { reviews: [1, 2, 3, 4, 5].map((id) => ({ ...loud, id })), next: 'a' };
  renderWithQueries(<ReviewList productId={1} first={page} bars={[]} shop="Hobwright" />);
  const more = screen.getByRole('button', { name: 'Show more reviews' });
  more.focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => screen.getAllByRole('article').length).toBe(5);
  expect(document.activeElement).toBe(more);
});
