import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CountResults } from '@/components/search/count-results';

const told = vi.hoisted(() => ({
  countSeen: vi.fn(),
  countFiltersSeen: vi.fn(),
  countFiltersChosen: vi.fn(),
}));
vi.mock('@/lib/search/insights-client', () => told);

const WHITE = 'card.attributes.Colour:White';
const BRAND = 'brandId:3';
const shown = [{ id: 1, path: '/oven' }];
const origin = (...filters: string[]) => ({ index: 'products', queryId: 'a'.repeat(32), filters });

beforeEach(() => {
  const record = { version: 2, statistics: true, on: new Date().toISOString().slice(0, 10) };
  localStorage.setItem('consent', JSON.stringify(record));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.clearAllMocks();
});

test('what a list is narrowed by is counted as seen, and as chosen when it was not there before', async () => {
  const [first, second] = [origin(WHITE), origin(WHITE, BRAND)];
  const { rerender } = render(<CountResults origin={first} shown={shown} before={0} />);
  await vi.waitFor(() => expect(told.countFiltersSeen).toHaveBeenCalledWith([WHITE], first));
  expect(told.countFiltersChosen).not.toHaveBeenCalled();
  rerender(<CountResults origin={second} shown={shown} before={0} />);
  await vi.waitFor(() => expect(told.countFiltersChosen).toHaveBeenCalledWith([BRAND], second));
  expect(told.countFiltersSeen).toHaveBeenLastCalledWith([WHITE, BRAND], second);
});

test('nothing is counted without consent', async () => {
  localStorage.clear();
  render(<CountResults origin={origin(WHITE)} shown={shown} before={0} />);
  await vi.dynamicImportSettled();
  expect(told.countSeen).not.toHaveBeenCalled();
});
