import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PayForm } from '@/components/checkout/payment/pay-form';
import { answered, CardFrames, unanswered } from '../../../support/card-frames';

const go = vi.hoisted(() => ({ push: vi.fn(), refresh: vi.fn() }));
vi.mock('next/navigation', () => ({ useRouter: () => go }));

const HOST = 'https://payments.example';
const GOOD = { cardNumber: '4111 1111 1111 1111', cardExpiry: '12/35', cardCode: '123' };
type Call = { url: string; body: string; headers: Headers };
type Answer = { status?: number; body: unknown };

/** Answers for the shop by address. */
function stub(answers: Record<string, Answer>): Call[] {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    calls.push({ url, body: String(init.body ?? ''), headers: new Headers(init.headers) });
    const found = answers[url];
    if (!found) throw new TypeError('nobody answers');
    return Response.json(found.body, { status: found.status ?? 200 });
  });
  return calls;
}

const placed = { body: { order: 2101, token: 'pat' } };
const settled = { body: { state: 'paid', redirect: '/checkout/order/2101' } };
const WALLET = { id: 'provider.wallet', provider: 'provider', name: 'Some wallet' };

const open = (due = 42_900, wallets = [WALLET], total = due) => {
  const drawn = render(
    <PayForm
      cartId="cart"
      due={due}
      total={total}
      orderKey="key"
      name="Hana Akhtar"
      cardFields={`${HOST}/field`}
      wallets={wallets}
      said={null}
    />,
  );
  return { ...drawn, frames: new CardFrames(HOST) };
};
/** With the frames there and a card typed into them. */
const openWith = (typed: CardFrames['typed'] = GOOD) => {
  const drawn = open();
  drawn.frames.load();
  drawn.frames.typed = typed;
  return drawn;
};
const button = () => screen.getByRole('button', { name: /^(Pay £|Place)/ });

const replace = vi.fn();
beforeEach(() => {
  Cookies.set('XSRF-TOKEN', 'token');
  replace.mockClear();
  go.refresh.mockClear();
  // Nothing is laid out here.
  Element.prototype.scrollIntoView = () => {};
  vi.stubGlobal('location', { ...location, replace, assign: replace });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the pay button', () => {
  it('states the amount, and that it is paid now', () => {
    open();
    expect(button().textContent).toBe('Pay £429.00 now');
  });

  it('reports what is wrong with a card in the summary and at the fields, and sends nothing', async () => {
    const calls = stub({});
    openWith({ ...GOOD, cardNumber: '', cardExpiry: '10/20' });
    await userEvent.click(button());
    const summary = await screen.findByRole('alert');
    expect(summary.textContent).toContain('Enter the card number');
    expect(screen.getAllByText('This card has expired. Use another')).toHaveLength(2);
    await userEvent.click(screen.getByRole('link', { name: 'Enter the card number' }));
    expect(document.activeElement).toBe(screen.getByTitle('Card number'));
    expect(calls).toEqual([]);
  });
});

