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
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it.each([
  ['under it is scrolled into view', 790, 1],
  ['clear of it stays where it is', 300, 0],
])('when the bar appears where the focus is, what is %s', (_, top, times) => {
  const scrollIntoView = vi.fn();
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return this.hasAttribute('data-foot-bar') ? new DOMRect(0, 776, 390, 68) : new DOMRect(0, top, 390, 24);
  });
  render(
    <>
      <button type="button" id="main">
        Help
      </button>
      <SumBar label="Total" amount={45_900} button="main">
        <a href="/checkout">Checkout</a>
      </SumBar>
    </>,
  );
  const focused = screen.getByRole('button', { name: 'Help' });
  focused.scrollIntoView = scrollIntoView;
  focused.focus();
  see(false);
  expect(scrollIntoView).toHaveBeenCalledTimes(times);
});

it('the bar shows the total and the link to the next step only while the main button is out of view', () => {
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
