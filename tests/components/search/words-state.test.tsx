import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { WordsState } from '@/components/search/words-state';

afterEach(cleanup);

it('each word is shown with its meaning or the page that it leads to', () => {
  const synonyms = [{ words: 'tumbler', means: 'tumble dryer' }];
  const redirects = [{ words: 'black friday', name: 'Prices', path: '/price-policy' }];
  render(<WordsState synonyms={synonyms} redirects={redirects} />);
  expect(screen.getByRole('row', { name: /tumbler/ }).textContent).toContain('tumble dryer');
  expect(screen.getByRole('row', { name: /black friday/ }).textContent).toContain('/price-policy');
});

it('the page says that there are no words', () => {
  render(<WordsState synonyms={[]} redirects={[]} />);
  expect(screen.getByText(/not taught the search any words/)).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});
