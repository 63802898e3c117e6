import { describe, expect, test } from 'vitest';
import { dropCookie, keepCookie, readCookie } from '@/lib/http/cookies';

declare const jsdom: { reconfigure(to: { url: string }): void };

describe('readable cookies', () => {
  test('are only those of this very host on https', () => {
    jsdom.reconfigure({ url: 'https://www.shop.example/' });
    document.cookie = 'cartId=planted; Path=/; Domain=shop.example';
    expect(document.cookie).toBe('cartId=planted');
    expect(readCookie('cartId')).toBeUndefined();
    document.cookie = '__Host-cartId=own; Path=/; Secure';
    expect(readCookie('cartId')).toBe('own');
  });

  test('include the XSRF token, whose name has no prefix', () => {
    jsdom.reconfigure({ url: 'https://www.shop.example/' });
    document.cookie = 'XSRF-TOKEN=token; Path=/; Secure';
    expect(readCookie('XSRF-TOKEN')).toBe('token');
    dropCookie('XSRF-TOKEN');
    expect(readCookie('XSRF-TOKEN')).toBeUndefined();
  });

  test.each(['https://other.example/', 'http://localhost:3000/'])(
    'are set, read and dropped at %s',
    (url) => {
      jsdom.reconfigure({ url });
      keepCookie('locale', 'en-GB', 365, 'lax');
      expect(readCookie('locale')).toBe('en-GB');
      expect(document.cookie).toBe(`${url.startsWith('https:') ? '__Host-' : ''}locale=en-GB`);
      dropCookie('locale');
      expect(document.cookie).toBe('');
    },
  );
});
