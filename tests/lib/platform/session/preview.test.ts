import { describe, expect, test, vi } from 'vitest';
import { isPreviewPass, makePreviewPass } from '@/lib/platform/session/preview';
import { stubEnvironment } from '../../../support/environment';
import { ask } from '../../../support/shopper';

vi.mock('next/headers', async () => import('../../../support/jar'));

const secret = 'x'.repeat(32);
const pass = makePreviewPass(secret, 2_000);

test('a preview pass is valid until it expires, and only unaltered', () => {
  expect(isPreviewPass(secret, pass, 1_999)).toBe(true);
  expect(isPreviewPass(secret, pass, 2_000)).toBe(false);
  expect(isPreviewPass('y'.repeat(32), pass, 0)).toBe(false);
  expect(isPreviewPass(secret, pass.replace('2000', '9000'), 0)).toBe(false);
  expect(isPreviewPass(secret, undefined, 0)).toBe(false);
  expect(isPreviewPass(secret, 'NaN.x', 0)).toBe(false);
});

const HOSTED_STORE = {
  BIGCOMMERCE_STORE_HASH: 'a1b2c3',
  BIGCOMMERCE_CLIENT_ID: 'client',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'shop@example.org',
  CHECKOUT_MODE: 'hosted',
};

describe('a visitor without a pass', () => {
  test.each<[string, Record<string, string>, boolean]>([
    ['sees drafts of the sandbox', {}, true],
    ['sees no drafts if there is a secret', { PREVIEW_SECRET: secret }, false],
    ['sees no drafts of a real store', HOSTED_STORE, false],
    ['sees no drafts if the search is hosted', { ALGOLIA_APP_ID: 'A1B2C3' }, false],
  ])('%s', async (_, environment, may) => {
    stubEnvironment(environment);
    const { mayPreview } = await import('@/lib/platform/session/preview');
    expect(mayPreview(new Map())).toBe(may);
    vi.unstubAllEnvs();
  });

  test('may not expire caches of a real store', async () => {
    stubEnvironment(HOSTED_STORE);
    const { POST } = await import('@/app/api/sync/route');
    expect((await ask(POST, { body: { what: 'caches' } })).status).toBe(403);
    vi.unstubAllEnvs();
  });
});

describe('/preview, as the content service links to it', () => {
  const open = async (query: string) => {
    stubEnvironment({ PREVIEW_SECRET: secret });
    const { GET } = await import('@/app/preview/route');
    const { NextRequest } = await import('next/server');
    return GET(new NextRequest(`http://shop.test/preview?${query}`));
  };

  test.each([
    ['', '/?preview=true'],
    ['&path=/landlords', '/landlords?preview=true'],
    ['&path=/help%23returns', '/help?preview=true#returns'],
    ['&path=/landlords?at=2026-12-20', '/landlords?at=2026-12-20&preview=true'],
    ['&path=//evil.example', '/?preview=true'],
    ['&path=https://evil.example', '/?preview=true'],
  ])('with %j redirects to %s', async (more, to) => {
    const answer = await open(`secret=${secret}${more}`);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, to]);
  });

  test('sets a pass that is sent with the next link from that service', async () => {
    const answer = await open(`secret=${secret}`);
    const cookie = answer.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/; SameSite=lax/i);
    expect(cookie).toMatch(/; HttpOnly/i);
    expect(isPreviewPass(secret, /^[^=]+=([^;]+)/.exec(cookie)?.[1])).toBe(true);
  });

  test('sets no pass without the secret', async () => {
    const answer = await open('secret=guess&path=/landlords');
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([403, null]);
  });
});
