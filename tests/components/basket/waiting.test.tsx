import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeKept, sendWaiting } from '@/lib/basket/queue/queue';
import { followBasket } from '@/lib/basket/queue/sync';
import { keepChange, lasting, parseWaiting, type Waiting, waitingWords } from '@/lib/basket/queue/waiting';
import { openKeptBasket } from '../../support/kept-basket';
import { stubNearness } from '../../support/near-screen';
import { aLine } from '../../support/shop';

const washer = aLine({ id: 'washer', sku: 'W', name: 'Washer' });
const kettle = aLine({ id: 'kettle', productId: 2, sku: 'K', name: 'Kettle' });

let leave = () => {};

/** The basket's page as it stands in the shop: what waits is sent, and what becomes of it is said. */
async function open() {
  const said: string[] = [];
  const kept = openKeptBasket([washer, kettle]);
  leave = followBasket(kept.client, (words) => said.push(words));
  await screen.findByRole('article', { name: 'Washer' });
  return { ...kept, said };
}
const online = () => window.dispatchEvent(new Event('online'));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const oneMore = async (name: string) =>
  userEvent.click(within(screen.getByRole('article', { name })).getByRole('button', { name: 'One more' }));
const waits = (key: string, change: Waiting['change']): Waiting => ({ key, at: Date.now(), change });
const keepFromBefore = (...list: Waiting[]) => localStorage.setItem('basket-waiting', JSON.stringify(list));
const stillKept = () => parseWaiting(localStorage.getItem('basket-waiting')).map(({ key }) => key);

beforeEach(() => stubNearness(false));
afterEach(() => {
  leave();
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  Cookies.remove('cartId');
});