describe('the card', () => {
  it('is entered in frames of the payments host, and no part of it is on the page or sent to the shop', async () => {
    const calls = stub({ '/api/checkout/place': placed, '/api/checkout/settle': settled });
    const { container, frames } = openWith();
    expect(container.querySelectorAll('input')).toHaveLength(0);
    const addresses = [...container.querySelectorAll('iframe')].map(({ src }) => src);
    expect(new Set(addresses)).toEqual(new Set([`${HOST}/field?version=1&checkoutId=cart`]));
    await userEvent.dblClick(button());
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/checkout/order/2101'));
    expect(calls.map(({ url }) => url)).toEqual(['/api/checkout/place', '/api/checkout/settle']);
    expect(calls[0]?.headers.get('idempotency-key')).toBe('key');
    expect(calls.some(({ body }) => body.includes('4111'))).toBe(false);
    expect([...frames.targets]).toEqual([HOST]);
    expect(frames.charged).toEqual([
      {
        fields: ['cardNumber', 'cardExpiry', 'cardCode'],
        data: { authToken: 'pat', paymentMethodId: 'bigcommerce.card', cardholderName: 'Hana Akhtar' },
      },
    ]);
  });

  it('can be in another name, which is then required', async () => {
    stub({ '/api/checkout/place': placed, '/api/checkout/settle': settled });
    const { frames } = openWith();
    const details = screen.getByText('The card is in a different name').closest('details');
    if (!details) throw new Error('There is nothing to open.');
    details.open = true;
    fireEvent(details, new Event('toggle'));
    frames.load(['cardName']);
    frames.typed = { ...GOOD, cardName: '' };
    await userEvent.click(button());
    expect((await screen.findByRole('alert')).textContent).toContain('Enter the name on the card');
    frames.typed = { ...GOOD, cardName: 'Pat Moss' };
    await userEvent.click(button());
    await waitFor(() => expect(frames.charged).toHaveLength(1));
    expect(frames.charged[0]?.fields).toContain('cardName');
  });

  it('can be replaced after a refusal, which is shown with its reason', async () => {
    stub({ '/api/checkout/place': placed, '/api/checkout/settle': settled });
    const { frames } = openWith();
    frames.answer = () => answered(422, { code: 30_106 });
    await userEvent.click(button());
    expect((await screen.findByRole('alert')).textContent).toContain('This card has insufficient funds');
    frames.answer = () => answered(201, { data: { status: 'success' } });
    await userEvent.click(button());
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/checkout/order/2101'));
  });

  it('leads to its bank when that asks for authentication', async () => {
    const url = `${HOST}/challenge/1`;
    stub({ '/api/checkout/place': placed });
    const { frames } = openWith();
    frames.answer = () =>
      answered(202, { data: { additional_action_required: { data: { redirect_url: url } } } });
    await userEvent.click(button());
    await waitFor(() => expect(replace).toHaveBeenCalledWith(url));
  });

  it('is charged by Enter in a frame too', async () => {
    stub({ '/api/checkout/place': placed, '/api/checkout/settle': settled });
    const { frames } = openWith();
    const { contentWindow } = screen.getByTitle<HTMLIFrameElement>('Security code');
    frames.say({ type: 'HOSTED_INPUT:ENTERED', payload: { fieldType: 'cardCode' } }, contentWindow);
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/checkout/order/2101'));
  });
});

