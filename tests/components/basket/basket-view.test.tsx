import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BasketView } from '@/components/basket/basket-view';
import type { Basket } from '@/lib/basket/types';
import { stubNearness } from '../../support/near-screen';
import { aBasket, aCard, aLine } from '../../support/shop';
import { renderWithQueries, stubApi } from '../../support/query';

const ID = '5f2c1e1a-0000-4000-8000-000000000001';
const fitting = aLine({
  id: 'fitting',
  name: 'Connect a washing machine',
  total: 3000,
  listTotal: 3000,
  unitPrice: 3000,
});
const washer = aLine({ id: 'washer', extras: [fitting] });

/** Draws the page with a basket that the stubbed API keeps, and changes as the shopper does. */
function open(first: Basket | null, change: (basket: Basket) => Basket | null = (basket) => basket) {
  let basket = first;
  if (first) Cookies.set('cartId', ID);
  const calls = stubApi(({ method, url }) => {
    if (url.startsWith('/api/checkout')) return { body: null };
    if (method === 'POST' && basket) {
      const next = change(basket);
      basket = next && { ...next, version: basket.version + 1 };
    }
    return { body: { basket } };
  });
  renderWithQueries(<BasketView finance={null} services={[]} trust={null} />);
  return calls;
}

beforeEach(() => {
  Cookies.set('XSRF-TOKEN', 'token');
  localStorage.clear();
  stubNearness(false);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Cookies.remove('cartId');
});