describe('basket changes made offline', () => {
  it('are kept and shown as waiting without changing the total, then sent in order, each once', async () => {
    const { line, arrived, said } = await open();
    const totals = screen.getByRole('complementary', { name: 'Totals' });
    const before = within(totals).getByText('Total').parentElement?.textContent;
    line.down = true;
    await oneMore('Washer');
    await oneMore('Washer');
    await press('Remove: Kettle');
    const told = (await screen.findByText('Waiting for a connection.')).closest('[role=status]');
    expect([...(told?.querySelectorAll('li') ?? [])].map((item) => item.textContent)).toEqual([
      '3 of Washer',
      'Remove Kettle',
    ]);
    expect(within(screen.getByRole('article', { name: 'Washer' })).getByDisplayValue('3')).toBeTruthy();
    expect(screen.queryByRole('article', { name: 'Kettle' })).toBeNull();
    expect(within(totals).getByText('Total').parentElement?.textContent).toBe(before);
    expect(screen.queryByRole('link', { name: 'Go to checkout' })).toBeNull();
    expect(said).toEqual([expect.stringMatching(/^No connection\. .* kept/)]);

    line.down = false;
    online();
    online();
    await waitFor(() => expect(screen.queryByText('Waiting for a connection.')).toBeNull());
    expect(arrived.map(({ url, body }) => [url, body])).toMatchObject([
      ['/api/update-cart-item', { itemId: 'washer', lineItem: { quantity: 2 } }],
      ['/api/update-cart-item', { itemId: 'washer', lineItem: { quantity: 3 } }],
      ['/api/remove-cart-item', { lineItem: 'kettle' }],
    ]);
    expect(said.at(-1)).toBe('You are connected again. Your basket is saved.');
    expect(stillKept()).toEqual([]);
    expect(await screen.findByRole('link', { name: 'Go to checkout' })).toBeTruthy();
  });

  it('are sent again under the same idempotency key when the answer is lost', async () => {
    const { line, arrived } = await open();
    line.losesAnswers = true;
    await oneMore('Washer');
    await screen.findByText('Waiting for a connection.');
    line.losesAnswers = false;
    online();
    await waitFor(() => expect(stillKept()).toEqual([]));
    const [first, second] = arrived.map(({ key }) => key);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toBe(first);
  });

  it('are sent by the next page that is opened', async () => {
    keepFromBefore(waits('first', { do: 'add', items: [{ product_id: 2, quantity: 1 }], name: 'Kettle' }));
    const { arrived, said } = await open();
    await waitFor(() => expect(stillKept()).toEqual([]));
    expect(arrived.map(({ key }) => key)).toEqual(['first']);
    expect(said).toEqual([]);
  });

  it('that another tab made are shown here, and sent by this tab when that one is gone', async () => {
    const { line, arrived } = await open();
    line.down = true;
    keepFromBefore(waits('theirs', { do: 'remove', lineId: 'kettle', name: 'Kettle' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'basket-waiting' }));
    expect(await screen.findByText('Remove Kettle')).toBeTruthy();
    line.down = false;
    online();
    await waitFor(() => expect(stillKept()).toEqual([]));
    expect(arrived.map(({ key }) => key)).toEqual(['theirs']);
  });

  it('that are refused later are reported, and the next ones are still sent', async () => {
    keepFromBefore(
      waits('no', { do: 'set', lineId: 'washer', quantity: 9, name: 'Washer' }),
      waits('yes', { do: 'remove', lineId: 'kettle', name: 'Kettle' }),
    );
    const refuse = (url: string) => (url.endsWith('update-cart-item') ? 'There is only 1 left.' : null);
    const kept = openKeptBasket([washer, kettle], [], refuse);
    const said: string[] = [];
    leave = followBasket(kept.client, (words) => said.push(words));
    await waitFor(() => expect(said).toEqual(['Washer: There is only 1 left.']));
    expect(stillKept()).toEqual([]);
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Kettle' })).toBeNull());
  });

  it('stay in the queue while the shop answers with errors', async () => {
    keepFromBefore(waits('kept', { do: 'remove', lineId: 'kettle', name: 'Kettle' }));
    const { client, failing } = openKeptBasket([washer, kettle]);
    failing.add('/api/remove-cart-item');
    leave = followBasket(client, () => {});
    expect(await screen.findByText('Remove Kettle')).toBeTruthy();
    expect(stillKept()).toEqual(['kept']);
    failing.clear();
    online();
    await waitFor(() => expect(stillKept()).toEqual([]));
  });

  it.each([
    ['made', null],
    ['refused', 'There is only 1 left.'],
  ])('that another script sent first and the shop %s are answered to the caller', async (_, words) => {
    const { client, arrived } = openKeptBasket([washer], [], () => words);
    const kept = keepChange({ do: 'add', items: [{ product_id: 1, quantity: 1 }], name: 'Washer' });
    expect(stillKept()).toEqual([kept.key]);
    await sendWaiting(client);
    const answer = makeKept(client, kept);
    if (words === null) expect((await answer).basket?.lines).toHaveLength(2);
    else await expect(answer).rejects.toThrow(words);
    expect(arrived.map(({ key }) => key)).toEqual([kept.key]);
    expect(stillKept()).toEqual([]);
  });

  it('that were sent long ago are answered with the current basket', async () => {
    const { client } = openKeptBasket([washer]);
    const kept = keepChange({ do: 'add', items: [{ product_id: 1, quantity: 1 }], name: 'Washer' });
    await sendWaiting(client);
    keepChange({ do: 'remove', lineId: 'washer', name: 'Washer' });
    await sendWaiting(client);
    expect((await makeKept(client, kept)).basket?.lines).toHaveLength(1);
  });
});

describe('the stored changes', () => {
  const set = (lineId: string, quantity: number): Waiting['change'] => ({
    do: 'set',
    lineId,
    quantity,
    name: lineId,
  });

  it('are described once for each line', () => {
    const list = [
      waits('1', set('a', 2)),
      waits('2', set('b', 5)),
      waits('3', set('a', 3)),
      waits('4', { do: 'remove', lineId: 'b', name: 'b' }),
      waits('5', { do: 'add', items: [], name: 'Hose' }),
    ];
    expect(lasting(list).map(waitingWords)).toEqual(['3 of a', 'Remove b', 'Add Hose']);
  });

  it.each(['', 'null', '{}', '[1, null, {"key":1}]', '[{"key":"a","at":1,"change":{"do":"burn"}}]'])(
    'are empty where storage holds %s',
    (text) => expect(parseWaiting(text)).toEqual([]),
  );

  it('expire when the basket does', () => {
    const old = { ...waits('old', set('a', 2)), at: Date.now() - 8 * 86_400_000 };
    expect(parseWaiting(JSON.stringify([old, waits('new', set('a', 2))])).map(({ key }) => key)).toEqual([
      'new',
    ]);
  });
});
