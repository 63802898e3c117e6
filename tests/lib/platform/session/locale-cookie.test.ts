import { describe, expect, test } from 'vitest';
import { localeCookie } from '@/lib/platform/session/locale-cookie';

const VISITOR = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

describe('the language of a visitor', () => {
  test('is kept for a year, everywhere, and comes along from other sites', () => {
    expect(localeCookie(VISITOR, false)).toBe('locale=en-GB; Path=/; Max-Age=31536000; SameSite=Lax');
    expect(localeCookie(VISITOR, true)).toBe(
      '__Host-locale=en-GB; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
    );
  });

  test.each(['en-GB', 'en', 'de-DE,fr;q=0.5', '*', '', 'en-GB;q=0', undefined])(
    'is one of the shop’s, whatever the browser’s is: %s',
    (language) =>
      expect(localeCookie({ ...VISITOR, 'accept-language': language }, false)).toMatch(/^locale=en-GB;/),
  );

  test('is asked anew only of who has none, or one that the shop does not speak', () => {
    const of = (cookie: string, secure = false) => localeCookie({ ...VISITOR, cookie }, secure);
    expect(of('a=b; locale=en-GB; cartId=x')).toBeUndefined();
    expect(of('locale=fr-FR')).toMatch(/^locale=en-GB;/);
    expect(of('mylocale=en-GB')).toMatch(/^locale=en-GB;/);
    expect(of('__Host-locale=en-GB', true)).toBeUndefined();
    expect(of('locale=en-GB', true)).toMatch(/^__Host-locale=en-GB;/);
  });

  test.each([
    ['a crawler', { ...VISITOR, 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
    ['a picture', { accept: 'image/avif,image/webp,*/*;q=0.8' }],
    ['a script’s call', { accept: '*/*' }],
    ['who says nothing', {}],
  ])('is not kept for %s', (_, headers) => expect(localeCookie(headers, false)).toBeUndefined());
});
