import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { withCookies } from '@/lib/platform/edge/own-answer';
import { startFront } from '../../../support/front';

const LOCALE = '__Host-locale=en-GB; Path=/; Max-Age=31536000; SameSite=Lax; Secure';
const SHARED = 'public, max-age=0, s-maxage=60, stale-if-error=86400';
const VISITOR = { accept: 'text/html' };
const KNOWN = { ...VISITOR, cookie: '__Host-locale=en-GB' };

/** A framework whose middleware gives a cookie to who has none. */
let asked = 0;
const framework = (request: IncomingMessage, response: ServerResponse) => {
  asked += 1;
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.setHeader('etag', '"1"');
  response.setHeader('cache-control', 's-maxage=60, stale-while-revalidate=86340');
  if (!request.headers.cookie && request.headers.accept === 'text/html')
    response.setHeader('set-cookie', [LOCALE]);
  response.end('<!DOCTYPE html><html><body><p>The same for everybody</p></body></html>');
};

let shop: Awaited<ReturnType<typeof startFront>>;
beforeAll(async () => {
  shop = await startFront(framework);
  // A copy is kept for a second, however slow the machine is.
  vi.spyOn(performance, 'now').mockReturnValue(0);
});
afterAll(async () => {
  vi.restoreAllMocks();
  await shop[Symbol.asyncDispose]();
});

describe('a shared page', () => {
  test('is private with a new cookie, and public without one', async () => {
    const first = await shop.ask('/a', { headers: VISITOR });
    expect(first.headers).toMatchObject({ 'set-cookie': [LOCALE], 'cache-control': 'private, no-cache' });
    const second = await shop.ask('/a', { headers: KNOWN });
    expect(second.headers['set-cookie']).toBeUndefined();
    expect(second.headers).toMatchObject({ 'cache-control': SHARED, vary: 'Accept-Encoding' });
    const third = await shop.ask('/a', { headers: VISITOR });
    expect(third.headers).toMatchObject({
      'set-cookie': [LOCALE],
      'cache-control': 'private, no-cache',
      vary: 'Accept-Encoding',
      etag: first.headers.etag,
    });
    expect(asked).toBe(1);
  });

  test('stays public for programs and crawlers', async () => {
    const { headers: program } = await shop.ask('/a', { headers: { accept: '*/*' } });
    expect([program['set-cookie'], program['cache-control']]).toEqual([undefined, SHARED]);
    const { headers: crawler } = await shop.ask('/a', { headers: { ...KNOWN, 'user-agent': 'bingbot/2.0' } });
    expect([crawler['set-cookie'], crawler['cache-control']]).toEqual([undefined, SHARED]);
  });

  test('is answered 304 to a client that has it, with or without a cookie', async () => {
    const { etag = '' } = (await shop.ask('/a', { headers: KNOWN })).headers;
    const held = await shop.ask('/a', { headers: { ...KNOWN, 'if-none-match': etag } });
    expect([held.status, held.headers['cache-control']]).toEqual([304, SHARED]);
    for (const path of ['/a', '/b']) {
      const again = await shop.ask(path, { headers: { ...VISITOR, 'if-none-match': etag } });
      expect([again.status, again.headers['set-cookie']]).toEqual([304, [LOCALE]]);
      expect(again.headers['cache-control']).toBe('private, no-cache');
    }
  });
});

test.each([
  ['an answer without Cache-Control', {}, 'private, no-cache'],
  ['a public one', { 'cache-control': SHARED }, 'private, no-cache'],
  ['one with no-store', { 'cache-control': 'no-store' }, 'no-store'],
])('%s is sent as private with its cookie', (_, headers, cacheControl) => {
  const answer = withCookies({ status: 200, headers, body: Buffer.from('') }, [LOCALE]);
  expect(answer.headers).toEqual({ 'set-cookie': [LOCALE], 'cache-control': cacheControl });
});
