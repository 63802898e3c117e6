import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ConfirmationView } from '@/components/checkout/confirmation/confirmation-view';
import { NoBasket } from '@/components/checkout/no-basket';
import { aWholeOrder } from '../../../support/orders';

vi.mock('next/navigation', () => ({ useRouter: () => ({}) }));
afterEach(cleanup);

const show = (value: string, fitting: string[] = []) =>
  render(
    <ConfirmationView
      confirmation={{
        order: aWholeOrder({ status: { label: value, value } }),
        days: ['2026-11-26'],
        beside: null,
        prepare: { before: [], after: [] },
        fitting,
      }}
      settings={null}
      isSignedIn
      note={null}
    />,
  );

test.each([
  ['AWAITING_FULFILLMENT', 'Thank you. Your order is placed', null],
  ['AWAITING_PAYMENT', 'Thank you. Your order is placed', 'We will start as soon as your payment arrives.'],
  ['PENDING', 'Thank you. Your order is placed', 'We have your order and are checking it.'],
  ['INCOMPLETE', 'Your order is not paid for', /never paid for.*Go back to the checkout/],
])('the confirmation has the right title and words for an order that is %s', (value, title, words) => {
  const { container } = show(value);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  if (words) expect(container.textContent).toMatch(words);
  else expect(container.textContent).not.toMatch(/payment arrives|checking it/);
});

test('the confirmation describes the fitter’s visit only where fitting was bought', () => {
  show('AWAITING_FULFILLMENT', ['Our fitter rings.']);
  expect(
    within(screen.getByRole('region', { name: 'The fitting' })).getByText('Our fitter rings.'),
  ).toBeTruthy();
  cleanup();
  show('AWAITING_FULFILLMENT');
  expect(screen.queryByRole('region', { name: 'The fitting' })).toBeNull();
});

test.each([
  [true, 'It is placed and paid for.'],
  [false, 'It is placed; its payment has not reached us yet.'],
])('a basket that has become an order says whether the order is paid for (%s)', (isPaid, words) => {
  render(<NoBasket placed={{ order: 2101, isPaid }} />);
  expect(screen.getByText(new RegExp(`^${words} Nothing is ordered`))).toBeTruthy();
});
