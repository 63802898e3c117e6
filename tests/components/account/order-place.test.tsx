import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { OrderPlace } from '@/components/account/order-place';

vi.mock('@/lib/customer/presence-client', () => ({
  usePresence: () => ({ presence: 'here', ask: () => undefined }),
}));
vi.mock('next/navigation', () => ({
  usePathname: () => '/track-order/cancel',
  useRouter: () => ({ refresh: () => undefined }),
}));

afterEach(cleanup);

const crumbs = () =>
  [...screen.getByRole('navigation', { name: 'Breadcrumb' }).querySelectorAll('a')].map(
    ({ textContent }) => textContent,
  );
const show = (isOwn: boolean) =>
  render(
    <OrderPlace title="Cancel the order?" order={1522248721} isOwn={isOwn}>
      <p>Keep it?</p>
    </OrderPlace>,
  );

test('a page about a customer’s own order is in the account, under its orders', () => {
  show(true);
  expect(screen.getByRole('link', { name: 'Orders', current: true })).toBeTruthy();
  expect(crumbs()).toContain('Your orders');
  expect(crumbs()).not.toContain('Track an order');
});

test('a page about a guest’s order is under order tracking', () => {
  show(false);
  expect(screen.queryByRole('navigation', { name: 'Your account' })).toBeNull();
  expect(crumbs()).toContain('Track an order');
});
