import { expect, test } from 'vitest';
import { isOfPlatform } from '@/lib/platform/upstreams/platform-address';

const commerce = { graphqlUrl: 'https://store-abc.mybigcommerce.com/graphql', checkoutOrigin: null };

test.each([
  ['https://www.shop.co.uk', null, 'https://checkout.shop.co.uk/cart/1', true],
  ['https://www.shop.co.uk', null, 'https://store-abc.mybigcommerce.com/checkout', true],
  ['https://shop.co.uk', null, 'https://checkout.shop.co.uk/cart/1', true],
  ['https://www.shop.co.uk', null, 'http://checkout.shop.co.uk/cart/1', false],
  ['https://www.shop.co.uk', null, 'https://evilshop.co.uk/', false],
  ['https://www.shop.co.uk', null, 'https://checkout.shop.co.uk.evil.example/', false],
  ['https://appliances.shop.co.uk', null, 'https://secure.pay.example/', false],
  ['https://appliances.shop.co.uk', 'https://secure.pay.example', 'https://secure.pay.example/c', true],
])(
  'for a shop at %s with its checkout at %s, whether %s is the platform’s: %s',
  (publicOrigin, checkoutOrigin, address, expected) => {
    const places = { publicOrigin, commerce: { ...commerce, checkoutOrigin } };
    expect(isOfPlatform(new URL(address), places)).toBe(expected);
  },
);
