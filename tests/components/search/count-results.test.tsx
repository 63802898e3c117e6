import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CountResults } from '@/components/search/count-results';

const told = vi.hoisted(() => ({
  countSeen: vi.fn(),
  countFiltersSeen: vi.fn(),
  countFiltersChosen: vi.fn(),
  countSearch: vi.fn(),
}));
vi.mock('@/lib/search/insights-client', () => told);

const WHITE = 'card.attributes.Colour:White';
const BRAND = 'brandId:3';
const shown = [{ id: 1, path: '/oven' }];
const counted = { index: 'products', queryId: 'a'.repeat(32) };
const origin = (...filters: string[]) => ({ index: 'products', filters });
const page = { words: 'oven', shown, page: 1, before: 0 };

beforeEach(() => {
  const record = { version: 2, statistics: true, on: new Date().toISOString().slice(0, 10) };
  localStorage.setItem('consent', JSON.stringify(record));
  told.countSearch.mockResolvedValue(counted);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.clearAllMocks();
});

test('filters are counted as seen, and as chosen where they are new', async () => {
  const [first, second] = [origin(WHITE), origin(WHITE, BRAND)];
  const { rerender } = render(<CountResults {...page} origin={first} />);
  await expect.poll(() => told.countFiltersSeen).toHaveBeenCalledWith([WHITE], first);
  expect(told.countFiltersChosen).not.toHaveBeenCalled();
  rerender(<CountResults {...page} origin={second} />);
  await expect.poll(() => told.countFiltersChosen).toHaveBeenCalledWith([BRAND], second);
  expect(told.countFiltersSeen).toHaveBeenLastCalledWith([WHITE, BRAND], second);
});

test('nothing is counted without consent', async () => {
  localStorage.clear();
  render(<CountResults {...page} origin={origin(WHITE)} />);
  await vi.dynamicImportSettled();
  expect(told.countSearch).not.toHaveBeenCalled();
  expect(told.countSeen).not.toHaveBeenCalled();
});

test('a search is counted in the words that were typed, and its views under its query ID', async () => {
  const first = origin();
  render(<CountResults {...page} origin={first} />);
  await expect.poll(() => told.countSeen).toHaveBeenCalledWith([1], counted);
  expect(told.countSearch).toHaveBeenCalledWith({ words: 'oven', isFound: true, page: 1 }, first);
});

test('no view is counted for a search that could not be counted', async () => {
  told.countSearch.mockRejectedValue(new Error('away'));
  render(<CountResults {...page} origin={origin(WHITE)} />);
  await expect.poll(() => told.countFiltersSeen).toHaveBeenCalled();
  await vi.dynamicImportSettled();
  expect(told.countSeen).not.toHaveBeenCalled();
});
