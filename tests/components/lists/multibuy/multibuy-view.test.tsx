import { cleanup, createEvent, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MultibuyView } from '@/components/lists/multibuy/multibuy-view';
import { toast } from '@/components/ui/feedback/toast-store';
import { Toaster } from '@/components/ui/feedback/toaster';
import { classify } from '@/lib/catalogue/classify';
import type { ProductCard } from '@/lib/catalogue/types';
import { changeHome } from '@/lib/home/client';
import { NOTHING_TOLD } from '@/lib/kitchen/kitchen';
import type { Withdrawn } from '@/lib/lists/withdrawn';
import { changesIn, documentIn, gatewayAnswer, isGateway } from '../../../support/gateway';
import { stubNearness } from '../../../support/near-screen';
import { renderWithQueries, stubApi } from '../../../support/query';
import { aCard } from '../../../support/shop';

const NO_START = { places: [], pieces: [] };

const washer = aCard({ id: 1, path: '/washer' });
const kettle = aCard({ id: 2, name: 'Brae kettle', path: '/kettle', sku: 'KET', price: { now: 4_999 } });

/** Draws the list with these quantities by product id; `refuse` is what the platform says to the whole of it. */
function open(
  quantities: Record<number, number>,
  {
    cards = [washer, kettle],
    goods = [],
    withdrawn = [],
    refuse,
  }: { cards?: ProductCard[]; goods?: ProductCard[]; withdrawn?: Withdrawn[]; refuse?: string } = {},
) {
  const items = Object.entries(quantities).map(([id, quantity]) => ({ entityId: Number(id), quantity }));
  localStorage.setItem('multibuy', JSON.stringify(items));
  const calls = stubApi(({ url, body }) => {
    if (isGateway({ url })) return { body: gatewayAnswer(body, { cards, listed: goods }) };
    if (url.startsWith('/api/withdrawn')) return { body: { goods: withdrawn } };
    return refuse ? { status: 422, body: { message: refuse } } : { body: { basket: null } };
  });
  renderWithQueries(<MultibuyView start={NO_START} />);
  return calls;
}

const totals = () => screen.findByRole('complementary', { name: 'Totals' });
const line = (name: string) => screen.findByRole('article', { name });

beforeEach(() => {
  Cookies.set('XSRF-TOKEN', 'token');
  stubNearness(false);
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  toast.set(null);
  vi.unstubAllGlobals();
});

