import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { SaveButton } from '@/components/lists/wishlist/save-button';
import { WishlistView } from '@/components/lists/wishlist/wishlist-view';
import { Toaster } from '@/components/ui/feedback/toaster';
import { classify } from '@/lib/catalogue/classify';
import { UNMEASURED } from '@/lib/fit/space';
import { changeHome } from '@/lib/home/client';
import { queryStore } from '@/lib/http/query-store';
import type { Wishlist } from '@/lib/lists/wishlist/types';
import { changesIn, gatewayAnswer, isGateway } from '../../../support/gateway';
import { renderWithQueries, stubApi } from '../../../support/query';
import { aCard } from '../../../support/shop';

const go = vi.hoisted(() => ({ push: vi.fn() }));
vi.mock('next/navigation', () => ({ useRouter: () => go }));

const washer = aCard({ id: 1, path: '/washer' });
const kettle = aCard({ id: 2, sku: 'KET', name: 'Brae kettle', path: '/kettle', price: { now: 4_999 } });
const withdrawn = {
  id: 7,
  sku: 'D7',
  name: 'Dryer 7',
  pence: 40_000,
  ...classify({ Type: 'Tumble dryer' }),
  successor: 'D8',
};
const EMPTY = 'Your favorites list is empty. Add products to your list!';

/** The shop's API with a customer's list; `fail` answers 500 to every change, once `wait` has settled. */
function api({
  list = null,
  fail = false,
  wait,
}: {
  list?: Wishlist | null;
  fail?: boolean;
  wait?: Promise<void>;
} = {}) {
  let kept = list;
  return stubApi(async ({ method, url, body }) => {
    if (isGateway({ url })) return { body: gatewayAnswer(body, { cards: [washer, kettle] }) };
    if (url.startsWith('/api/withdrawn')) return { body: { goods: [withdrawn] } };
    if (url === '/api/wishlist') return { body: { wishlist: kept } };
    if (method !== 'POST' || !url.startsWith('/api/wishlist')) return { body: { basket: null } };
    await wait;
    if (fail) return { status: 500, body: { message: 'We can’t do this right now.' } };
    const { product_id: ids } = body as { product_id: number[] };
    const before = kept?.productIds ?? [];
    const productIds = url.endsWith('/add')
      ? [...new Set([...before, ...ids])]
      : before.filter((id) => !ids.includes(id));
    kept = { id: 30, shared: null, productIds };
    return { body: { wishlist: kept } };
  });
}

const store = (ids: number[]) =>
  localStorage.setItem('wishlist', JSON.stringify(ids.map((entityId) => ({ entityId }))));

beforeEach(() => {
  Cookies.set('XSRF-TOKEN', 'token');
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Cookies.remove('customerInfo');
  queryStore().clear();
});

