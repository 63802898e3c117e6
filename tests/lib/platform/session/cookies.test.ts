import { ResponseCookies } from 'next/dist/compiled/@edge-runtime/cookies';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { stubEnvironment } from '../../../support/environment';

let jar = new ResponseCookies(new Headers());
vi.mock('next/headers', () => ({ cookies: async () => jar }));

const sent = { current: new Headers() };
beforeEach(() => {
  sent.current = new Headers();
  jar = new ResponseCookies(sent.current);
});

async function at(origin: string) {
  stubEnvironment({ PUBLIC_ORIGIN: origin });
  return {
    ...(await import('@/lib/platform/session/cookies')),
    ...(await import('@/lib/platform/session/session')),
    ...(await import('@/lib/platform/http/form-note')),
  };
}

/** What was sent, without what changes with the clock. */
const lines = () => sent.current.getSetCookie().map((line) => line.replace(/ Expires=[^;]+;/, ''));

describe('on https', () => {
  test('a cookie belongs to this host alone, and is sent over https only', async () => {
    const { keepCookie } = await at('https://shop.example');
    await keepCookie('cartId', '1', { httpOnly: false, maxAge: 60 });
    expect(lines()).toEqual(['__Host-cartId=1; Path=/; Max-Age=60; Secure; SameSite=strict']);
  });

  test('so does the session cookie, and one without the prefix is ignored', async () => {
    const { readSession, writeSession } = await at('https://shop.example');
    const session = { id: 'a', customerId: 1, token: 't', expiresAt: Date.now() + 60_000 };
    await writeSession(session);
    const [line = ''] = lines();
    expect(line).toMatch(/^__Host-shopToken=[^;]+; Path=\/; Secure; HttpOnly; SameSite=strict$/);
    const sealed = jar.get('__Host-shopToken')?.value ?? '';
    jar = new ResponseCookies(new Headers({ 'set-cookie': `shopToken=${encodeURIComponent(sealed)}` }));
    expect(await readSession()).toBeNull();
  });

  test('a cookie for one path is sent over https only', async () => {
    const { keepNote, readNote } = await at('https://shop.example');
    const { z } = await import('zod');
    const nonce = await keepNote({ id: 'a', page: '/account' }, 'Done');
    expect(lines()[0]).toMatch(/^__Secure-pageNote=[^;]+; Path=\/account; .*Secure; HttpOnly;/);
    expect(await readNote('a', nonce, z.string())).toBe('Done');
  });

  test.each([
    ['/', '__Host-a'],
    ['/account', '__Secure-a'],
  ])('a cookie for %s is deleted with the attributes that it was set with', async (path, name) => {
    const { dropCookie, keepCookie } = await at('https://shop.example');
    await dropCookie('a', path);
    expect(lines()).toEqual([]);
    await keepCookie('a', '1', { path });
    await dropCookie('a', path);
    expect(sent.current.getSetCookie()).toEqual([
      `${name}=; Path=${path}; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Secure; HttpOnly; SameSite=strict`,
    ]);
  });
});

test('on localhost a cookie has its plain name, and needs no https', async () => {
  const { keepCookie, readCookie } = await at('http://localhost:3000');
  await keepCookie('cartId', '1', { sameSite: 'lax' });
  expect(lines()).toEqual(['cartId=1; Path=/; HttpOnly; SameSite=lax']);
  expect(await readCookie('cartId')).toBe('1');
});