describe('the kitchen set', () => {
  it('reports that a change cannot be stored', async () => {
    open({ 1: 1 });
    render(<Toaster />);
    const more = within(await line(washer.name)).getByRole('button', { name: 'One more' });
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    await userEvent.click(more);
    full.mockRestore();
    expect(await screen.findByText(/so nothing was changed/)).toBeTruthy();
    expect(localStorage.getItem('multibuy')).toBe('[{"entityId":1,"quantity":1}]');
  });

  it('passes the kitchen to the fitter’s sheet in the fragment, which no server sees', async () => {
    changeHome({ kitchen: { ...NOTHING_TOLD, fuel: 'LPG' } });
    open({ 2: 1 });
    const sheet = await screen.findByRole('link', { name: 'Sheet for the fitter' });
    expect(sheet.getAttribute('href')).toBe('/multibuy-list/fitter-pack?items=KET:1#fuel=LPG');
  });

  it('shows the price of each, the price of each line and the total', async () => {
    open({ 1: 2, 2: 1 });
    expect((await line(washer.name)).textContent).toContain('£858.00');
    expect((await line(washer.name)).textContent).toContain('£429.00 each');
    expect((await totals()).textContent).toContain('Total£907.99');
  });

  it('shows the set discount, each line’s price with it, and what one more kind would save', async () => {
    const types = ['Washing machine', 'Tumble dryer', 'Fridge freezer'];
    const cards = types.map((Type, at) =>
      aCard({ id: at + 1, name: Type, price: { now: 40_000 }, attributes: { Type } }),
    );
    open({ 1: 1, 2: 1, 3: 1 }, { cards });
    expect((await line('Tumble dryer')).textContent).toContain('£380.00 with the set');
    const sum = (await totals()).textContent;
    expect(sum).toContain('Set discount−£60.00');
    expect(sum).toContain('Total£1,140.00');
    expect(sum).toContain('One more kind and the set saves 7.5%: £30.00 more on these alone.');
  });

  it('changes a quantity, removes a line, and puts it back in its place', async () => {
    const user = userEvent.setup();
    open({ 1: 1, 2: 1 });
    await user.click(within(await line(washer.name)).getByRole('button', { name: 'One more' }));
    expect((await totals()).textContent).toContain('Total£907.99');
    await user.click(screen.getByRole('button', { name: `Remove: ${washer.name}` }));
    expect(screen.queryByRole('article', { name: washer.name })).toBeNull();
    expect(document.activeElement?.textContent).toBe('Brae kettle');
    render(<Toaster />);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(JSON.parse(localStorage.getItem('multibuy') ?? '')).toEqual([
      { entityId: 1, quantity: 2 },
      { entityId: 2, quantity: 1 },
    ]);
  });

  it('asks for confirmation before two incompatible pieces are added to the basket', async () => {
    const hob = aCard({ id: 1, name: 'Wide hob', attributes: { Type: 'Gas hob', Width: '750 mm' } });
    const hood = aCard({
      id: 2,
      name: 'Slim hood',
      sku: 'H',
      attributes: { Type: 'Cooker hood', Width: '600 mm' },
    });
    const calls = open({ 1: 1, 2: 1 }, { cards: [hob, hood] });
    const posted = () => changesIn(calls).length;
    await userEvent.click(await screen.findByRole('button', { name: 'Add all to basket' }));
    expect((await screen.findByText(/^The hood is 150 mm narrower/)).textContent).toMatch(
      /Choose a 75 cm hood/,
    );
    expect(posted()).toBe(0);
    await userEvent.click(screen.getByRole('button', { name: 'Add them anyway' }));
    expect(await screen.findByRole('button', { name: 'All added to basket' })).toBeTruthy();
    expect(posted()).toBe(1);
  });

  it('is added to the basket in one call', async () => {
    const calls = open({ 1: 2, 2: 1 });
    await userEvent.click(await screen.findByRole('button', { name: 'Add all to basket' }));
    expect(await screen.findByRole('button', { name: 'All added to basket' })).toBeTruthy();
    expect(changesIn(calls)).toMatchObject([
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

  it('is added to the basket once, however often the button is pressed while its lines are checked', async () => {
    const calls = open({ 1: 2, 2: 1 });
    const button = await screen.findByRole('button', { name: 'Add all to basket' });
    for (const timeStamp of [1_000, 3_000]) {
      const press = createEvent.click(button, { detail: 1 });
      Object.defineProperty(press, 'timeStamp', { value: timeStamp });
      fireEvent(button, press);
    }
    expect(await screen.findByRole('button', { name: 'All added to basket' })).toBeTruthy();
    expect(changesIn(calls)).toHaveLength(1);
  });

  it('is not shown as added where it has changed while it was being sent', async () => {
    const calls = open({ 1: 2, 2: 1 });
    const answer = Promise.withResolvers<void>();
    const atOnce = fetch;
    vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
      if (url === '/api/create-cart') await answer.promise;
      return atOnce(url, init);
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Add all to basket' }));
    expect(await screen.findByRole('button', { name: 'Adding all to basket' })).toBeTruthy();
    const more = within(await line('Brae kettle')).getByRole('button', { name: 'One more' });
    await userEvent.click(more);
    answer.resolve();
    expect(await screen.findByRole('button', { name: 'Add all to basket' })).toBeTruthy();
    expect(changesIn(calls)).toHaveLength(1);
  });

  it('keeps the total and button at the foot of a phone’s screen while they are out of view', async () => {
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
          queueMicrotask(() => tell([{ isIntersecting: false }]));
        }
        observe() {}
        disconnect() {}
      },
    );
    const calls = open({ 1: 2, 2: 1 }, { refuse: 'Only 1 of Brae kettle available.' });
    const foot = (await screen.findByText('Total, before delivery')).closest('div');
    if (!foot) throw new Error('There is no bar');
    expect(foot.textContent).toContain('£907.99');
    await userEvent.click(within(foot).getByRole('button', { name: 'Add all to basket' }));
    const why = await within(foot).findByRole('link', { name: 'See what is wrong' });
    expect(changesIn(calls)).toHaveLength(1);
    const led = document.getElementById(why.getAttribute('href')?.slice(1) ?? '');
    expect(led?.textContent).toContain('Nothing was added.');
  });

  it('says that nothing was added, and marks the line that is the reason', async () => {
    open({ 1: 2, 2: 9 }, { refuse: 'Only 3 of Brae kettle available, including those in your basket.' });
    await userEvent.click(await screen.findByRole('button', { name: 'Add all to basket' }));
    const words = 'Only 3 of Brae kettle available, including those in your basket.';
    expect((await screen.findByRole('alert')).textContent).toContain(`Nothing was added. ${words}`);
    expect((await line('Brae kettle')).textContent).toContain(words);
    expect((await line(washer.name)).textContent).not.toContain(words);
  });

  it('cannot be added to the basket while a line cannot be bought, and names the line', async () => {
    open({ 1: 1, 2: 1 }, { cards: [washer, { ...kettle, stock: { state: 'out' } }] });
    const reason = 'Out of stock. Remove it to add the others.';
    expect((await totals()).textContent).toContain(`Brae kettle. ${reason}`);
    expect((await line('Brae kettle')).textContent).toContain(reason);
    expect(screen.queryByRole('button', { name: 'Add all to basket' })).toBeNull();
  });

  it('offers to remove what is no longer sold', async () => {
    open({ 1: 1, 3: 1 });
    await userEvent.click(await screen.findByRole('button', { name: 'Remove it from the set' }));
    await waitFor(() => expect(localStorage.getItem('multibuy')).toBe('[{"entityId":1,"quantity":1}]'));
  });

  it('links to the search for a product that can no longer be named', async () => {
    open({ 1: 1, 3: 1 });
    const link = await screen.findByRole('link', { name: 'Search for a replacement' });
    expect(link.getAttribute('href')).toBe('/search-alg');
    expect(link.parentElement?.textContent).toContain('We can no longer tell what it was.');
  });

  it('is shared by SKUs and quantities, and offers a trade price from three of a kind on', async () => {
    open({ 1: 3, 2: 1 });
    const link = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Link to this kitchen set/ });
    expect(link.value).toBe(`${location.origin}/multibuy-list?items=TARN-TW914-WH:3,KET:1`);
    expect(screen.getByRole('link', { name: /trade price/ }).getAttribute('href')).toBe(
      '/trade?items=TARN-TW914-WH:3,KET:1',
    );
    cleanup();
    open({ 1: 2, 2: 1 });
    await screen.findByRole('textbox', { name: /^Link to this kitchen set/ });
    expect(screen.queryByRole('link', { name: /trade price/ })).toBeNull();
  });
});

