import { QueryClient } from '@tanstack/react-query';
import Cookies from 'js-cookie';
import { afterEach, describe, expect, it } from 'vitest';
import { basketQuery } from '@/lib/basket/basket-query';
import { stubApi } from '../../support/query';
import { aBasket } from '../../support/shop';

const OLD = '5f2c1e1a-0000-4000-8000-00000000000a';
const basket = aBasket();
const read = () => new QueryClient({ defaultOptions: { queries: { retry: false } } }).fetchQuery(basketQuery);

afterEach(() => {
  Cookies.remove('cartId');
  Cookies.remove('customerInfo');
});

describe('the basket that this browser remembers', () => {
  it.each([
    ['is kept where it exists', { body: { basket } }, basket.id],
    ['is forgotten where it is gone', { status: 404, body: { message: 'Gone.' } }, undefined],
    ['is forgotten where it is empty', { body: { basket: null } }, undefined],
  ])('%s', async (_, answer, remembered) => {
    Cookies.set('cartId', basket.id);
    stubApi(() => answer);
    expect(await read()).toEqual(remembered ? basket : null);
    expect(Cookies.get('cartId')).toBe(remembered);
  });

  it('is replaced by the one that the shop answers with', async () => {
    Cookies.set('cartId', OLD);
    stubApi(() => ({ body: { basket } }));
    await read();
    expect(Cookies.get('cartId')).toBe(basket.id);
  });

  it.each([
    ['gone', { status: 404, body: { message: 'Gone.' } }],
    ['still there', { body: { basket: { ...basket, id: OLD } } }],
  ])('is the one that a sign-in set during the read, which found the visitor’s %s', async (_, answer) => {
    Cookies.set('cartId', OLD);
    stubApi(() => {
      Cookies.set('cartId', basket.id);
      return answer;
    });
    await read();
    expect(Cookies.get('cartId')).toBe(basket.id);
  });

  it('is the customer’s own where the browser remembers none', async () => {
    Cookies.set('customerInfo', 'Ruth');
    const calls = stubApi(() => ({ body: { basket } }));
    expect(await read()).toEqual(basket);
    expect(calls.map(({ url }) => url)).toEqual(['/api/get-cart']);
    expect(Cookies.get('cartId')).toBe(basket.id);
  });

  it('is discarded when the customer signs out while it is read', async () => {
    Cookies.set('customerInfo', 'Ruth');
    stubApi(() => {
      Cookies.remove('customerInfo');
      return { body: { basket } };
    });
    expect(await read()).toBeNull();
    expect(Cookies.get('cartId')).toBeUndefined();
  });

  it('is not requested by a visitor who never had one', async () => {
    const calls = stubApi(() => ({ body: { basket } }));
    expect(await read()).toBeNull();
    expect(calls).toEqual([]);
  });

  it('stays remembered when the shop answers with an error', async () => {
    Cookies.set('cartId', basket.id);
    stubApi(() => ({ status: 500, body: { message: 'Try again.' } }));
    await expect(read()).rejects.toThrow('Try again.');
    expect(Cookies.get('cartId')).toBe(basket.id);
  });
});
