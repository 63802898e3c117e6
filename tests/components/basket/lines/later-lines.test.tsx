import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hideToast } from '@/components/ui/feedback/toast-store';
import type { Goods } from '@/lib/basket/types';
import { openKeptBasket } from '../../../support/kept-basket';
import { stubNearness } from '../../../support/near-screen';
import { aCard, aLine } from '../../../support/shop';

const options = [{ id: 7, name: 'For', value: 'K', choice: null }];
const fitting = aLine({ id: 'fit', productId: 3, variantId: 3, sku: 'F', name: 'Connect', options });
const size = [{ id: 5, name: 'Size', value: 'Large', choice: 9 }];
const kettle = aLine({
  id: 'kettle',
  productId: 2,
  variantId: 21,
  sku: 'K',
  name: 'Kettle',
  options: size,
  extras: [fitting],
});
const washer = aLine({ id: 'washer', sku: 'W', name: 'Washer' });
const NAME = 'Kettle, Size: Large';

const stock = { state: 'in', available: 9 } as const;
const sold = (id: number, name: string, variant: number, now: number): Goods => ({
  card: aCard({ id, name, path: `/${id}`, stock, price: { now } }),
  least: 1,
  most: null,
  variants: [variant, 999].map((each) => ({ id: each, sku: `V${each}`, price: { now }, stock })),
});
const all = [sold(2, 'Kettle', 21, 3900), sold(3, 'Connect', 3, 3000)];
const open = (lines = [washer, kettle], goods = all) => openKeptBasket(lines, goods);

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const section = () => screen.findByRole('region', { name: 'Saved for later' });

beforeEach(() => stubNearness(false));
afterEach(() => {
  cleanup();
  hideToast();
  localStorage.clear();
  vi.unstubAllGlobals();
  Cookies.remove('cartId');
});

describe('a line saved for later', () => {
  it('is listed below the basket, also after a reload, and moves back with its extras in one request', async () => {
    const first = open([kettle]);
    await press(`Save for later: ${NAME}`);
    const line = await within(await section()).findByRole('article', { name: NAME });
    await within(line).findByText('£39.00');
    expect(within(line).getByText('In stock')).toBeTruthy();
    expect(within(line).getByRole('list', { name: `Extras for ${NAME}` }).textContent).toContain(
      'Connect£30.00',
    );
    expect(screen.getByText('Your basket is empty')).toBeTruthy();
    await within(await screen.findByRole('region', { name: 'Notice' })).findByText(
      `Saved ${NAME} for later.`,
    );
    first.unmount();

    const { sent } = open([kettle]);
    await press(`Move to basket: ${NAME}`);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Saved for later' })).toBeNull());
    expect(sent().map(({ body }) => body)).toMatchObject([
      {
        lineItem: [
          { product_id: 2, variant_id: 21, quantity: 1 },
          { product_id: 3, quantity: 1, option_selections: [{ option_id: 7, option_value: 'K' }] },
        ],
      },
    ]);
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toContain(`Moved to your basket: ${NAME}`),
    );
    expect(document.activeElement?.closest('article')?.getAttribute('aria-label')).toBe(NAME);
  });

  it('stays in the basket alone when the basket cannot be changed', async () => {
    const { failing } = open();
    failing.add('/api/remove-cart-item');
    await press(`Save for later: ${NAME}`);
    await screen.findByText('This did not work.');
    expect(screen.getByRole('button', { name: `Save for later: ${NAME}` })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Saved for later' })).toBeNull());
  });

  it('has the energy arrow beside its price', async () => {
    localStorage.setItem('later', JSON.stringify([{ entityId: 2, quantity: 1 }]));
    const [goods] = all;
    if (!goods) throw new Error('nothing is sold');
    const card = { ...goods.card, attributes: { ...goods.card.attributes, 'Energy class': 'D of A–G' } };
    open([washer], [{ ...goods, card }]);
    expect((await within(await section()).findByRole('article', { name: 'Kettle' })).textContent).toMatch(
      /£39\.00.*Energy label: Class D of A to G/,
    );
  });

  it('returns to the basket with Undo', async () => {
    open();
    await press(`Save for later: ${NAME}`);
    await press('Undo');
    await screen.findByRole('button', { name: `Save for later: ${NAME}` });
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Saved for later' })).toBeNull());
  });

  it('is marked as no longer sold, under its last known name', async () => {
    localStorage.setItem('later', JSON.stringify([{ entityId: 2, quantity: 2 }]));
    const view = open([washer], [sold(2, 'Kettle', 2, 3900)]);
    expect((await within(await section()).findByRole('article', { name: 'Kettle' })).textContent).toContain(
      '£39.00each',
    );
    view.unmount();
    open([washer], []);
    expect(await within(await section()).findByText('This is no longer sold.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Move to basket/ })).toBeNull();
  });

  it('can be removed, with focus on its neighbour, and put back in its place', async () => {
    const items = [2, 3].map((product_id) => ({ item: { product_id, quantity: 1 }, name: '' }));
    localStorage.setItem('later', JSON.stringify(items.map((item) => ({ parts: [item], choice: '' }))));
    open([washer]);
    await press('Remove: Kettle');
    const link = (name: string) => screen.getByRole('link', { name });
    expect(document.activeElement).toBe(link('Connect'));
    await press('Undo');
    await waitFor(() => expect(document.activeElement).toBe(link('Kettle')));
    const names = within(await section()).getAllByRole('heading', { level: 3 });
    expect(names.map(({ textContent }) => textContent)).toEqual(['Kettle', 'Connect']);
  });
});