describe('the basket page', () => {
  it('is empty without a basket, and sends no request', async () => {
    const calls = open(null);
    expect(await screen.findByText('Your basket is empty')).toBeTruthy();
    expect(calls).toEqual([]);
  });

  it('shows no count until the basket is loaded', async () => {
    open(aBasket([washer]));
    const title = screen.getByRole('heading', { name: 'Your basket' }).parentElement;
    expect(title?.textContent?.trim()).toBe('Your basket');
    await waitFor(() => expect(title?.textContent).toContain('1 product, 1 extra you chose'));
  });

  it('marks a pre-order, and says when it is paid for', async () => {
    const ahead = aCard({ stock: { state: 'due', on: '2026-12-29T00:00:00Z', message: null } });
    open(aBasket([aLine({ product: ahead })]));
    expect(await screen.findByText('Pre-order, due 29 Dec')).toBeTruthy();
    expect(screen.getByText('A pre-order is paid for when you order, with the rest.')).toBeTruthy();
  });

  it('nests extras under their product, and shows the total with its VAT', async () => {
    open(aBasket([washer]));
    const line = await screen.findByRole('article', { name: washer.name });
    const extras = within(line).getByRole('list', { name: `Extras for ${washer.name}` });
    expect(extras.textContent).toContain('Connect a washing machine£30.00');
    const totals = screen.getByRole('complementary', { name: 'Totals' });
    expect(totals.textContent).toContain('Total£459.00');
    expect(totals.textContent).toContain('Includes £76.50 VAT');
  });

  it('warns of two incompatible lines, with the reason and what to do', async () => {
    const hob = aCard({ sku: 'HOB', name: 'Wide hob', attributes: { Type: 'Gas hob', Width: '750 mm' } });
    const hood = aCard({
      sku: 'HOOD',
      name: 'Slim hood',
      attributes: { Type: 'Cooker hood', Width: '600 mm' },
    });
    open(aBasket([aLine({ id: 'hob', product: hob }), aLine({ id: 'hood', product: hood })]));
    const concern = await screen.findByText('Slim hood and Wide hob do not go together.');
    expect(concern.closest('li')?.textContent).toBe(
      'Slim hood and Wide hob do not go together. The hood is 150 mm narrower than the hob, so steam escapes at the sides. Choose a 75 cm hood, or a narrower hob. ',
    );
    expect(screen.getByRole('link', { name: 'Go to checkout' })).toBeTruthy();
  });

  it('removes a product with its extras, and can put both back', async () => {
    const user = userEvent.setup();
    const calls = open(aBasket([washer, aLine({ id: 'kettle', sku: 'K', name: 'Kettle' })]), (basket) =>
      aBasket(basket.lines.filter(({ id }) => id !== 'washer')),
    );
    await user.click(await screen.findByRole('button', { name: `Remove: ${washer.name}` }));
    await waitFor(() => expect(screen.queryByRole('article', { name: washer.name })).toBeNull());
    await user.click(await screen.findByRole('button', { name: `Put back: ${washer.name}` }));
    await waitFor(() =>
      expect(calls.findLast(({ url }) => !url.startsWith('/api/checkout'))).toMatchObject({
        url: '/api/add-cart-item',
        body: {
          cartId: ID,
          lineItem: [
            { product_id: 1, quantity: 1 },
            { product_id: 1, quantity: 1 },
          ],
        },
      }),
    );
  });

  it('names the size of each line, and moves focus to the line before when the last is removed', async () => {
    const user = userEvent.setup();
    const hose = (id: string, value: string) =>
      aLine({ id, name: 'Hose', options: [{ id: 5, name: 'Length', value, choice: 9 }] });
    open(aBasket([hose('short', '2 m'), hose('long', '4 m')]), (basket) =>
      aBasket(basket.lines.filter(({ id }) => id !== 'long')),
    );
    const short = await screen.findByRole('article', { name: 'Hose, Length: 2 m' });
    const long = screen.getByRole('article', { name: 'Hose, Length: 4 m' });
    expect(within(long).getByText('Length: 4 m')).toBeTruthy();
    expect(within(long).getByRole('group', { name: 'Quantity, Hose, Length: 4 m' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Remove: Hose, Length: 4 m' }));
    expect(document.activeElement).toBe(within(short).getByRole('link', { name: 'Hose' }));
    expect(await screen.findByRole('button', { name: 'Put back: Hose, Length: 4 m' })).toBeTruthy();
  });

  it('shows a new quantity at once and reverts it when the platform refuses', async () => {
    const user = userEvent.setup();
    Cookies.set('cartId', ID);
    let refuse = () => {};
    const held = new Promise<void>((resolve) => {
      refuse = resolve;
    });
    stubApi(async ({ method, url }) => {
      if (url.startsWith('/api/checkout')) return { body: null };
      if (method === 'GET') return { body: { basket: aBasket([washer]) } };
      await held;
      return { status: 422, body: { message: 'There is only 1 left.' } };
    });
    renderWithQueries(<BasketView finance={null} services={[]} trust={null} />);
    await user.click(await screen.findByRole('button', { name: 'One more' }));
    expect(await screen.findByDisplayValue('2')).toBeTruthy();
    refuse();
    expect(await screen.findByDisplayValue('1')).toBeTruthy();
  });

  it('stays as it was when a change fails and the basket cannot be read', async () => {
    const user = userEvent.setup();
    let away = false;
    Cookies.set('cartId', ID);
    stubApi(({ url }) => {
      if (url.startsWith('/api/checkout')) return { body: null };
      return away ? { status: 500, body: { message: 'no' } } : { body: { basket: aBasket([washer]) } };
    });
    renderWithQueries(<BasketView finance={null} services={[]} trust={null} />);
    const totals = await screen.findByRole('complementary', { name: 'Totals' });
    away = true;
    for (const press of ['One more', `Remove: ${washer.name}`]) {
      await user.click(screen.getByRole('button', { name: press }));
      expect(await screen.findByDisplayValue('1')).toBeTruthy();
      await waitFor(() => expect(totals.textContent).not.toContain('Working out'));
      expect(totals.textContent).toContain('1 product£429.00');
      expect(totals.textContent).toMatch(/Total£.*You save £50\.00, already taken off\./);
    }
  });

  it('reverts the one of several changes that fails, and keeps the others', async () => {
    const user = userEvent.setup();
    Cookies.set('cartId', ID);
    const kettle = aLine({ id: 'kettle', sku: 'K', name: 'Kettle' });
    const answers = new Map<string, () => void>();
    stubApi(async ({ url, method, body }) => {
      if (url.startsWith('/api/checkout')) return { body: null };
      if (method === 'GET') return { status: 500, body: { message: 'no' } };
      const { itemId } = body as { itemId: string };
      await new Promise<void>((resolve) => answers.set(itemId, resolve));
      if (itemId === 'washer') return { status: 500, body: { message: 'no' } };
      return { body: { basket: aBasket([washer, { ...kettle, quantity: 2 }], { version: 2 }) } };
    });
    const { client } = renderWithQueries(<BasketView finance={null} services={[]} trust={null} />);
    client.setQueryData(['basket'], aBasket([washer, kettle]));
    const quantityOf = (name: string) =>
      within(screen.getByRole('article', { name })).getByRole<HTMLInputElement>('textbox').value;
    const oneMore = async (name: string) =>
      user.click(
        within(await screen.findByRole('article', { name })).getByRole('button', { name: 'One more' }),
      );
    await oneMore(washer.name);
    await oneMore('Kettle');
    expect([quantityOf(washer.name), quantityOf('Kettle')]).toEqual(['2', '2']);
    await waitFor(() => expect(answers.has('washer')).toBe(true));
    answers.get('washer')?.();
    await waitFor(() => expect([quantityOf(washer.name), quantityOf('Kettle')]).toEqual(['1', '2']));
    await waitFor(() => expect(answers.has('kettle')).toBe(true));
    answers.get('kettle')?.();
    await waitFor(() => expect(client.isMutating()).toBe(0));
    expect([quantityOf(washer.name), quantityOf('Kettle')]).toEqual(['1', '2']);
  });

  it('says that a price has changed since the last visit', async () => {
    localStorage.setItem('basket-seen', JSON.stringify({ [washer.sku]: 45_900 }));
    open(aBasket([washer]));
    expect(await screen.findByText(/£459.00 then, £429.00 now/)).toBeTruthy();
  });

  it('offers no checkout when a line is out of stock', async () => {
    open(aBasket([aLine({ product: aCard({ stock: { state: 'out' } }) })]));
    expect(await screen.findByText(/out of stock now/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Go to checkout' })).toBeNull();
  });

  it('says that nothing is lost when the basket cannot be read', async () => {
    Cookies.set('cartId', ID);
    stubApi(() => ({ status: 500, body: { message: 'no' } }));
    renderWithQueries(<BasketView finance={null} services={[]} trust={null} />);
    expect(await screen.findByText(/Nothing in it is lost/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});
