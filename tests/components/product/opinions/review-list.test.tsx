import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ReviewList } from '@/components/product/opinions/review-list';
import type { RatingBar, Review } from '@/lib/catalogue/types';
import { stubApi } from '../../../support/query';

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
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('each bar is named by its stars and reviews, in the singular or plural, and by what a press does', () => {
  const bars: RatingBar[] = [
    { stars: 5, count: 12 },
    { stars: 2, count: 0 },
    { stars: 1, count: 1 },
  ];
  render(<ReviewList productId={1} first={first} bars={bars} shop="Hobwright" />);
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
  [{ text: 'Sorry. We swapped it.', on: '2026-11-23' }, 'Hobwright', 'Hobwright answered on 23 Nov 2026:'],
  [{ text: 'Sorry. We swapped it.', on: null }, '', 'The shop answered:'],
])('a reply states who wrote it and when: %j', (reply, shop, words) => {
  const page = { reviews: [{ ...loud, reply }], next: null };
  render(<ReviewList productId={1} first={page} bars={[]} shop={shop} />);
  const article = screen.getByRole('article').textContent;
  expect(article).toContain(`${words}Sorry. We swapped it.`);
});

it('a review with only a title has no empty paragraph', () => {
  const page = { reviews: [{ ...loud, text: '' }], next: null };
  render(<ReviewList productId={1} first={page} bars={[]} shop="" />);
  const paragraphs = [...screen.getByRole('article').querySelectorAll('p')];
  expect(paragraphs.filter(({ textContent }) => textContent === '')).toEqual([]);
});

it('a bar without reviews says that there are none', async () => {
  const reviews = { pageInfo: { hasNextPage: false, endCursor: null }, edges: [] };
  stubApi(() => ({ body: { data: { site: { product: { reviews } } } } }));
  render(<ReviewList productId={1} first={first} bars={[{ stars: 1, count: 0 }]} shop="Hobwright" />);
  await userEvent.click(screen.getByRole('button', { name: /^1 star/ }));
  await screen.findByText('No review gave 1 star.');
});

const written = (...ids: number[]) => ids.map((id) => ({ ...loud, id, title: `Number ${id}` }));

it('“Show more reviews” keeps focus while they are loading', async () => {
  stubApi(() => new Promise(() => {}));
  const page = { reviews: written(1, 2, 3, 4, 5), next: 'a' };
  render(<ReviewList productId={2} first={page} bars={[]} shop="Hobwright" />);
  const more = screen.getByRole('button', { name: 'Show more reviews' });
  more.focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => screen.getAllByRole('article').length).toBe(5);
  await expect.poll(() => more.getAttribute('aria-busy')).toBe('true');
  expect(document.activeElement).toBe(more);
});

it('reviews that came with the page are shown without a request', async () => {
  const calls = stubApi(() => new Promise(() => {}));
  const page = { reviews: written(1, 2, 3, 4, 5), next: null };
  render(<ReviewList productId={3} first={page} bars={[]} shop="Hobwright" />);
  expect(screen.getAllByRole('article')).toHaveLength(3);
  await userEvent.click(screen.getByRole('button', { name: 'Show more reviews' }));
  expect(screen.getAllByRole('article')).toHaveLength(5);
  expect(screen.queryByRole('button', { name: 'Show more reviews' })).toBeNull();
  expect(calls).toEqual([]);
});

it('an error is shown where others cannot be loaded, and those of the page can be shown again', async () => {
  stubApi(() => ({ status: 400, body: { message: 'no' } }));
  const page = { reviews: written(1), next: null };
  render(<ReviewList productId={4} first={page} bars={[]} shop="Hobwright" />);
  await userEvent.click(screen.getByRole('button', { name: 'Lowest' }));
  await screen.findByText(/can’t show more reviews/);
  expect(screen.queryByRole('article')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Newest' }));
  expect(screen.getByRole('article').textContent).toContain('Number 1');
  expect(screen.queryByText(/can’t show more reviews/)).toBeNull();
});
