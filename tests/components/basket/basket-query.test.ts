import { QueryClient } from '@tanstack/react-query';
import Cookies from 'js-cookie';
import { afterEach, describe, expect, it } from 'vitest';
import { basketQuery } from '@/lib/basket/basket-query';
import { stubApi } from '../../support/query';
import { aBasket } from '../../support/shop';

const OLD = '5f2c1e1a-0000-4000-8000-00000000000a';
const basket = aBasket();
const read = () => new QueryClient({ defaultOptions: { queries: { retry: false } } }).fetchQuery(basketQuery);

afterEach(() => Cookies.remove('cartId'));

describe('the basket that this browser remembers', () => {
  it.each([
    ['stays where it is there', { body: { basket } }, basket.id],
    ['is forgotten where it is gone', { status: 404, body: { message: 'Gone.' } }, undefined],
    ['is forgotten where nothing is in it', { body: { basket: null } }, undefined],
  ])('%s', async (_, answer, remembered) => {
    Cookies.set('cartId', basket.id);
    stubApi(() => answer);
    expect(await read()).toEqual(remembered ? basket : null);
    expect(Cookies.get('cartId')).toBe(remembered);
  });

  it('becomes the one that a customer has', async () => {
    Cookies.set('cartId', OLD);
    stubApi(() => ({ body: { basket } }));
    await read();
    expect(Cookies.get('cartId')).toBe(basket.id);
  });

  it.each([
    ['gone', { status: 404, body: { message: 'Gone.' } }],
    ['still there', { body: { basket: { ...basket, id: OLD } } }],
  ])('is the one that a sign-in gave while the visitor’s was read, and found %s', async (_, answer) => {
    Cookies.set('cartId', OLD);
    stubApi(() => {
      Cookies.set('cartId', basket.id);
      return answer;
    });
    await read();
    expect(Cookies.get('cartId')).toBe(basket.id);
  });

  it('stays while the shop cannot say', async () => {
    Cookies.set('cartId', basket.id);
    stubApi(() => ({ status: 500, body: { message: 'Try again.' } }));
    await expect(read()).rejects.toThrow('Try again.');
    expect(Cookies.get('cartId')).toBe(basket.id);
  });
});