describe('a kitchen set since it was made', () => {
  const dryer = (id: number, pounds: number, over: Partial<ProductCard> = {}) =>
    aCard({
      id,
      sku: `D${id}`,
      name: `Dryer ${id}`,
      price: { now: pounds * 100 },
      attributes: { Type: 'Tumble dryer', 'Energy class': 'B of A–G' },
      ...over,
    });
  const note = (pence: number) =>
    JSON.stringify({ 7: { pence, name: 'Dryer 7', facts: { Type: 'Tumble dryer' } } });
  const listed = () => localStorage.getItem('multibuy');

  it('shows its earlier prices beside those of today until they are confirmed as seen', async () => {
    localStorage.setItem('multibuy-noted', note(45_000));
    open({ 7: 1 }, { cards: [dryer(7, 400)] });
    const banner = await screen.findByRole('status');
    expect(banner.textContent).toContain('It came to £450.00 then, and comes to £400.00 now.');
    expect(banner.textContent).toContain('Dryer 7: £450.00 then, £400.00 now.');
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('status')).toBeNull();
    expect(localStorage.getItem('multibuy-noted')).toBe(note(40_000));
  });

  it('offers a replacement for a sold-out piece, nearest in price, and puts it in its place', async () => {
    const user = userEvent.setup();
    const sold = dryer(7, 400, { stock: { state: 'out' } });
    const calls = open(
      { 1: 1, 7: 2, 12: 1 },
      { cards: [washer, sold, { ...kettle, id: 12 }], goods: [dryer(8, 700), dryer(9, 420)] },
    );
    const group = await screen.findByRole('group', { name: 'Instead of Dryer 7' });
    const asked = calls.filter(isGateway).map(({ body }) => documentIn(body));
    expect(asked.find(({ name }) => name === 'ListingMore')?.variables).toMatchObject({
      filters: { productAttributes: [{ attribute: 'Type', values: ['Tumble dryer'] }] },
    });
    const [first] = within(group).getAllByRole('button');
    expect(first?.textContent).toBe('Use this: Dryer 9');
    expect(first?.closest('li')?.textContent).toMatch(/£420\.00.*Energy label: Class B of A to G/);
    first?.focus();
    await user.keyboard('{Enter}');
    expect(JSON.parse(listed() ?? '')).toEqual([
      { entityId: 1, quantity: 1 },
      { entityId: 9, quantity: 2 },
      { entityId: 12, quantity: 1 },
    ]);
    expect(document.activeElement).not.toBe(document.body);
  });

  it('undoes the replacement alone, and keeps later changes', async () => {
    const user = userEvent.setup();
    const sold = dryer(7, 400, { stock: { state: 'out' } });
    open({ 1: 1, 7: 2 }, { cards: [washer, sold], goods: [dryer(9, 420)] });
    render(<Toaster />);
    await user.click(await screen.findByRole('button', { name: 'Use this: Dryer 9' }));
    await user.click(within(await line(washer.name)).getByRole('button', { name: 'One more' }));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(JSON.parse(listed() ?? '')).toEqual([
      { entityId: 1, quantity: 2 },
      { entityId: 7, quantity: 2 },
    ]);
  });

  const withdrawn = (over: Partial<Withdrawn> = {}): Withdrawn => ({
    id: 7,
    sku: 'D7',
    name: 'Dryer 7',
    price: 40_000,
    ...classify({ Type: 'Tumble dryer' }),
    successor: null,
    ...over,
  });

  it('names a withdrawn piece that was never seen here, and offers its successor first', async () => {
    open(
      { 1: 1, 7: 1 },
      {
        cards: [washer],
        goods: [dryer(9, 420), dryer(10, 900)],
        withdrawn: [withdrawn({ successor: 'D10' })],
      },
    );
    expect(await screen.findByText(/One product is no longer sold: Dryer 7\./)).toBeTruthy();
    const group = await screen.findByRole('group', { name: 'Instead of Dryer 7' });
    const [first] = within(group).getAllByRole('listitem');
    expect(first?.textContent).toContain('Dryer 10');
    expect(first?.textContent).toContain('replaced it');
  });

  it('links to a search where nothing replaces a withdrawn piece', async () => {
    open({ 1: 1, 7: 1 }, { cards: [washer], withdrawn: [withdrawn()] });
    const link = await screen.findByRole('link', { name: 'Search for “Tumble dryer”' });
    expect(link.getAttribute('href')).toBe('/search-alg?q=Tumble+dryer');
  });

  it('names a withdrawn piece and offers another of its type', async () => {
    localStorage.setItem('multibuy-noted', note(40_000));
    open({ 1: 1, 7: 1 }, { cards: [washer], goods: [dryer(9, 420)] });
    expect(await screen.findByText(/One product is no longer sold: Dryer 7\./)).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: 'Use this: Dryer 9' }));
    expect(JSON.parse(listed() ?? '')).toEqual([
      { entityId: 1, quantity: 1 },
      { entityId: 9, quantity: 1 },
    ]);
  });
});
