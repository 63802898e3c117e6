import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MultibuyView } from '@/components/lists/multibuy-view';
import type { ProductCard } from '@/lib/catalogue/types';
import { aCard } from '../../support/shop';
import { renderWithQueries, stubApi } from '../../support/query';

const washer = aCard({ id: 1, path: '/washer' });
const kettle = aCard({ id: 2, name: 'Brae kettle', path: '/kettle', sku: 'KET', price: { now: 4_999 } });

/** Draws the list with these quantities by product id; `refuse` is what the platform says to the whole of it. */
function open(
  quantities: Record<number, number>,
  { cards = [washer, kettle], refuse }: { cards?: ProductCard[]; refuse?: string } = {},
) {
  const items = Object.entries(quantities).map(([id, quantity]) => ({ entityId: Number(id), quantity }));
  localStorage.setItem('multibuy', JSON.stringify(items));
  const calls = stubApi(({ url }) => {
    if (url.startsWith('/api/products')) return { body: { products: cards } };
    return refuse ? { status: 422, body: { message: refuse } } : { body: { basket: null } };
  });
  renderWithQueries(<MultibuyView />);
  return calls;
}

const totals = () => screen.findByRole('complementary', { name: 'Totals' });
const line = (name: string) => screen.findByRole('article', { name });

beforeEach(() => {
  Cookies.set('XSRF-TOKEN', 'token');
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the multibuy list', () => {
  it('says what one costs, what so many cost, and what all come to', async () => {
    open({ 1: 2, 2: 1 });
    expect((await line(washer.name)).textContent).toContain('£858.00');
    expect((await line(washer.name)).textContent).toContain('£429.00 each');
    expect((await totals()).textContent).toContain('Total£907.99');
  });

  it('says what a set saves, on which line how much, and what one more kind would do', async () => {
    const types = ['Washing machine', 'Tumble dryer', 'Fridge freezer'];
    const cards = types.map((Type, at) =>
      aCard({ id: at + 1, name: Type, price: { now: 40_000 }, attributes: { Type } }),
    );
    open({ 1: 1, 2: 1, 3: 1 }, { cards });
    expect((await line('Tumble dryer')).textContent).toContain('£380.00 with the set');
    const sum = (await totals()).textContent;
    expect(sum).toContain('Set discount-£60.00');
    expect(sum).toContain('Total£1,140.00');
    expect(sum).toContain('One more kind and the set saves 7.5 %.');
  });

  it('changes quantities, removes, and puts back where it was', async () => {
    const user = userEvent.setup();
    open({ 1: 1, 2: 1 });
    await user.click(within(await line(washer.name)).getByRole('button', { name: 'One more' }));
    expect((await totals()).textContent).toContain('Total£907.99');
    await user.click(screen.getByRole('button', { name: `Remove: ${washer.name}` }));
    expect(screen.queryByRole('article', { name: washer.name })).toBeNull();
    expect(document.activeElement?.textContent).toBe('Brae kettle');
  });

  it('asks once more before two that clash go into the basket', async () => {
    const hob = aCard({ id: 1, name: 'Wide hob', attributes: { Type: 'Gas hob', Width: '750 mm' } });
    const hood = aCard({
      id: 2,
      name: 'Slim hood',
      sku: 'H',
      attributes: { Type: 'Cooker hood', Width: '600 mm' },
    });
    const calls = open({ 1: 1, 2: 1 }, { cards: [hob, hood] });
    const posted = () => calls.filter(({ method }) => method === 'POST').length;
    await userEvent.click(await screen.findByRole('button', { name: 'Add all to basket' }));
    expect((await screen.findByText(/^The hood is 150 mm narrower/)).textContent).toMatch(
      /Take a hood as wide/,
    );
    expect(posted()).toBe(0);
    await userEvent.click(screen.getByRole('button', { name: 'Add them all the same' }));
    expect(await screen.findByRole('button', { name: 'All added to basket' })).toBeTruthy();
    expect(posted()).toBe(1);
  });

  it('goes into the basket whole, by one call', async () => {
    const calls = open({ 1: 2, 2: 1 });
    await userEvent.click(await screen.findByRole('button', { name: 'Add all to basket' }));
    expect(await screen.findByRole('button', { name: 'All added to basket' })).toBeTruthy();
    expect(calls.filter(({ method }) => method === 'POST')).toMatchObject([
      {
        url: '/api/create-cart',
        body: {
          lineItem: [
            { product_id: 1, quantity: 2 },
            { product_id: 2, quantity: 1 },
          ],
        },
      },
    ]);
  });

  it('says that nothing was added, and which line is why', async () => {
    open({ 1: 2, 2: 9 }, { refuse: 'Not enough stock: (2) Brae kettle: 3 available' });
    await userEvent.click(await screen.findByRole('button', { name: 'Add all to basket' }));
    const words = 'Only 3 can be had, those in your basket counted. Choose fewer.';
    expect((await screen.findByRole('alert')).textContent).toContain(`Nothing was added. ${words}`);
    expect((await line('Brae kettle')).textContent).toContain(words);
    expect((await line(washer.name)).textContent).not.toContain(words);
  });

  it('is not offered to the basket while a line cannot be bought, and says which', async () => {
    open({ 1: 1, 2: 1 }, { cards: [washer, { ...kettle, stock: { state: 'out' } }] });
    const reason = 'Out of stock. Take it off the list to add the others.';
    expect((await totals()).textContent).toContain(`Brae kettle. ${reason}`);
    expect((await line('Brae kettle')).textContent).toContain(reason);
    expect(screen.queryByRole('button', { name: 'Add all to basket' })).toBeNull();
  });

  it('names what is no longer sold and takes it off', async () => {
    open({ 1: 1, 3: 1 });
    await userEvent.click(await screen.findByRole('button', { name: 'Take it off the list' }));
    await waitFor(() => expect(localStorage.getItem('multibuy')).toBe('[{"entityId":1,"quantity":1}]'));
  });

  it('is handed on by SKUs and quantities, and offers a trade price from three of a kind on', async () => {
    open({ 1: 3, 2: 1 });
    const link = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Link to this list/ });
    expect(link.value).toBe(`${location.origin}/multibuy-list?items=TARN-TW914-WH:3,KET:1`);
    expect(screen.getByRole('link', { name: /trade price/ }).getAttribute('href')).toBe(
      '/trade?items=TARN-TW914-WH:3,KET:1',
    );
  });
});
