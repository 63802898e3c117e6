import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ListingFrame } from '@/components/listing/listing-frame';
import { parseListingQuery } from '@/lib/listing/query';

const { part, push } = vi.hoisted(() => ({ part: vi.fn(() => new Promise(() => {})), push: vi.fn() }));
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));
vi.mock('@/lib/build/part-client', () => ({ part, partIfThere: async () => null }));

afterEach(cleanup);

test('a list whose script is gone with its build stays a plain form, without a reload', async () => {
  const { container } = render(
    <ListingFrame path="/washers" query={parseListingQuery(new URLSearchParams())} formId="f" said="all">
      <form id="f" action="/washers">
        <input type="checkbox" name="capacity" value="7-kg" aria-label="7 kg" />
      </form>
    </ListingFrame>,
  );
  await userEvent.click(screen.getByRole('checkbox', { name: '7 kg' }));
  expect(part).not.toHaveBeenCalled();
  expect(push).not.toHaveBeenCalled();
  expect(container.querySelector('[data-ready]')).toBeNull();
});
