import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LiveBasket } from '@/components/layout/header/live-basket';
import { MultibuyView } from '@/components/lists/multibuy/multibuy-view';
import { multibuy } from '@/lib/lists/client';
import { merged } from '@/lib/lists/merge';
import type { ListItem } from '@/lib/lists/rules';
import { withItem, withItemQuantity, withoutItem } from '@/lib/lists/rules';
import { gatewayAnswer, isGateway } from '../../support/gateway';
import { stubNearness } from '../../support/near-screen';
import { renderWithQueries, stubApi } from '../../support/query';
import { aCard } from '../../support/shop';

const NO_START = { places: [], pieces: [] };

const cards = [1, 2, 3].map((id) => aCard({ id, name: `Washer ${id}`, sku: `W${id}` }));
type Sent = { items: ListItem[]; before: ListItem[] };

/** The shop with an account that holds this; `answers` may change what its calls are answered. */
function open(held: ListItem[], answers: { status?: number; wait?: Promise<void> } = {}) {
  const account = { held };
  const calls = stubApi(async ({ method, url, body }) => {
    if (isGateway({ url })) return { body: gatewayAnswer(body, { cards }) };
    if (url !== '/api/account/multibuy') return { body: { basket: null } };
    await answers.wait;
    if (answers.status) return { status: answers.status, body: { message: 'Nothing is lost.' } };
    if (method === 'GET') return { body: { items: account.held } };
    const { items, before } = body as Sent;
    account.held = merged(account.held, items, before, ({ entityId }) => entityId);
    return { body: { items: account.held } };
  });
  renderWithQueries(
    <>
      <LiveBasket />
      <MultibuyView start={NO_START} />
    </>,
  );
  return {
    account,
    sent: () =>
      calls.filter(({ method, url }) => method === 'POST' && url === '/api/account/multibuy').length,
  };
}

const some = (...ids: number[]): ListItem[] => ids.map((entityId) => ({ entityId, quantity: 1 }));
const here = (...ids: number[]) => localStorage.setItem('multibuy', JSON.stringify(some(...ids)));
const signIn = () => void Cookies.set('customerInfo', 'Ann');

beforeEach(() => {
  stubNearness(false);
  Cookies.set('XSRF-TOKEN', 'token');
  localStorage.clear();
});
afterEach(() => {
  Cookies.remove('customerInfo');
  cleanup();
  vi.unstubAllGlobals();
});

describe('a kitchen set', () => {
  it('of a visitor is not sent, and the page links to signing in', async () => {
    here(1);
    const { sent } = open(some(2));
    const link = await screen.findByRole('link', { name: 'Sign in' });
    expect(link.getAttribute('href')).toBe('/login?redirect=/multibuy-list');
    expect(sent()).toBe(0);
  });

  it('is merged with the account’s on signing in, and removed from the device on signing out', async () => {
    here(1);
    const { account } = open(some(2));
    await screen.findByRole('article', { name: 'Washer 1' });
    signIn();
    await screen.findByRole('article', { name: 'Washer 2' });
    expect(account.held).toEqual(some(1, 2));
    expect(multibuy.read()).toEqual(account.held);
    Cookies.remove('customerInfo');
    await screen.findByText('Your kitchen set is empty');
    await waitFor(() => expect(localStorage.getItem('multibuy-account')).toBeNull());
    expect(account.held).toEqual(some(1, 2));
  });

  it('is not shown as empty while the account’s is loading', async () => {
    signIn();
    open(some(2));
    expect(screen.queryByText('Your kitchen set is empty')).toBeNull();
    await screen.findByRole('article', { name: 'Washer 2' });
  });

  it('that is empty is read from the account, and is sent only once something is in it', async () => {
    signIn();
    const { account, sent } = open([]);
    await screen.findByText('Your kitchen set is empty');
    expect(sent()).toBe(0);
    multibuy.change((list) => withItem(list, 2));
    await waitFor(() => expect(account.held).toEqual(some(2)));
    expect(sent()).toBe(1);
  });

  it('that is empty shows an error when the account cannot be read, and a retry reads it', async () => {
    signIn();
    const answers: { status?: number } = { status: 503 };
    open(some(2), answers);
    expect((await screen.findByRole('alert')).textContent).toContain('Nothing is lost.');
    delete answers.status;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('article', { name: 'Washer 2' });
  });

  it('sends each change to the account, and those made meanwhile together', async () => {
    signIn();
    here(1);
    let go = () => {};
    const answers: { wait?: Promise<void> } = {};
    const { account, sent } = open([], answers);
    await waitFor(() => expect(account.held).toEqual(some(1)));
    answers.wait = new Promise((resolve) => {
      go = resolve;
    });
    multibuy.change((list) => withItem(list, 2));
    await waitFor(() => expect(sent()).toBe(2));
    multibuy.change((list) => withItem(list, 3));
    multibuy.change((list) => withItemQuantity(list, 2, 4));
    multibuy.change((list) => withoutItem(list, 1));
    go();
    const now = [
      { entityId: 2, quantity: 4 },
      { entityId: 3, quantity: 1 },
    ];
    await waitFor(() => expect(account.held).toEqual(now));
    await waitFor(() => expect(JSON.parse(localStorage.getItem('multibuy-account') ?? '')).toEqual(now));
    expect(multibuy.read()).toEqual(now);
    expect(sent()).toBe(3);
  });

  it('stays while the account cannot be reached, with an error and a retry', async () => {
    signIn();
    here(1);
    const answers: { status?: number } = { status: 503 };
    const { account } = open(some(2), answers);
    expect((await screen.findByRole('alert')).textContent).toContain('Nothing is lost.');
    expect(multibuy.read()).toEqual(some(1));
    delete answers.status;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('article', { name: 'Washer 2' });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(account.held).toEqual(some(1, 2));
  });

  it('keeps what was never sent to the account when the customer signs out', async () => {
    signIn();
    here(1);
    const answers: { status?: number } = {};
    const { account } = open([], answers);
    await waitFor(() => expect(account.held).toEqual(some(1)));
    answers.status = 503;
    multibuy.change((list) => withItem(list, 3));
    await screen.findByRole('alert');
    Cookies.remove('customerInfo');
    await waitFor(() => expect(multibuy.read()).toEqual(some(3)));
  });
});
