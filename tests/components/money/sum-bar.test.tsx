import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SumBar } from '@/components/money/sum-bar';

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
      <a id="main" href="/checkout">
        Go to checkout
      </a>
      <SumBar label="Total, delivery included" amount={45_900} button="main">
        <a href="/checkout">Checkout</a>
      </SumBar>
    </>,
  );
  expect(screen.queryByRole('link', { name: 'Checkout' })).toBeNull();
  see(false);
  expect(screen.getByRole('link', { name: 'Checkout' }).getAttribute('href')).toBe('/checkout');
  expect(screen.getByText('£459.00').parentElement?.textContent).toBe('Total, delivery included£459.00');
  see(true);
  expect(screen.queryByRole('link', { name: 'Checkout' })).toBeNull();
});
