import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ListingFrame } from '@/components/listing/listing-frame';
import { parseListingQuery } from '@/lib/listing/query';
import { knowVisibility } from '../../support/visibility';

const { push, announce } = vi.hoisted(() => ({ push: vi.fn(), announce: vi.fn() }));
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));
vi.mock('@/components/ui/feedback/live-store', () => ({ announce }));

beforeAll(knowVisibility);
afterEach(cleanup);
beforeEach(() => {
  push.mockClear();
  announce.mockClear();
});

/** A list at a path of its own, as the server would draw it for a query. */
function list(path: string, search: string) {
  const query = parseListingQuery(new URLSearchParams(search));
  const chosen = (value: string) => query.picks.some(({ values }) => values.includes(value));
  return (
    <ListingFrame path={path} query={query} formId="f" said={`list of ${search || 'all'}`}>
      <form id="f" action={path}>
        {['7-kg', '8-kg', '9-kg'].map((value) => (
          <label key={value}>
            <input type="checkbox" name="capacity" value={value} defaultChecked={chosen(value)} />
            {value}
          </label>
        ))}
      </form>
      <select name="sort" form="f" defaultValue={query.sort} data-value={query.sort} aria-label="Sort by">
        <option value="popular">Most popular</option>
        <option value="price-up">Price</option>
      </select>
      {query.picks.flatMap(({ key, values }) =>
        values.map((value) => (
          <button key={value} type="submit" form="f" name="drop" value={`${key}:${value}`} data-chip>
            Remove {value}
          </button>
        )),
      )}
      <h2 tabIndex={-1} data-results>
        Products
      </h2>
    </ListingFrame>
  );
}
/** Draws a list and waits for what makes it act. */
async function drawn(path: string, search: string) {
  const view = render(list(path, search));
  await waitFor(() => expect(view.container.querySelector('[data-ready]')).not.toBeNull());
  return view;
}
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const asked = () => push.mock.calls.map(([href]) => href);

test('a choice becomes a URL whose values keep the order in which they were chosen', async () => {
  const user = userEvent.setup();
  const { rerender } = await drawn('/a', '');
  await user.click(box('9-kg'));
  expect(asked()).toEqual(['/a?capacity=9-kg']);
  rerender(list('/a', 'capacity=9-kg'));
  await user.click(box('7-kg'));
  expect(asked().at(-1)).toBe('/a?capacity=9-kg,7-kg');
});

test('the new list is announced once, and focus stays on the control that was used', async () => {
  const user = userEvent.setup();
  const { rerender } = await drawn('/b', '');
  await user.click(box('9-kg'));
  expect(announce).not.toHaveBeenCalled();
  rerender(list('/b', 'capacity=9-kg'));
  expect(announce).toHaveBeenCalledExactlyOnceWith('list of capacity=9-kg');
  expect(document.activeElement).toBe(box('9-kg'));
});

test('focus is restored in a list that was mounted again', async () => {
  const user = userEvent.setup();
  const { unmount } = await drawn('/c', '');
  await user.click(box('9-kg'));
  unmount();
  await drawn('/c', 'capacity=9-kg');
  expect(document.activeElement).toBe(box('9-kg'));
});

test('a list that a later choice has overtaken changes nothing', async () => {
  const user = userEvent.setup();
  const { rerender } = await drawn('/d', '');
  await user.click(box('9-kg'));
  await user.click(box('7-kg'));
  rerender(list('/d', 'capacity=9-kg'));
  expect(box('7-kg').checked).toBe(true);
  expect(announce).not.toHaveBeenCalled();
  rerender(list('/d', 'capacity=7-kg,9-kg'));
  expect(announce).toHaveBeenCalledOnce();
});

test('removing a chip unticks its checkbox and moves focus to the next, after the last to the heading', async () => {
  const user = userEvent.setup();
  const { rerender } = await drawn('/e', 'capacity=7-kg,8-kg');
  await user.click(screen.getByRole('button', { name: 'Remove 7-kg' }));
  expect(asked()).toEqual(['/e?capacity=8-kg']);
  rerender(list('/e', 'capacity=8-kg'));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove 8-kg' }));
  expect(box('7-kg').checked).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Remove 8-kg' }));
  rerender(list('/e', ''));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Products' }));
});

test('going back updates every control', async () => {
  const { rerender } = await drawn('/g', 'capacity=9-kg&sort=price-up');
  const user = userEvent.setup();
  await user.click(box('8-kg'));
  act(() => {
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  rerender(list('/g', 'capacity=7-kg'));
  expect([box('7-kg').checked, box('8-kg').checked, box('9-kg').checked]).toEqual([true, false, false]);
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' }).value).toBe('popular');
  expect(announce).not.toHaveBeenCalled();
});

test('the same choice is not requested twice', async () => {
  const user = userEvent.setup();
  await drawn('/h', '');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'price-up');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'price-up');
  expect(asked()).toEqual(['/h?sort=price-up']);
});

test('a checkbox ticked before hydration is applied', async () => {
  const { hydrateRoot } = await import('react-dom/client');
  const { renderToString } = await import('react-dom/server');
  const place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = renderToString(list('/i', ''));
  const early = place.querySelector<HTMLInputElement>('input[value="8-kg"]');
  if (early) early.checked = true;
  const root = await act(() => hydrateRoot(place, list('/i', '')));
  await waitFor(() => expect(place.querySelector('[data-ready]')).not.toBeNull());
  expect(asked()).toEqual(['/i?capacity=8-kg']);
  act(() => root.unmount());
  place.remove();
});

test('a later page of a list stays until something is chosen', async () => {
  const user = userEvent.setup();
  await drawn('/j', 'capacity=9-kg&page=3');
  expect(asked()).toEqual([]);
  await user.click(box('8-kg'));
  expect(asked()).toEqual(['/j?capacity=9-kg,8-kg']);
});
