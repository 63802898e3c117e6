import { act, cleanup, screen } from '@testing-library/react';
import Cookies from 'js-cookie';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BasketWords } from '@/components/layout/header/header-counters';
import { waiting } from '@/lib/basket/queue/waiting';
import { lastSynced } from '@/lib/lists/account-had-client';
import { renderWithQueries, stubApi } from '../../support/query';
import { aBasket } from '../../support/shop';

const basket = aBasket();

/** The header's words, once the browser has had time; what they asked the shop for. */
async function open() {
  const calls = stubApi(() => ({ body: { basket, items: [] } }));
  let idle = () => {};
  vi.stubGlobal('requestIdleCallback', (then: () => void) => {
    idle = then;
    return 1;
  });
  vi.stubGlobal('cancelIdleCallback', () => {});
  const shown = renderWithQueries(<BasketWords />);
  act(() => idle());
  return { ...shown, asked: () => calls.map(({ url }) => url.split('?', 1)[0]) };
}
const returned = () => window.dispatchEvent(new Event('pageshow'));

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  for (const name of ['cartId', 'customerInfo']) Cookies.remove(name);
  vi.unstubAllGlobals();
});

it('the header requests no basket where there is none, and a new one when it appears', async () => {
  const { asked, client } = await open();
  expect(screen.getByText('0 products')).toBeTruthy();
  expect([asked(), client.getQueryCache().getAll()]).toEqual([[], []]);
  Cookies.set('cartId', basket.id);
  returned();
  await screen.findByText('1 product');
  expect(asked()).toEqual(['/api/get-cart']);
});

it('the header reads the basket again where a page had found none', async () => {
  const { client } = await open();
  client.setQueryData(['basket'], null);
  Cookies.set('cartId', basket.id);
  returned();
  await screen.findByText('1 product');
});

it('the header follows a change that is waiting to be sent, before there is a basket', async () => {
  const { asked } = await open();
  const add = { do: 'add' as const, items: [{ product_id: 1, quantity: 1 }], name: 'Washer' };
  act(() => void waiting.change(() => [{ key: 'k', at: Date.now(), change: add }]));
  await expect.poll(() => asked().length).toBeGreaterThan(0);
});

it('the header removes an account’s kitchen set from the device once nobody is signed in', async () => {
  lastSynced.change(() => []);
  await open();
  await expect.poll(() => lastSynced.read()).toBeNull();
});
