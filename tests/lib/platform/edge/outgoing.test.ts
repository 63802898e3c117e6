import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createDocuments } from '@/lib/platform/edge/document/documents';
import { chooseEncoding, OFFERED } from '@/lib/platform/edge/encoding';
import { noteExpired } from '@/lib/platform/cache/expiries';
import { reCaptchaState } from '@/lib/platform/re-captcha';
import { REFERENCE } from '@/lib/platform/observe/reference';
import { noteUnreachable } from '@/lib/platform/observe/request-context';
import { startFront, testConfig } from '../../../support/front';
import { MARK } from '@/lib/platform/edge/framed/content';

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
const long = 'x'.repeat(3_000);
const html = `<!DOCTYPE html><html><body><script>one()</script><script src="/a.js"></script><p>${long}</p></body></html>`;
/** As the framework writes it: JSON in a string in a script, with what HTML could misread as escapes. */
const errorPayload = (digest: string) => {
  const payload = JSON.stringify(`b:E{"digest":${JSON.stringify(digest)}}\n`);
  const safe = payload.replace(/[&<>]/g, (character) => `\\u00${character.charCodeAt(0).toString(16)}`);
  return `<script>self.__next_f.push([1,${safe}])</script>`;
};
const errorDocument = (digest: string) =>
  `<!DOCTYPE html><html id="__next_error__"><head></head><body>${errorPayload(digest)}</body></html>`;

type Page = { status?: number; body: string; headers?: Record<string, string> };

/** A framework with these pages and our status pages. */
const framework = (pages: Record<string, Page>) => (request: IncomingMessage, response: ServerResponse) => {
  const status = /^\/status\/(\d+)$/.exec(request.url ?? '')?.[1];
  const page: Page = status
    ? { body: `<html><h1>Status ${status}</h1><code>/status/${status}</code></html>` }
    : (pages[request.url?.split('?')[0] ?? ''] ?? {
        status: 404,
        body: errorDocument('NEXT_HTTP_ERROR_FALLBACK;404'),
      });
  response.statusCode = page.status ?? 200;
  response.setHeader('content-type', 'text/html; charset=utf-8');
  for (const [name, value] of Object.entries(page.headers ?? {})) response.setHeader(name, value);
  response.end(page.body);
};