describe('a visitor’s wishlist', () => {
  it('names what is no longer sold, links to its successor, and can remove it', async () => {
    api();
    store([1, 7]);
    renderWithQueries(<WishlistView />);
    const link = await screen.findByRole('link', { name: 'See what replaced the Dryer 7' });
    expect(link.getAttribute('href')).toBe('/p/D8');
    expect(screen.getByText(/One product is no longer sold: Dryer 7\./)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Remove it from the list' }));
    await waitFor(() => expect(localStorage.getItem('wishlist')).toBe('[{"entityId":1}]'));
  });

  it('has the specification’s words where it is empty', async () => {
    api();
    renderWithQueries(<WishlistView />);
    expect(await screen.findByText(EMPTY)).toBeTruthy();
  });

  it('keeps showing its products while the platform is down', async () => {
    let away = false;
    const calls = stubApi(({ url, body }) => {
      if (isGateway({ url }) && away) return { status: 503, body: { message: 'Away.' } };
      return { body: isGateway({ url }) ? gatewayAnswer(body, { cards: [washer, kettle] }) : { goods: [] } };
    });
    store([1, 2]);
    const { client } = renderWithQueries(<WishlistView />);
    await screen.findByText('Brae kettle');
    away = true;
    await client.refetchQueries({ queryKey: ['cards'] });
    await userEvent.click(screen.getAllByRole('button', { name: /^Saved to wishlist/ })[0]!);
    await waitFor(() => expect(calls.filter(isGateway)).toHaveLength(3));
    await waitFor(() => expect(client.isFetching()).toBe(0));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('Brae kettle')).toBeTruthy();
  });

  it('says on each card whether it fits the measured space', async () => {
    changeHome({ spaces: { laundry: { ...UNMEASURED, widths: [590] } } });
    const wide = aCard({ ...washer, attributes: { ...washer.attributes, Width: '598 mm' } });
    stubApi(({ body }) => ({ body: gatewayAnswer(body, { cards: [wide] }) }));
    store([1]);
    renderWithQueries(<WishlistView />);
    expect(await screen.findByText('Too wide by 8 mm')).toBeTruthy();
  });

  it('is stored by product id alone, with the prices apart', async () => {
    api();
    renderWithQueries(<SaveButton product={{ id: 1, name: washer.name, price: 45_900 }} />);
    await userEvent.click(screen.getByRole('button', { name: `Save to wishlist: ${washer.name}` }));
    expect(await screen.findByRole('button', { name: `Saved to wishlist: ${washer.name}` })).toBeTruthy();
    expect(localStorage.getItem('wishlist')).toBe('[{"entityId":1}]');
    expect(localStorage.getItem('wishlist-prices')).toBe('{"1":45900}');
  });

  it('shows how a price has changed since, and links to signing in', async () => {
    store([1, 2]);
    localStorage.setItem('wishlist-prices', '{"1":45900,"9":100}');
    api();
    renderWithQueries(<WishlistView />);
    expect(await screen.findByText('£30 less than when you saved it')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
      '/login?redirect=/wishlist',
    );
    expect(localStorage.getItem('wishlist-prices')).toBe('{"1":45900}');
  });

  it('moves several products to the kitchen set at once', async () => {
    const user = userEvent.setup();
    store([1, 2]);
    api();
    renderWithQueries(<WishlistView />);
    await user.click(await screen.findByRole('checkbox', { name: /^Select: Brae/ }));
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    await user.click(screen.getByRole('button', { name: 'Move to kitchen set' }));
    expect(await screen.findByText(EMPTY)).toBeTruthy();
    expect(JSON.parse(localStorage.getItem('multibuy') ?? '')).toEqual([
      { entityId: 1, quantity: 1 },
      { entityId: 2, quantity: 1 },
    ]);
  });

  it('compares the selected products, and says why it cannot compare one', async () => {
    api();
    store([1, 2]);
    renderWithQueries(
      <>
        <WishlistView />
        <Toaster />
      </>,
    );
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all' }));
    await userEvent.click(screen.getByRole('button', { name: 'Compare selected' }));
    expect(go.push).toHaveBeenCalledWith(`/compare?sku=${washer.sku},KET`);
    await userEvent.click(screen.getByRole('checkbox', { name: `Select: ${kettle.name}` }));
    await userEvent.click(screen.getByRole('button', { name: 'Compare selected' }));
    expect((await screen.findByRole('region', { name: 'Notice' })).textContent).toContain('Select another');
  });

  it('moves a product to the basket in one call', async () => {
    const user = userEvent.setup();
    store([1, 2]);
    const calls = api();
    renderWithQueries(<WishlistView />);
    await user.click(await screen.findByRole('button', { name: `Move to basket: ${washer.name}` }));
    await waitFor(() => expect(localStorage.getItem('wishlist')).toBe('[{"entityId":2}]'));
    expect(changesIn(calls)).toMatchObject([
      { url: '/api/create-cart', body: { lineItem: [{ product_id: 1, quantity: 1 }] } },
    ]);
  });
});

