import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AddedPanel } from '@/components/basket/adding/added-panel';
import { added } from '@/components/basket/adding/added-store';
import type { ServiceKind } from '@/lib/catalogue/kinds/types';
import { renderWithQueries, stubApi } from '../../../support/query';
import { aBasket, aCard, aLine } from '../../../support/shop';

const washer = aLine();
const extra = (id: number, kind: ServiceKind, label: string, price: number) => ({
  id,
  kind,
  label,
  price,
  forOptionId: 7,
  told: null,
});
const connect = extra(31, 'connect', 'Connect a washing machine', 3_000);
const connectHot = extra(32, 'connect', 'Connect to hot and cold', 4_500);
const collect = extra(33, 'collect', 'Take the old one away', 2_500);
const cover = extra(34, 'cover', '5 years in all', 8_900);

beforeEach(() => {
  Cookies.set('XSRF-TOKEN', 'token');
  Cookies.set('cartId', aBasket().id);
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  added.set({ ...washer, path: '/washer', left: [connect, connectHot, collect, cover] });
});
afterEach(() => {
  cleanup();
  added.set(null);
  vi.unstubAllGlobals();
  Cookies.remove('cartId');
});

describe('the panel after adding', () => {
  it('offers fitting work with prices, none of it preselected, and names what else was not chosen', async () => {
    stubApi(() => ({ body: { basket: aBasket([washer]) } }));
    renderWithQueries(<AddedPanel />);
    const fittings = await screen.findByRole('region', { name: 'Do you need this done as well?' });
    expect(
      within(fittings)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Connect a washing machine£30.00Add: Connect a washing machine',
      'Connect to hot and cold£45.00Add: Connect to hot and cold',
      'Take the old one away£25.00Add: Take the old one away',
    ]);
    expect(screen.getByText(/^Not chosen: longer cover\./)).toBeTruthy();
  });

  it('shows the energy arrow beside the price', async () => {
    stubApi(() => ({ body: { basket: aBasket([washer]) } }));
    renderWithQueries(<AddedPanel />);
    const price = (await screen.findAllByText('£429.00')).find(({ parentElement }) =>
      parentElement?.textContent?.includes('Energy label'),
    );
    expect(price?.parentElement?.textContent).toContain('Class A of A to G');
  });

  it('shows the pieces of a kitchen set in small pictures, and leaves no space for one of the set', async () => {
    const picture = { template: '/media/{:size}/p.webp', alt: '' };
    const pieces = [
      'Oven',
      'Hob',
      'Hood',
      'Fridge',
      'Dishwasher',
      'Washer',
      'Dryer',
      'Kettle',
      'Toaster',
    ].map((name, at) => ({
      card: aCard({ id: at, name, picture: at === 1 ? null : picture }),
      quantity: at === 0 ? 2 : 1,
    }));
    stubApi(() => ({ body: { basket: aBasket([washer]) } }));
    added.set({ name: 'Your kitchen set', path: '/multibuy-list', sku: '', left: [], pieces });
    renderWithQueries(<AddedPanel />);
    const shown = within(await screen.findByRole('list', { name: 'In it' })).getAllByRole('listitem');
    expect(shown.map(({ textContent }) => textContent)).toEqual([
      'Oven× 2',
      'Hob',
      'Hood',
      'Fridge',
      'Dishwasher',
      'Washer',
      'Dryer',
      'and 2 more',
    ]);
    expect(shown.map((each) => each.querySelector('img') !== null)).toEqual([
      true,
      false,
      true,
      true,
      true,
      true,
      true,
      false,
    ]);
    expect(screen.getByText('Your kitchen set').parentElement?.previousElementSibling).toBeNull();
  });

  it('adds a fitting once for the new line, and then offers no other of its kind', async () => {
    const user = userEvent.setup();
    const calls = stubApi(() => ({ body: { basket: aBasket([washer]) } }));
    renderWithQueries(<AddedPanel />);
    await user.dblClick(await screen.findByRole('button', { name: 'Add: Connect a washing machine' }));
    await screen.findByRole('button', { name: 'Added: Connect a washing machine' });
    expect(screen.queryByText('Connect to hot and cold')).toBeNull();
    expect(screen.getByRole('button', { name: 'Add: Take the old one away' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Added: Connect a washing machine' }));
    const option_selections = [{ option_id: 7, option_value: washer.sku }];
    expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { cartId: aBasket().id, lineItem: [{ product_id: 31, quantity: 1, option_selections }] },
    ]);
  });

  it('says why a fitting could not be added, and offers it again', async () => {
    const user = userEvent.setup();
    stubApi(({ method }) =>
      method === 'POST'
        ? { status: 422, body: { message: 'That is full for this week.' } }
        : { body: { basket: aBasket([washer]) } },
    );
    renderWithQueries(<AddedPanel />);
    await user.click(await screen.findByRole('button', { name: 'Add: Take the old one away' }));
    expect((await screen.findByRole('alert')).textContent).toBe('That is full for this week.');
    await waitFor(() =>
      expect(
        screen.getByRole('button', { name: 'Add: Take the old one away' }).getAttribute('aria-disabled'),
      ).toBeNull(),
    );
  });
});