describe('documents', () => {
  test('allow the inline scripts they came with, and no others', async () => {
    await using shop = await startFront(framework({ '/a': { body: html } }));
    const { headers } = await shop.ask('/a');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain(`script-src 'self' ${hash('one()')};`);
    expect(/script-src [^;]*unsafe-inline/.test(policy)).toBe(false);
  });

  test('may frame nothing, except the card fields on the checkout', async () => {
    const cards = { BIGCOMMERCE_CARD_FIELDS_URL: 'https://cards.example/field' };
    const page = { body: html };
    const pages = { '/a': page, '/checkout': page, '/checkout/return': page };
    await using shop = await startFront(framework(pages), cards);
    const framed = async (path: string) =>
      /frame-src ([^;]+)/.exec(String((await shop.ask(path)).headers['content-security-policy']))?.[1];
    expect(await framed('/a')).toBe("'none'");
    expect(await framed('/checkout/return')).toBe("'none'");
    expect(await framed('/checkout?step=pay')).toBe('https://cards.example');
  });

  test('allow reCAPTCHA while the store has it on, except on the page with the card fields', async () => {
    const hosted = { BIGCOMMERCE_RECAPTCHA_URL: 'https://www.google.com/recaptcha' };
    const page = { body: html };
    await using shop = await startFront(framework({ '/a': page, '/checkout': page }), hosted);
    const policy = async (path: string) => String((await shop.ask(path)).headers['content-security-policy']);
    reCaptchaState().siteKey = 'key';
    const on = await policy('/a');
    expect(on).toContain(
      `${hash('one()')} https://www.google.com/recaptcha/api.js https://www.gstatic.com/recaptcha/releases/;`,
    );
    expect(on).toContain(
      'frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/;',
    );
    expect(on).toContain(
      "require-trusted-types-for 'script'; trusted-types nextjs nextjs#bundler react default *",
    );
    expect(await policy('/checkout')).not.toMatch(/google|default \*/);
    reCaptchaState().siteKey = null;
    expect(await policy('/a')).not.toMatch(/google|default \*/);
  });

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('are sent as %s', async (encoding, decompress) => {
    await using shop = await startFront(framework({ '/a': { body: html, headers: { etag: '"1"' } } }));
    for (let time = 0; time < 2; time += 1) {
      const { headers, body } = await shop.ask('/a', { headers: { 'accept-encoding': encoding } });
      expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding', etag: 'W/"1"' });
      expect(decompress(body).toString()).toBe(html);
    }
  });

  test('are compressed fast if made for one request, and densely if cached', async () => {
    await using shop = await startFront(
      framework({ '/a': { body: html }, '/b': { body: html, headers: { etag: '"1"' } } }),
    );
    const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' };
    const [each, once] = [await shop.ask('/a', { headers }), await shop.ask('/b', { headers })];
    expect(each.headers).toMatchObject({ 'content-encoding': 'zstd', vary: 'Accept-Encoding' });
    expect(zstdDecompressSync(each.body).toString()).toBe(html);
    expect(once.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
  });

  test('with the same ETag at different paths are kept apart', async () => {
    const other = html.replace('one()', 'two()');
    await using shop = await startFront(
      framework({
        '/a': { body: html, headers: { etag: '"1"' } },
        '/b': { body: other, headers: { etag: '"1"' } },
      }),
    );
    await shop.ask('/a');
    expect((await shop.ask('/b')).headers['content-security-policy']).toContain(hash('two()'));
  });

  test('have the same headers for HEAD, without a body', async () => {
    await using shop = await startFront(framework({ '/a': { body: html } }));
    const get = await shop.ask('/a');
    const head = await shop.ask('/a', { method: 'HEAD' });
    expect(head.body).toHaveLength(0);
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
    expect(head.headers['content-security-policy']).toBe(get.headers['content-security-policy']);
  });

  test.each([
    ['s-maxage=60, stale-while-revalidate=86340', 'public, max-age=0, s-maxage=60, stale-if-error=86400'],
    ['private, no-cache, no-store', 'private, no-store'],
  ])('with the Cache-Control %s are sent with %s', async (given, said) => {
    await using shop = await startFront(
      framework({ '/a': { body: html, headers: { 'cache-control': given } } }),
    );
    expect((await shop.ask('/a')).headers['cache-control']).toBe(said);
  });
});

describe('a page that throws', () => {
  const pages = {
    '/never': { body: errorDocument('NEXT_HTTP_ERROR_FALLBACK;404') },
    '/gone': { status: 500, body: errorDocument('GONE') },
    '/down': { status: 500, body: errorDocument('UNREACHABLE') },
    '/busy': { status: 500, body: errorDocument('UNREACHABLE;23') },
    '/broken': { status: 500, body: errorDocument('123456') },
    '/half': { status: 500, body: html.replace('</body>', `${errorPayload('123456')}</body>`) },
    '/mended': { status: 500, body: html },
    '/moved': { body: errorDocument('NEXT_REDIRECT;replace;/to;with;semicolons?a=1&b="2";308;') },
    '/far': { body: errorDocument('NEXT_REDIRECT;replace;/caf\u00e9 \ud800\r\nx;308;') },
    '/sent': { status: 308, body: 'x', headers: { location: '/to' } },
  };

  test.each([
    ['/never', 404],
    ['/gone', 410],
    ['/down', 503],
    ['/broken', 500],
    ['/half', 500],
    ['/unknown', 404],
  ])('%s is answered with a complete page with status %i', async (path, status) => {
    await using shop = await startFront(framework(pages));
    const reply = await shop.ask(path);
    expect(reply.status).toBe(status);
    expect(reply.body.toString()).toContain(`<h1>Status ${status}</h1><code>${path}</code>`);
    expect(reply.headers['cache-control']).toBe('private, no-store');
    expect(reply.headers['retry-after']).toBe(status === 503 ? '5' : undefined);
  });

  test('because a service is busy passes on its Retry-After', async () => {
    await using shop = await startFront(framework(pages));
    const { status, headers } = await shop.ask('/busy');
    expect([status, headers['retry-after']]).toEqual([503, '23']);
  });

  test('and handles the error itself is not a failure, and is not cached', async () => {
    await using shop = await startFront(framework(pages));
    const { status, headers, body } = await shop.ask('/mended');
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(String(body)).toContain(long);
  });

  test.each([
    ['/moved', '/to;with;semicolons?a=1&b="2"'],
    ['/far', '/caf%C3%A9%20%EF%BF%BD%0D%0Ax'],
    ['/sent', '/to'],
  ])('%s redirects', async (path, location) => {
    await using shop = await startFront(framework(pages));
    const reply = await shop.ask(path);
    expect(reply).toMatchObject({ status: 308, headers: { location } });
    expect(reply.body).toHaveLength(0);
  });

  const anywhere = (location: string, status: number) =>
    errorDocument(`NEXT_REDIRECT;replace;${location};${status};`);

  test.each([
    ['https://platform.example/cart?a=1', 307],
    ['https://checkout.shop.example/', 303],
    ['https://maker.example/guide/', 308],
    ['http://maker.example/guide/', 308],
  ])('may redirect to %s (%i)', async (location, status) => {
    const page = { body: anywhere(location, status) };
    const platform = { BIGCOMMERCE_GRAPHQL_URL: 'https://platform.example/graphql' };
    await using shop = await startFront(framework({ '/a': page }), platform);
    expect(await shop.ask('/a')).toMatchObject({ status, headers: { location } });
  });

  test.each([
    ['https://evil.example/', 307],
    ['//evil.example/', 308],
    ['/\\evil.example/', 308],
    ['http://evil.example/', 307],
    ['javascript:alert(1)', 308],
    ['', 307],
  ])('may not redirect to %s (%i)', async (location, status) => {
    await using shop = await startFront(framework({ '/a': { body: anywhere(location, status) } }));
    const reply = await shop.ask('/a');
    expect([reply.status, reply.headers.location]).toEqual([500, undefined]);
  });

  test('has an error page with the request id in every place for it', async () => {
    const page = `<p>Reference: ${REFERENCE}</p><script>self.x = "${REFERENCE}"</script>`;
    await using shop = await startFront((request, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(request.url === '/status/500' ? page : errorDocument('123456'));
    });
    const { headers, body } = await shop.ask('/broken');
    const id = String(headers['x-request-id']);
    expect(String(body)).toBe(page.replaceAll(REFERENCE, id));
    expect(headers['content-security-policy']).toContain(hash(`self.x = "${id}"`));
  });

  test('has a status page that is requested anonymously and as a 200', async () => {
    const asked: { request: IncomingMessage; response: ServerResponse }[] = [];
    await using shop = await startFront((request, response) => {
      if (request.url?.startsWith('/status/')) asked.push({ request, response });
      return framework({})(request, response);
    });
    const headers = { cookie: 'shopToken=x', 'if-none-match': '"1"', 'user-agent': 'Googlebot' };
    expect((await shop.ask('/unknown', { headers })).status).toBe(404);
    // As the framework sees them when it makes a page anew that has become old, after it has answered.
    const [{ request, response } = expect.unreachable()] = asked;
    expect([request.method, request.url, request.headers]).toEqual([
      'GET',
      '/status/404',
      { host: 'shop.example' },
    ]);
    expect(response.statusCode).toBe(200);
  });

  test('has its path shown as escaped text', async () => {
    await using shop = await startFront(framework({}));
    const reply = await shop.ask('/%3Cscript%3Ealert(1)%3C/script%3E&');
    expect(reply.body.toString()).toContain('<code>/&lt;script&gt;alert(1)&lt;/script&gt;&amp;</code>');
  });

  test('is answered with JSON and the request id if it is an API call', async () => {
    await using shop = await startFront(framework({}));
    const reply = await shop.ask('/api/unknown');
    expect(JSON.parse(reply.body.toString())).toEqual({
      statusCode: 404,
      statusMessage: 'Not Found',
      message: 'Not Found',
      requestId: reply.headers['x-request-id'],
    });
  });

  test('is not reachable from outside by an internal path', async () => {
    await using shop = await startFront(framework({ '/listing/a': { body: html } }));
    expect((await shop.ask('/listing/a')).status).toBe(404);
    expect((await shop.ask('/status/404')).status).toBe(404);
  });

  test('in the framework itself is a 500 that reveals nothing', async () => {
    await using shop = await startFront(() => Promise.reject(new Error('secret')));
    const reply = await shop.ask('/a');
    expect(reply.status).toBe(500);
    expect(reply.body.toString()).not.toContain('secret');
  });
});

describe('a popular page', () => {
  const shared = { 'cache-control': 's-maxage=60, stale-while-revalidate=86340' };

  async function counted(headers: Record<string, string> = shared) {
    const calls: string[] = [];
    const shop = await startFront((request, response) => {
      if (!request.url?.includes(MARK)) calls.push(request.url ?? '');
      framework({ '/a': { body: html, headers } })(request, response);
    });
    return Object.assign(shop, { calls });
  }

  test('is requested from the framework once a second, and revalidated by its ETag', async () => {
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    onTestFinished(() => void vi.restoreAllMocks());
    await using shop = await counted();
    const first = await shop.ask('/a');
    now = 900;
    const again = await shop.ask('/a', { headers: { 'if-none-match': first.headers.etag ?? '' } });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect(again.headers).not.toHaveProperty('content-security-policy');
    expect(shop.calls).toEqual(['/a']);
    now = 1_100;
    await shop.ask('/a');
    await expect.poll(() => shop.calls).toEqual(['/a', '/a']);
  });

  test('is made again at once when a tag was expired', async () => {
    await using shop = await counted();
    await shop.ask('/a');
    noteExpired(['lists']);
    await shop.ask('/a');
    expect(shop.calls).toHaveLength(2);
  });

  test('is finished once for equal content, whatever its path', async () => {
    const documents = createDocuments(testConfig(), { join: (pieces) => ({ pieces, count: 0 }) });
    const request = { headers: { 'accept-encoding': 'br' } } as IncomingMessage;
    const headers = { ...shared, 'content-type': 'text/html; charset=utf-8' };
    const finish = (path: string) =>
      documents.finish(request, path, { status: 200, headers, body: Buffer.from(html) });
    const { body } = await finish('/ssr/a');
    expect((await finish('/ssr/b')).body).toBe(body);
  });

  test('is cached under its own path only', async () => {
    const calls: string[] = [];
    await using shop = await startFront((request, response) => {
      calls.push(request.url ?? '');
      const headers = { ...shared, 'x-middleware-rewrite': '/' };
      framework({ [request.url ?? '']: { body: html, headers } })(request, response);
    });
    for (const name of ['/ssr/a', '/ssr/b', '/ssr/a'])
      expect((await shop.ask(name)).headers).not.toHaveProperty('x-middleware-rewrite');
    expect(calls).toEqual(['/ssr/a', '/ssr/b', '/ssr/a']);
  });

  test.each([
    ['with a query', '/a?x=1', {}, shared],
    ['for the router', '/a', { rsc: '1' }, shared],
    ['for one visitor', '/a', {}, { 'cache-control': 'private, no-store' }],
  ])('%s is requested from the framework each time', async (_, target, headers, given) => {
    await using shop = await counted(given);
    await shop.ask(target, { headers });
    await shop.ask(target, { headers });
    expect(shop.calls).toHaveLength(2);
  });
});

describe('for a crawler', () => {
  const shared = { 'cache-control': 's-maxage=60, stale-while-revalidate=86340' };
  const boxes = '<html><body><input type="checkbox" name="a"/></body></html>';
  const pages = { '/list': { body: boxes, headers: shared }, '/text': { body: html, headers: shared } };
  const crawler = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' };

  test('a page that differs is private, whoever requests it first', async () => {
    for (const order of [
      ['crawler', 'person'],
      ['person', 'crawler'],
    ]) {
      await using shop = await startFront(framework(pages));
      for (const who of order) {
        const { headers, body } = await shop.ask('/list', { headers: who === 'crawler' ? crawler : {} });
        const isPrivate = headers['cache-control'] === 'private, no-cache';
        expect([who, isPrivate, String(body).includes('disabled')]).toEqual([
          who,
          who === 'crawler',
          who === 'crawler',
        ]);
        expect(headers.vary).toBe('Accept-Encoding');
      }
    }
  });

  test('such a page is revalidated by an ETag of its own', async () => {
    await using shop = await startFront(framework(pages));
    const { etag = '' } = (await shop.ask('/list', { headers: crawler })).headers;
    const ask = async (headers: Record<string, string>) =>
      (await shop.ask('/list', { headers: { ...headers, 'if-none-match': etag } })).status;
    expect([await ask(crawler), await ask({})]).toEqual([304, 200]);
  });

  test('a page that is the same for everybody is shared', async () => {
    await using shop = await startFront(framework(pages));
    const { headers } = await shop.ask('/text', { headers: crawler });
    expect(headers['cache-control']).toMatch(/^public, /);
  });
});

describe('a response of the framework that is not a page', () => {
  const of = (status: number, headers: Record<string, string>, body = '') =>
    startFront((_, response) => void response.writeHead(status, headers).end(body));

  test.each([404, 400, 500])('is not cached if it is a failure (%i)', async (status) => {
    const headers = { 'content-type': 'text/x-component', 'cache-control': 's-maxage=60' };
    await using shop = await of(status, headers, long);
    expect((await shop.ask('/a.rsc')).headers['cache-control']).toBe('no-store');
  });

  const flight = { 'content-type': 'text/x-component', 'cache-control': 's-maxage=60' };

  test.each([
    [{}, '5'],
    [{ retryAfter: 23 }, '23'],
  ])('is a 503 in plain text if it is RSC data and services are unreachable (%o)', async (away, after) => {
    await using shop = await startFront((_, response) => {
      noteUnreachable(away);
      response.writeHead(500, flight).end();
    });
    const { status, headers } = await shop.ask('/a?_rsc=1', { headers: { rsc: '1' } });
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, after, 'no-store']);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  });

  test('is unchanged if it is complete although a service was unreachable', async () => {
    await using shop = await startFront((_, response) => {
      noteUnreachable({});
      response.writeHead(200, flight).end('0:{}');
    });
    const { status, body } = await shop.ask('/a?_rsc=1', { headers: { rsc: '1' } });
    expect([status, String(body)]).toEqual([200, '0:{}']);
  });

  test('names its charset if it is JSON', async () => {
    await using shop = await of(200, { 'content-type': 'application/json' }, '{}');
    expect((await shop.ask('/api/a')).headers['content-type']).toBe('application/json; charset=utf-8');
  });

  test('is sent unencoded if it is a byte range', async () => {
    await using shop = await of(
      206,
      { 'content-type': 'text/css', 'content-range': 'bytes 0-2999/9000' },
      long,
    );
    const reply = await shop.ask('/_next/static/a.css', {
      headers: { 'accept-encoding': 'br', range: 'bytes=0-2999' },
    });
    expect(reply.headers).not.toHaveProperty('content-encoding');
    expect(String(reply.body)).toBe(long);
  });

  test('is a 405 with Allow if an API call lacks the method', async () => {
    await using shop = await startFront((request, response) => {
      if (request.method === 'OPTIONS') response.writeHead(204, { allow: 'OPTIONS, POST' }).end();
      else response.writeHead(405).end();
    });
    const { status, headers, body } = await shop.ask('/api/a');
    expect([status, headers.allow, headers['cache-control']]).toEqual([405, 'POST', 'no-store']);
    expect(JSON.parse(String(body))).toMatchObject({ statusCode: 405, statusMessage: 'Method Not Allowed' });
  });
});

