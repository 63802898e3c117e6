import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ListingFrame } from '@/components/listing/listing-frame';
import { parseListingQuery } from '@/lib/listing/query';
import { knowVisibility } from '../../support/visibility';

const { push } = vi.hoisted(() => ({ push: vi.fn() }));
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));
vi.mock('@/components/ui/feedback/live-store', () => ({ announce: vi.fn() }));

beforeAll(knowVisibility);
beforeEach(() => {
  push.mockClear();
});
afterEach(cleanup);

/** A list as a phone shows it, with its filters in a closed sheet, or as a desktop does; a field of the page above. */
function list(path: string, search: string, screenful: 'desktop' | 'phone' = 'desktop') {
  const query = parseListingQuery(new URLSearchParams(search));
  const chosen = query.picks.flatMap(({ key, values }) => values.map((value) => `${key}:${value}`));
  const price = { from: query.minPrice, to: query.maxPrice };
  return (
    <>
      <input aria-label="Search" />
      <ListingFrame path={path} query={query} formId="f" said={search}>
        <form id="f" action={path} hidden={screenful === 'phone'}>
          <input
            type="checkbox"
            name="capacity"
            value="9-kg"
            aria-label="9 kg"
            defaultChecked={chosen.includes('capacity:9-kg')}
          />
          <div data-price>
            {(['from', 'to'] as const).map((end) => (
              <input
                key={end}
                type="text"
                name={`price-${end}`}
                aria-label={end}
                defaultValue={(price[end] ?? 0) / 100 || ''}
              />
            ))}
            <div>
              {(['from', 'to'] as const).map((end) => (
                <input
                  key={end}
                  type="range"
                  min={200}
                  max={900}
                  step={10}
                  aria-label={`thumb ${end}`}
                  defaultValue={(price[end] ?? (end === 'from' ? 20_000 : 90_000)) / 100}
                />
              ))}
            </div>
          </div>
        </form>
        {chosen.map((drop) => (
          <button key={drop} type="submit" form="f" name="drop" value={drop} data-chip>
            Remove {drop}
          </button>
        ))}
        <button type="submit" form="f" name="drop" value="all" data-chip>
          Clear all
        </button>
        {chosen.includes('capacity:9-kg') ? null : (
          <button type="submit" form="f" name="capacity" value="9-kg">
            Quick 9 kg
          </button>
        )}
        <h2 tabIndex={-1} data-results="">
          Products
        </h2>
        <div data-results-list>
          <a href="/tw-914">TW-914</a>
        </div>
      </ListingFrame>
    </>
  );
}
async function drawn(...as: Parameters<typeof list>) {
  const view = render(list(...as));
  await waitFor(() => expect(view.container.querySelector('[data-ready]')).not.toBeNull());
  return view;
}
const labelled = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const asked = () => push.mock.calls.at(-1)?.[0];

test('each thumb of the price slider keeps focus after a key', async () => {
  const { rerender } = await drawn('/thumbs', '');
  for (const [thumb, key, search] of [
    ['thumb to', 'PageDown', 'price=-800'],
    ['thumb from', 'PageUp', 'price=300-800'],
  ] as const) {
    labelled(thumb).focus();
    fireEvent.keyDown(labelled(thumb), { key });
    fireEvent.keyUp(labelled(thumb), { key });
    expect(asked()).toBe(`/thumbs?${search}`);
    rerender(list('/thumbs', search));
    expect(document.activeElement).toBe(labelled(thumb));
  }
});

test('a new list takes no focus from a field outside it', async () => {
  const user = userEvent.setup();
  const { rerender } = await drawn('/left', '');
  await user.click(labelled('9 kg'));
  await user.type(labelled('Search'), 'oven');
  rerender(list('/left', 'capacity=9-kg'));
  expect(document.activeElement).toBe(labelled('Search'));
});

test('focus that has moved on within the list stays there', async () => {
  const user = userEvent.setup();
  const { rerender } = await drawn('/moved', '');
  await user.click(labelled('9 kg'));
  await user.type(labelled('to'), '45');
  rerender(list('/moved', 'capacity=9-kg'));
  expect(document.activeElement).toBe(labelled('to'));
  expect(labelled('to').value).toBe('45');
  await user.type(labelled('to'), '0{Enter}');
  expect(asked()).toBe('/moved?capacity=9-kg&price=-450');
});

test('leaving a price field by Tab applies it, and the next field keeps focus', async () => {
  const user = userEvent.setup();
  const { unmount } = await drawn('/tab', '');
  await user.type(labelled('from'), '300');
  await user.tab();
  expect(asked()).toBe('/tab?price=300-');
  await user.keyboard('5');
  unmount();
  await drawn('/tab', 'price=300-');
  expect(document.activeElement).toBe(labelled('to'));
  expect(labelled('to').value).toBe('5');
});

test('an invalid price stays while another filter is chosen, until all are cleared', async () => {
  const user = userEvent.setup();
  const { unmount } = await drawn('/wrong', '');
  await user.type(labelled('from'), 'abc');
  await user.click(labelled('9 kg'));
  expect(asked()).toBe('/wrong?capacity=9-kg');
  unmount();
  const { rerender } = await drawn('/wrong', 'capacity=9-kg');
  expect(labelled('from').value).toBe('abc');
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  rerender(list('/wrong', ''));
  expect(labelled('from').value).toBe('');
});

test('a price that was typed but not applied is gone after going back', async () => {
  const user = userEvent.setup();
  const { rerender } = await drawn('/back', 'capacity=9-kg');
  await user.type(labelled('to'), '4');
  rerender(list('/back', ''));
  expect(labelled('to').value).toBe('');
});

test('a quick filter moves focus to its chip where the filter sheet is closed', async () => {
  const user = userEvent.setup();
  const { rerender } = await drawn('/quick', '', 'phone');
  await user.click(screen.getByRole('button', { name: 'Quick 9 kg' }));
  rerender(list('/quick', 'capacity=9-kg', 'phone'));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove capacity:9-kg' }));
  await user.click(screen.getByRole('button', { name: 'Remove capacity:9-kg' }));
  rerender(list('/quick', '', 'phone'));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Clear all' }));
});

test('a quick filter moves focus to its checkbox where the filter panel is shown', async () => {
  const user = userEvent.setup();
  const { rerender } = await drawn('/wide', '');
  await user.click(screen.getByRole('button', { name: 'Quick 9 kg' }));
  rerender(list('/wide', 'capacity=9-kg'));
  expect(document.activeElement).toBe(labelled('9 kg'));
});
