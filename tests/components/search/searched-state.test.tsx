import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SearchedState } from '@/components/search/searched-state';

afterEach(cleanup);

it('the searches are shown with the average position opened, and those without a result', () => {
  render(
    <SearchedState
      searched={{
        often: [
          { words: 'washing machine', times: 3, place: 2.25 },
          { words: '', times: 1, place: null },
        ],
        unfound: [{ words: 'zorgblatt', times: 1 }],
      }}
    />,
  );
  const often = screen.getByRole('table', { name: 'Searched in the last eight days' });
  expect(often.textContent).toContain('washing machine');
  expect(screen.getByRole('row', { name: /washing machine/ }).textContent).toContain(
    'opened at position 2.3 on average',
  );
  expect(screen.getByRole('row', { name: /filters only/ }).textContent).toContain('nothing opened');
  const unfound = screen.getByRole('table', { name: 'Searches without results' });
  expect(unfound.textContent).toContain('zorgblatt');
  expect(unfound.textContent).toContain('1 time');
});

it.each([
  [null, /does not report what was searched/],
  [{ often: [], unfound: [] }, /No search was counted/],
])('the reason is given where there is nothing to show', (searched, words) => {
  render(<SearchedState searched={searched} />);
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});
