import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CHECKOUT_BUTTON } from '@/components/basket/basket-sum';
import { CheckoutBar } from '@/components/basket/checkout-bar';

/** Tells the bar whether the page's main button is in sight. */
let see: (isIntersecting: boolean) => void = () => {};

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        see = (isIntersecting) => act(() => tell([{ isIntersecting }]));
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('holds total and way on while the main button is out of sight, and only then', () => {
  render(
    <>
      <a id={CHECKOUT_BUTTON} href="/checkout">
        Go to checkout
      </a>
      <CheckoutBar label="Total" due={45_900} busy={false} />
    </>,
  );
  expect(screen.queryByRole('link', { name: 'Checkout' })).toBeNull();
  see(false);
  expect(screen.getByRole('link', { name: 'Checkout' }).getAttribute('href')).toBe('/checkout');
  expect(screen.getByText('£459.00').parentElement?.textContent).toBe('Total, delivery included£459.00');
  see(true);
  expect(screen.queryByRole('link', { name: 'Checkout' })).toBeNull();
});