test('products in several sizes stay on the list when the selected ones are moved to the basket', async () => {
  const user = userEvent.setup();
  store([1, 2]);
  const kettles = { ...kettle, isSized: true };
  const calls = stubApi(({ url, body }) =>
    isGateway({ url })
      ? { body: gatewayAnswer(body, { cards: [{ ...washer, least: 2 }, kettles] }) }
      : { body: { basket: null } },
  );
  renderWithQueries(
    <>
      <WishlistView />
      <Toaster />
    </>,
  );
  expect((await screen.findByRole('link', { name: 'Choose a size: Brae kettle' })).getAttribute('href')).toBe(
    '/kettle',
  );
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
  await user.click(screen.getByRole('button', { name: 'Move to basket' }));
  expect(await screen.findByText(/1 needs a size chosen first, and stays saved\./)).toBeTruthy();
  expect(localStorage.getItem('wishlist')).toBe('[{"entityId":2}]');
  expect(changesIn(calls)).toMatchObject([{ body: { lineItem: [{ product_id: 1, quantity: 2 }] } }]);
});

describe('a customer’s wishlist', () => {
  beforeEach(() => Cookies.set('customerInfo', 'Ann'));

  it('takes over once what the browser had saved before', async () => {
    store([2]);
    const calls = api({ list: { id: 30, shared: null, productIds: [1] } });
    renderWithQueries(<WishlistView />);
    await waitFor(() => expect(localStorage.getItem('wishlist')).toBe('[]'));
    expect(await screen.findByRole('heading', { name: /TW-914/ })).toBeTruthy();
    const added = calls.filter(({ url }) => url === '/api/wishlist/add');
    expect(added.map(({ body }) => body)).toEqual([{ wishlist_id: 30, product_id: [2] }]);
  });

  it('keeps in the browser what the platform did not accept', async () => {
    store([2]);
    const calls = api({ fail: true });
    renderWithQueries(<WishlistView />);
    await waitFor(() => expect(calls.some(({ url }) => url === '/api/wishlist/add')).toBe(true));
    await waitFor(() => expect(queryStore().isMutating()).toBe(0));
    expect(localStorage.getItem('wishlist')).toBe('[{"entityId":2}]');
  });

  it('shows a change at once, and reverts it when it fails', async () => {
    const answer = Promise.withResolvers<void>();
    api({ list: { id: 30, shared: null, productIds: [] }, fail: true, wait: answer.promise });
    renderWithQueries(<SaveButton product={{ id: 1, name: 'Kettle' }} />);
    await userEvent.click(screen.getByRole('button', { name: 'Save to wishlist: Kettle' }));
    expect(await screen.findByRole('button', { name: 'Saved to wishlist: Kettle' })).toBeTruthy();
    answer.resolve();
    expect(await screen.findByRole('button', { name: 'Save to wishlist: Kettle' })).toBeTruthy();
    expect(localStorage.getItem('wishlist')).toBeNull();
  });

  it('saves and removes one after another, however fast the presses are', async () => {
    const user = userEvent.setup();
    const calls = api();
    renderWithQueries(
      <>
        <SaveButton product={{ id: 1, name: 'One' }} />
        <SaveButton product={{ id: 2, name: 'Two' }} />
      </>,
    );
    await user.click(screen.getByRole('button', { name: 'Save to wishlist: One' }));
    await user.click(screen.getByRole('button', { name: 'Save to wishlist: Two' }));
    await user.click(await screen.findByRole('button', { name: 'Saved to wishlist: One' }));
    await waitFor(() =>
      expect(changesIn(calls).map(({ url, body }) => [url, body])).toEqual([
        ['/api/wishlist/add', { product_id: [1] }],
        ['/api/wishlist/add', { wishlist_id: 30, product_id: [2] }],
        ['/api/wishlist/remove', { wishlist_id: 30, product_id: [1] }],
      ]),
    );
    expect(await screen.findByRole('button', { name: 'Save to wishlist: One' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Saved to wishlist: Two' })).toBeTruthy();
  });
});
