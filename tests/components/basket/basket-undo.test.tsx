import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { removed } from '@/components/basket/lines/removed-store';
import { hideToast } from '@/components/ui/feedback/toast-store';
import { openKeptBasket } from '../../support/kept-basket';
import { stubNearness } from '../../support/near-screen';
import { aLine } from '../../support/shop';

const forSku = (value: string) => [{ id: 7, name: 'For', value, choice: null }];
const washer = aLine({ id: 'washer', sku: 'W', name: 'Washer' });
const extras = [
  aLine({ id: 'fit', productId: 3, sku: 'F', name: 'Connect', options: forSku('K') }),
  aLine({ id: 'cover', productId: 4, sku: 'C', name: 'Cover', options: forSku('K') }),
];
const kettle = aLine({ id: 'kettle', productId: 2, sku: 'K', name: 'Kettle', extras });

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const linkOf = (name: string) => within(screen.getByRole('article', { name })).getByRole('link', { name });

beforeEach(() => stubNearness(false));
afterEach(() => {
  cleanup();
  hideToast();
  removed.set([]);
  localStorage.clear();
  vi.unstubAllGlobals();
  Cookies.remove('cartId');
});

describe('extras of a line with several pieces', () => {
  const two = { ...kettle, quantity: 2, extras: extras.map((extra) => ({ ...extra, quantity: 2 })) };

  it('are reduced with their product, and the shopper is told', async () => {
    const { sent } = openKeptBasket([two]);
    await press('One fewer');
    await screen.findByText('1 of Kettle, and 1 of Connect, Cover.');
    expect(screen.getByRole('list', { name: 'Extras for Kettle' }).textContent).not.toContain('×');
    expect(sent().map(({ url }) => url)).toEqual(['/api/update-cart-item']);
  });

  it('can be reduced by one, and focus moves to the button that removes the last', async () => {
    const { sent } = openKeptBasket([two]);
    await press('One fewer: Cover');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove: Cover' }));
    await waitFor(() =>
      expect(sent()).toMatchObject([{ body: { itemId: 'cover', lineItem: { quantity: 1 } } }]),
    );
    const list = screen.getByRole('list', { name: 'Extras for Kettle' });
    expect(list.textContent).toMatch(/Connect × 2.*Cover£/);
    expect(screen.queryByRole('button', { name: 'One fewer: Cover' })).toBeNull();
  });
});

describe('a line removed from the basket', () => {
  it('is not shown as removed when the platform refuses', async () => {
    const { failing } = openKeptBasket([washer, kettle]);
    await screen.findByRole('article', { name: 'Kettle' });
    failing.add('/api/remove-cart-item');
    await press('Remove: Kettle');
    await screen.findByText('This did not work.');
    expect(await screen.findByRole('article', { name: 'Kettle' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Removed' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('is put back with its extras in one request, focused and announced', async () => {
    const { sent } = openKeptBasket([kettle]);
    await screen.findByRole('article', { name: 'Kettle' });
    await press('Remove: Kettle');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your basket' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(document.activeElement).toBe(linkOf('Kettle')));
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Put back: Kettle'));
    expect(screen.queryByRole('heading', { name: 'Removed' })).toBeNull();
    expect(sent().at(-1)?.body).toMatchObject({
      lineItem: [
        { product_id: 2, quantity: 1 },
        { product_id: 3, quantity: 1, option_selections: [{ option_id: 7, option_value: 'K' }] },
        { product_id: 4, quantity: 1, option_selections: [{ option_id: 7, option_value: 'K' }] },
      ],
    });
  });

  it('can still be put back after an undo that failed', async () => {
    const { failing } = openKeptBasket([washer, kettle]);
    await screen.findByRole('article', { name: 'Kettle' });
    await press('Remove: Kettle');
    const undo = await screen.findByRole('button', { name: 'Undo' });
    failing.add('/api/add-cart-item');
    await userEvent.click(undo);
    await screen.findByText('This did not work.');
    failing.clear();
    await press('Put back: Kettle');
    await waitFor(() => expect(document.activeElement).toBe(linkOf('Kettle')));
  });

  it('leaves focus on its product when it was an extra', async () => {
    openKeptBasket([washer, kettle]);
    await screen.findByRole('article', { name: 'Kettle' });
    await press('Remove: Cover');
    expect(document.activeElement).toBe(linkOf('Kettle'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove: Cover' })).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: 'Put back: Cover' }));
    await screen.findByRole('button', { name: 'Remove: Cover' });
    await waitFor(() => expect(document.activeElement).toBe(linkOf('Kettle')));
  });
});
