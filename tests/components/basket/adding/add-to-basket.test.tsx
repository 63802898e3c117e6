import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AddToBasket } from '@/components/basket/adding/add-to-basket';
import { added } from '@/components/basket/adding/added-store';
import { EARLY_PRESS_SCRIPT } from '@/components/ui/controls/early-press';
import { renderWithQueries, stubApi } from '../../../support/query';
import { aBasket } from '../../../support/shop';

const { showToast } = vi.hoisted(() => ({ showToast: vi.fn<(text: string) => void>() }));
vi.mock('@/components/ui/feedback/toast-store', () => ({ showToast }));

const product = { name: 'Tarnside TW-914', path: '/tw-914', sku: 'TW-914' };
const items = [{ product_id: 1, quantity: 1 }];

beforeEach(() => Cookies.set('XSRF-TOKEN', 'token'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Cookies.remove('cartId');
});

describe('the button before its script has loaded', () => {
  const html = renderToString(<AddToBasket product={product} items={[{ product_id: 9, quantity: 2 }]} />);

  it('submits a plain HTML form', () => {
    document.body.innerHTML = html;
    const button = screen.getByRole<HTMLButtonElement>('button');
    const { form } = button;
    expect([button.getAttribute('formmethod'), button.getAttribute('formaction')]).toEqual([
      'post',
      '/api/basket/add',
    ]);
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
      product: '9',
      quantity: '2',
      sku: 'TW-914',
    });
    document.body.innerHTML = '';
  });

  it('holds a press until the script loads where scripts run', () => {
    const asleep = document.createElement('script');
    asleep.textContent = EARLY_PRESS_SCRIPT;
    document.head.append(asleep);
    document.body.innerHTML = html;
    const held: boolean[] = [];
    const submitted = (event: Event) => {
      held.push(event.defaultPrevented);
      event.preventDefault();
    };
    addEventListener('submit', submitted, { capture: true, once: true });
    screen.getByRole('button').click();
    expect(held).toEqual([true]);
    document.body.innerHTML = '';
    asleep.remove();
  });
});

describe('the button that adds to the basket', () => {
  it('names each of its three states, and adds once however often it is pressed', async () => {
    const user = userEvent.setup();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const calls = stubApi(async () => {
      await held;
      return { body: { basket: aBasket() } };
    });
    renderWithQueries(<AddToBasket product={product} items={items} />);

    await user.click(screen.getByRole('button', { name: 'Add to basket: Tarnside TW-914' }));
    const busy = await screen.findByRole('button', { name: 'Adding to basket: Tarnside TW-914' });
    await user.click(busy);
    release();
    await screen.findByRole('button', { name: 'Added to basket: Tarnside TW-914' });
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([
      { method: 'POST', url: '/api/create-cart', body: { lineItem: items } },
    ]);
  });

  it('counts a double click once, however soon the first click is answered', async () => {
    const calls = stubApi(() => ({ body: { basket: aBasket() } }));
    renderWithQueries(<AddToBasket product={product} items={items} />);
    fireEvent.click(screen.getByRole('button'), { detail: 1 });
    fireEvent.click(await screen.findByRole('button', { name: /^Added to basket/ }), { detail: 2 });
    expect(screen.getByRole('button', { name: /^Added to basket/ })).toBeTruthy();
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('adds to the existing basket, and creates a new one when that is gone', async () => {
    const user = userEvent.setup();
    Cookies.set('cartId', '5f2c1e1a-0000-4000-8000-000000000001');
    const calls = stubApi(({ url }) =>
      url === '/api/add-cart-item'
        ? { status: 404, body: { message: 'gone' } }
        : { body: { basket: aBasket() } },
    );
    renderWithQueries(<AddToBasket product={product} items={items} />);
    await user.click(screen.getByRole('button'));
    await screen.findByRole('button', { name: /^Added to basket/ });
    expect(calls.map(({ url }) => url)).toEqual(['/api/add-cart-item', '/api/create-cart']);
  });

  it('shows a toast instead of the panel when the shopper has left the page', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    stubApi(async () => {
      await held;
      return { body: { basket: aBasket() } };
    });
    added.set(null);
    const { unmount } = renderWithQueries(<AddToBasket product={product} items={items} />);
    await userEvent.click(screen.getByRole('button'));
    unmount();
    release();
    await waitFor(() => expect(showToast).toHaveBeenCalledWith('Tarnside TW-914 is in your basket.'));
    expect(added.read()).toBeNull();
  });

  it('shows the reason for a failure, and can be pressed again', async () => {
    const user = userEvent.setup();
    stubApi(() => ({ status: 422, body: { message: 'There are only 2 left.' } }));
    renderWithQueries(<AddToBasket product={product} items={items} />);
    await user.click(screen.getByRole('button'));
    await waitFor(() => expect(showToast).toHaveBeenCalledWith('There are only 2 left.'));
    const again = await screen.findByRole('button', { name: /^Add to basket/ });
    expect(again.getAttribute('aria-disabled')).toBeNull();
  });
});
