import { NextRequest } from 'next/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { stubEnvironment } from '../../support/environment';

let middleware: typeof import('@/middleware')['middleware'];
beforeAll(async () => {
  stubEnvironment({ PUBLIC_ORIGIN: 'https://shop.example' });
  ({ middleware } = await import('@/middleware'));
});

const open = async (path: string) => middleware(new NextRequest(`https://shop.example${path}`));

describe('a link in an e-mail', () => {
  test.each([
    ['/reset-password?c=7&t=Fe26.2*1~a', '/reset-password', '__Host-resetToken', '7:Fe26.2*1~a'],
    ['/login/open?t=Fe26.2*1~a-b_c', '/login/open', '__Host-signInToken', 'Fe26.2*1~a-b_c'],
    ['/reset-password?c=x&t=a', '/reset-password', '__Host-resetToken', ':'],
    ['/login/open?t=%3Cscript%3E', '/login/open', '__Host-signInToken', ''],
    ['/login/open?t=', '/login/open', '__Host-signInToken', ''],
  ])('%s has its token moved from the address to a cookie', async (link, page, name, value) => {
    const { status, headers, cookies } = await open(link);
    expect([status, headers.get('location')]).toEqual([303, `https://shop.example${page}`]);
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(cookies.get(name)).toMatchObject({
      value,
      httpOnly: true,
      secure: true,
      sameSite: 'lax',
      path: '/',
    });
  });

  test.each(['/reset-password', '/login/open'])('leads to %s, which sends no referrer', async (page) => {
    const { status, headers } = await open(page);
    expect([status, headers.get('location'), headers.get('referrer-policy')]).toEqual([
      200,
      null,
      'no-referrer',
    ]);
  });

  test.each(['/login?t=a', '/?t=a', '/reset-password/x?t=a'])('is not recognised at %s', async (path) => {
    expect((await open(path)).headers.get('set-cookie')).toBeNull();
  });
});
