import { describe, expect, test } from 'vitest';
import { localeCookie } from '@/lib/platform/session/locale-cookie';

const VISITOR = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

describe('the locale cookie of a visitor', () => {
  test('lasts a year on all paths, and is sent on links from other sites', () => {
    expect(localeCookie(VISITOR, false)).toBe('locale=en-GB; Path=/; Max-Age=31536000; SameSite=Lax');
    expect(localeCookie(VISITOR, true)).toBe(
      '__Host-locale=en-GB; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
    );
  });

  test.each(['en-GB', 'en', 'de-DE,fr;q=0.5', '*', '', 'en-GB;q=0', undefined])(
    'is a locale of the shop, whatever Accept-Language is: %s',
    (language) =>
      expect(localeCookie({ ...VISITOR, 'accept-language': language }, false)).toMatch(/^locale=en-GB;/),
  );

  test('is set only for visitors without one, or with a locale that the shop lacks', () => {
    const of = (cookie: string, secure = false) => localeCookie({ ...VISITOR, cookie }, secure);
    expect(of('a=b; locale=en-GB; cartId=x')).toBeUndefined();
    expect(of('locale=fr-FR')).toMatch(/^locale=en-GB;/);
    expect(of('mylocale=en-GB')).toMatch(/^locale=en-GB;/);
    expect(of('__Host-locale=en-GB', true)).toBeUndefined();
    expect(of('locale=en-GB', true)).toMatch(/^__Host-locale=en-GB;/);
  });

  test.each([
    ['a crawler', { ...VISITOR, 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
    ['a request for a picture', { accept: 'image/avif,image/webp,*/*;q=0.8' }],
    ['a script’s call', { accept: '*/*' }],
    ['a request without headers', {}],
  ])('is not set for %s', (_, headers) => expect(localeCookie(headers, false)).toBeUndefined());
});
