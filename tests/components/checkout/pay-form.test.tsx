import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PayForm } from '@/components/checkout/pay-form';

const go = vi.hoisted(() => ({ push: vi.fn(), refresh: vi.fn() }));
vi.mock('next/navigation', () => ({ useRouter: () => go }));

const HOST = 'https://payments.example/payments';
type Call = { url: string; body: string; headers: Headers };
type Answer = { status?: number; body: unknown };

/** Answers the shop and the payments host by address. */
function stub(answers: Record<string, Answer | (() => Answer)>): Call[] {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    calls.push({ url, body: String(init.body ?? ''), headers: new Headers(init.headers) });
    const found = answers[url];
    if (!found) throw new TypeError('nobody answers');
    const { status = 200, body } = typeof found === 'function' ? found() : found;
    return Response.json(body, { status });
  });
  return calls;
}

const placed = { body: { order: 2101, token: 'pat', paymentsUrl: HOST } };
const open = (due = 42_900) =>
  render(<PayForm cartId="cart" due={due} orderKey="key" name="Hana Akhtar" said={null} />);
const button = () => screen.getByRole('button', { name: /^(Pay|Place)/ });
async function typeCard(number = '4111 1111 1111 1111') {
  await userEvent.type(screen.getByLabelText('Card number'), number);
  await userEvent.type(screen.getByLabelText('Runs out'), '12/35');
  await userEvent.type(screen.getByLabelText('Security code'), '123');
}

const replace = vi.fn();
beforeEach(() => {
  Cookies.set('XSRF-TOKEN', 'token');
  replace.mockClear();
  go.refresh.mockClear();
  vi.stubGlobal('location', { ...location, replace, assign: replace });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the button', () => {
  it('says what it costs, and that it is paid now', () => {
    open();
    expect(button().textContent).toBe('Pay £429.00 now');
  });

  it('names what is wrong with a card and asks nobody', async () => {
    const calls = stub({});
    open();
    await userEvent.click(button());
    expect((await screen.findByRole('alert')).textContent).toContain('Enter the card number');
    expect(calls).toEqual([]);
  });
});

describe('the card', () => {
  it('goes to the payments host and never to the shop, in fields without names', async () => {
    const calls = stub({
      '/api/checkout/place': placed,
      [HOST]: { status: 201, body: { data: { status: 'success' } } },
      '/api/checkout/settle': { body: { state: 'paid', redirect: '/checkout/order/2101' } },
    });
    const { container } = open();
    expect([...container.querySelectorAll('input')].map(({ name }) => name)).toEqual(['', '', '', '']);
    await typeCard();
    await userEvent.dblClick(button());
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/checkout/order/2101'));
    expect(calls.map(({ url }) => url)).toEqual(['/api/checkout/place', HOST, '/api/checkout/settle']);
    expect(calls.filter(({ body }) => body.includes('4111')).map(({ url }) => url)).toEqual([HOST]);
    expect(calls[0]?.headers.get('idempotency-key')).toBe('key');
    expect(calls[1]?.headers.get('authorization')).toBe('PAT pat');
  });

  it('that is refused is said, and another can follow; the security code is not kept', async () => {
    let tries = 0;
    stub({
      '/api/checkout/place': placed,
      [HOST]: () => {
        tries += 1;
        return tries === 1
          ? { status: 422, body: { code: 30_106 } }
          : { status: 201, body: { data: { status: 'success' } } };
      },
      '/api/checkout/settle': { body: { state: 'paid', redirect: '/checkout/order/2101' } },
    });
    open();
    await typeCard('4000 0000 0000 9995');
    await userEvent.click(button());
    expect((await screen.findByRole('alert')).textContent).toContain(
      'There is not enough money on this card',
    );
    expect(screen.getByLabelText<HTMLInputElement>('Security code').value).toBe('');
    await userEvent.clear(screen.getByLabelText('Card number'));
    await userEvent.type(screen.getByLabelText('Card number'), '4111111111111111');
    await userEvent.type(screen.getByLabelText('Security code'), '123');
    await userEvent.click(button());
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/checkout/order/2101'));
  });

  it('whose bank wants to see the shopper leads there', async () => {
    const url = 'https://payments.example/challenge/1';
    stub({
      '/api/checkout/place': placed,
      [HOST]: {
        status: 202,
        body: { data: { additional_action_required: { data: { redirect_url: url } } } },
      },
    });
    open();
    await typeCard();
    await userEvent.click(button());
    await waitFor(() => expect(replace).toHaveBeenCalledWith(url));
  });
});

describe('what changed meanwhile', () => {
  it('is said, and the page is looked at again', async () => {
    const message = 'The total has changed from £429.00 to £439.00 since you looked.';
    stub({ '/api/checkout/place': { status: 409, body: { message } } });
    open();
    await typeCard();
    await userEvent.click(button());
    expect((await screen.findByRole('alert')).textContent).toContain(message);
    expect(go.refresh).toHaveBeenCalled();
  });

  it('an answer that was lost ends in the order that was paid', async () => {
    stub({
      '/api/checkout/place': placed,
      '/api/checkout/settle': { body: { state: 'paid', redirect: '/checkout/order/2101' } },
    });
    open();
    await typeCard();
    await userEvent.click(button());
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/checkout/order/2101'));
  });
});

it('asks for no card where a gift certificate pays for everything', async () => {
  const calls = stub({
    '/api/checkout/place': { body: { order: 2101, token: null, paymentsUrl: HOST } },
    '/api/checkout/settle': { body: { state: 'paid', redirect: '/checkout/order/2101' } },
  });
  open(0);
  expect(screen.queryByLabelText('Card number')).toBeNull();
  await userEvent.click(button());
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/checkout/order/2101'));
  expect(calls.some(({ url }) => url === HOST)).toBe(false);
});