describe('the card frames', () => {
  it('are heard only from their own origin and window', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    stub({ '/api/checkout/place': placed });
    const { frames } = open();
    const ready = { type: 'HOSTED_INPUT:ATTACH_SUCCEEDED' } as const;
    const { contentWindow } = screen.getByTitle<HTMLIFrameElement>('Card number');
    frames.say(ready, contentWindow, 'https://evil.example');
    frames.say(ready, window);
    fireEvent.click(button());
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toContainEqual(
      expect.stringContaining('The card fields have not loaded yet'),
    );
    expect(frames.charged).toEqual([]);
  });

  it('are awaited when the button is pressed before they have loaded', async () => {
    stub({ '/api/checkout/place': placed, '/api/checkout/settle': settled });
    const { frames } = open();
    await userEvent.click(button());
    expect(screen.queryByRole('alert')).toBeNull();
    frames.load();
    frames.typed = GOOD;
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/checkout/order/2101'));
  });

  it('are reported when they fail to load, and can be loaded again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    stub({ '/api/checkout/place': placed, '/api/checkout/settle': settled });
    const { frames } = open();
    act(() => void vi.advanceTimersByTime(10_000));
    expect(screen.getByRole('alert').textContent).toContain('is not answering. Nothing is paid');
    fireEvent.click(screen.getByRole('button', { name: 'Load the card fields again' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Pay' }));
    frames.load();
    frames.typed = GOOD;
    fireEvent.click(button());
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/checkout/order/2101'));
  });

  it('show which field has the focus', () => {
    const { frames } = openWith();
    const frame = screen.getByTitle<HTMLIFrameElement>('Expiry date');
    frames.say({ type: 'HOSTED_INPUT:FOCUSED', payload: { fieldType: 'cardExpiry' } }, frame.contentWindow);
    expect(frame.parentElement?.dataset['focused']).toBe('true');
  });
});

describe('a wallet', () => {
  it('is above the card, and leads to where the payment is approved', async () => {
    const url = `${HOST}/approve/1`;
    const calls = stub({ '/api/checkout/wallet': { body: { url } } });
    open();
    const wallet = screen.getByRole('button', { name: 'Pay with Some wallet' });
    const card = screen.getByTitle('Card number');
    expect(wallet.compareDocumentPosition(card)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await userEvent.click(wallet);
    await waitFor(() => expect(replace).toHaveBeenCalledWith(url));
    expect(JSON.parse(calls[0]?.body ?? '')).toEqual({ cartId: 'cart', wallet: WALLET.id });
  });

  it('shows the reason when it can’t be used, and leaves the card ready', async () => {
    const message = 'This wallet can’t be used for this basket. Pay by card.';
    stub({ '/api/checkout/wallet': { status: 409, body: { message } } });
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Pay with Some wallet' }));
    expect((await screen.findByRole('alert')).textContent).toContain(message);
    expect(button().getAttribute('aria-disabled')).toBeNull();
  });

  it('blocks the card and the other wallets once it is pressed', async () => {
    const calls = stub({ '/api/checkout/wallet': { body: { url: `${HOST}/approve/1` } } });
    open(42_900, [WALLET, { ...WALLET, id: 'other', name: 'Other wallet' }]);
    await userEvent.click(screen.getByRole('button', { name: 'Pay with Some wallet' }));
    await waitFor(() => expect(replace).toHaveBeenCalled());
    await userEvent.click(screen.getByRole('button', { name: 'Pay with Other wallet' }));
    await userEvent.click(screen.getByRole('button', { name: 'Pay £429.00 now' }));
    expect(calls.map(({ url }) => url)).toEqual(['/api/checkout/wallet']);
  });

  it('cannot be pressed while the card is being charged', async () => {
    stub({ '/api/checkout/place': { status: 500, body: {} } });
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Pay £429.00 now' }));
    const wallet = screen.getByRole('button', { name: 'Pay with Some wallet' });
    expect(wallet.getAttribute('aria-disabled')).toBe('true');
  });

  it('is shown only where the platform offers one', () => {
    open(42_900, []);
    expect(screen.queryByRole('button', { name: /^Pay with/ })).toBeNull();
    expect(screen.queryByText('Or pay by card')).toBeNull();
  });
});

describe('a payment that does not go straight through', () => {
  it('shows that the total has changed, refreshes the page and charges nothing', async () => {
    const message = 'The total has changed from £429.00 to £439.00 since you looked.';
    stub({ '/api/checkout/place': { status: 409, body: { message } } });
    const { frames } = openWith();
    await userEvent.click(button());
    expect((await screen.findByRole('alert')).textContent).toContain(message);
    expect(go.refresh).toHaveBeenCalled();
    expect(frames.charged).toEqual([]);
  });

  it('leads to the paid order when the answer to the charge is lost', async () => {
    stub({ '/api/checkout/place': placed, '/api/checkout/settle': settled });
    const { frames } = openWith();
    frames.answer = () => unanswered;
    await userEvent.click(button());
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/checkout/order/2101'));
  });

  it('is only checked again: Enter in a frame starts no second payment meanwhile', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 500 });
    const calls = stub({ '/api/checkout/place': placed });
    const { frames } = openWith();
    frames.answer = () => unanswered;
    await userEvent.click(button());
    const again = await screen.findByRole('button', { name: 'Check again' }, { timeout: 60_000 });
    const before = calls.length;
    const { contentWindow } = screen.getByTitle<HTMLIFrameElement>('Security code');
    vi.stubGlobal('fetch', (url: string) => {
      calls.push({ url, body: '', headers: new Headers() });
      return new Promise(() => {});
    });
    fireEvent.click(again);
    frames.say({ type: 'HOSTED_INPUT:ENTERED', payload: { fieldType: 'cardCode' } }, contentWindow);
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(calls.slice(before).map(({ url }) => url)).toEqual(['/api/checkout/settle']);
  });
});

it('the amount is called “Left to pay” after a gift certificate, and no total where nothing is due', () => {
  open(37_900, [], 42_900);
  expect(screen.getByText('Left to pay, VAT and delivery included')).toBeTruthy();
  cleanup();
  open(42_900, []);
  expect(screen.getByText('Total, VAT and delivery included')).toBeTruthy();
  cleanup();
  open(0, []);
  expect(screen.getByText('There is nothing to pay. No card is needed.')).toBeTruthy();
});

it('no card is needed where a gift certificate pays for everything', async () => {
  stub({
    '/api/checkout/place': { body: { order: 2101, token: null } },
    '/api/checkout/settle': settled,
  });
  const { frames } = open(0, [], 42_900);
  expect(screen.queryByTitle('Card number')).toBeNull();
  expect(screen.getByText(/Your gift certificate pays for all of it/)).toBeTruthy();
  await userEvent.click(button());
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/checkout/order/2101'));
  expect(frames.charged).toEqual([]);
});