test.each(['/a', '/unknown', '/api/unknown', '/%00', '/_next/static/a.js'])(
  '%s carries every security header',
  async (path) => {
    await using shop = await startFront(framework({ '/a': { body: html } }));
    const { headers } = await shop.ask(path);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'cross-origin-opener-policy': 'same-origin',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'content-type': expect.stringMatching(/charset=utf-8/),
    });
    expect(headers).not.toHaveProperty('x-powered-by');
  },
);

test('files under /_next/static are requested from the framework once', async () => {
  let calls = 0;
  await using shop = await startFront((_, response) => {
    calls += 1;
    response.setHeader('content-type', 'application/javascript; charset=utf-8').end(long);
  });
  const ask = () => shop.ask('/_next/static/a.js', { headers: { 'accept-encoding': 'br' } });
  const [first, second] = [await ask(), await ask()];
  expect(calls).toBe(1);
  expect(second.body).toEqual(first.body);
});

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['', 'identity'],
  ['deflate', 'identity'],
  [undefined, 'identity'],
  ['*', 'br'],
  ['*;q=0, gzip', 'gzip'],
  ['gzip, br;q=0.5', 'br'],
])('Accept-Encoding %s → %s', (accepted, encoding) => expect(chooseEncoding(accepted)).toBe(encoding));

test.each([
  ['gzip, deflate, br, zstd', 'zstd'],
  ['gzip, deflate, br', 'br'],
  ['br, zstd;q=0', 'br'],
])('for a page made for one request, Accept-Encoding %s → %s', (accepted, encoding) =>
  expect(chooseEncoding(accepted, OFFERED.each)).toBe(encoding),
);
