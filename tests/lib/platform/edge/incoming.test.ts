import type { Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { judgeUrl } from '@/lib/platform/edge/request-url';
import { routeTemplate } from '@/lib/platform/edge/traffic';
import { processSingleton } from '@/lib/platform/process-singleton';
import { startFront } from '../../../support/front';

const page = (_: unknown, response: import('node:http').ServerResponse) => {
  response.setHeader('content-type', 'text/html; charset=utf-8').end('<h1>Fine</h1>');
};

describe('addresses', () => {
  test.each([
    ['/', 200],
    ['/caf%C3%A9', 200],
    ['/%E0%A4%A', 400],
    ['/%', 400],
    ['/%00', 400],
    ['/a%0d%0ab', 400],
    ['/a%5cb', 400],
    ['/%2e%2e/etc/passwd', 400],
    ['/a/../b', 400],
    ['/..%2f..%2fetc', 400],
    ['/a%2fb', 404],
    ['/p/TW%20914%2F1', 200],
    ['/p/a%2fb/c', 404],
    ['/p/..%2fcart', 400],
    ['/?q=%E0%A4%A', 400],
    ['http://evil.example/', 400],
    [`/${'a'.repeat(2_048)}`, 414],
    ['//evil.example', 308],
  ])('%.40s → %i', (target, status) => {
    const verdict = judgeUrl(target);
    expect(verdict.ok ? 200 : verdict.status).toBe(status);
  });

  test('a redirect to a tidied address never leaves the shop', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary-ascii' }), (tail) => {
        const verdict = judgeUrl(`//${tail}`);
        if (!verdict.ok && verdict.status === 308) expect(verdict.location).toMatch(/^\/(?![/\\])/);
      }),
    );
  });

  test('the log holds route patterns, and nothing that a visitor typed', () => {
    expect(routeTemplate('/zz-canary@example.test')).toBe('/:slug');
    expect(routeTemplate('/p/zz-canary')).toBe('/p/:sku');
    expect(routeTemplate('/zz-canary/all')).toBe('/:category/all');
    expect(routeTemplate('/a/zz-canary/b')).toBe('/*');
    expect(routeTemplate('/api/zz-canary')).toBe('/api/*');
    expect(routeTemplate('/account/order-history/100')).toBe('/account/order-history/:id');
    expect(routeTemplate('/cart')).toBe('/cart');
    expect(routeTemplate('/api/get-cart')).toBe('/api/get-cart');
  });
});

describe('requests', () => {
  test.each([
    ['POST to a page', '/x', { method: 'POST' }, 405],
    ['DELETE to a page', '/x', { method: 'DELETE' }, 405],
    ['TRACE', '/x', { method: 'TRACE' }, 405],
    ['DELETE to a call', '/api/x', { method: 'DELETE' }, 405],
    ['another host', '/x', { headers: { host: 'evil.example' } }, 421],
    [
      'a body of unknown length',
      '/api/x',
      { method: 'POST', headers: { 'transfer-encoding': 'chunked' } },
      411,
    ],
    ['a large body', '/api/x', { method: 'POST', headers: { 'content-length': '65537' } }, 413],
    ['a compressed body', '/api/x', { method: 'POST', headers: { 'content-encoding': 'gzip' } }, 415],
    ['large headers', '/x', { headers: { 'x-large': 'a'.repeat(17_000) } }, 431],
  ])('%s', async (_, target, ask, status) => {
    await using shop = await startFront(page);
    const reply = await shop.ask(target, ask);
    expect(reply.status).toBe(status);
    expect(reply.headers['x-content-type-options']).toBe('nosniff');
    if (status === 405) expect(reply.headers.allow).toContain('GET, HEAD');
  });

  test('headers internal to the framework are removed, and the shop’s own are added', async () => {
    let seen: Record<string, unknown> = {};
    await using shop = await startFront((request, response) => {
      seen = request.headers;
      page(request, response);
    });
    const inside = [
      'x-middleware-subrequest',
      'x-nextjs-data',
      'x-now-route-matches',
      'x-matched-path',
      'next-resume',
      'next-action',
      'x-nonce',
      'content-security-policy',
      'x-forwarded-host',
      'x-forwarded-for',
      'forwarded',
      'x-http-method-override',
      'x-invoke-path',
    ];
    const headers = Object.fromEntries(inside.map((name) => [name, '1']));
    const reply = await shop.ask('/x', { headers: { ...headers, 'x-client-address': '6.6.6.6', rsc: '1' } });
    for (const name of inside) expect(seen).not.toHaveProperty([name]);
    expect(seen).toMatchObject({ rsc: '1', 'x-client-address': '127.0.0.1' });
    expect(seen['x-request-id']).toBe(reply.headers['x-request-id']);
  });

  test.each([
    ['of nobody', '', '6.6.6.6, 9.9.9.9', '127.0.0.1'],
    ['of a proxy of ours', '127.0.0.1', '6.6.6.6, 9.9.9.9', '9.9.9.9'],
    ['of two', '127.0.0.0/8,10.0.0.0/8', '6.6.6.6, 9.9.9.9, 10.1.2.3', '9.9.9.9'],
    ['of another machine', '10.0.0.0/8', '6.6.6.6', '127.0.0.1'],
    ['whose end is no address', '127.0.0.1', '6.6.6.6, unknown', '127.0.0.1'],
    ['of IPv6', '::1,127.0.0.1', '6.6.6.6, 2001:db8:7:8:9::1', '2001:db8:7:8::/64'],
  ])('X-Forwarded-For %s', async (_, proxies, forwarded, counted) => {
    let address: unknown;
    await using shop = await startFront(
      (request, response) => {
        address = request.headers['x-client-address'];
        page(request, response);
      },
      { TRUST_PROXY: proxies },
    );
    await shop.ask('/x', { headers: { 'x-forwarded-for': forwarded } });
    expect(address).toBe(counted);
  });

  test.each([
    [
      'https://shop.example',
      { '/x': 421, '/api/x': 421, '/api/health/x': 200, '/api/webhooks/commerce': 200 },
    ],
    ['http://localhost:3000', { '/x': 200, '/api/x': 200 }],
  ])('by names of the local machine, to %s', async (origin, statuses) => {
    await using shop = await startFront(page, { PUBLIC_ORIGIN: origin });
    for (const [path, status] of Object.entries(statuses))
      for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000'])
        expect([path, (await shop.ask(path, { headers: { host } })).status]).toEqual([path, status]);
  });

  test('to upgrade are refused', async () => {
    await using shop = await startFront(page);
    const socket = connect(shop.port, '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nHost: shop.example\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
    const [first] = (await socket.toArray()) as Buffer[];
    expect(first?.toString()).toMatch(/^HTTP\/1\.1 400 /);
  });
});

describe('under load', () => {
  test('requests that cannot be served soon get 503; health and static files are still served', async () => {
    const held: (() => void)[] = [];
    await using shop = await startFront(
      (request, response) =>
        new Promise<void>((settle) => {
          const answer = () => {
            page(request, response);
            settle();
          };
          if (request.url?.startsWith('/_next/static/')) answer();
          else held.push(answer);
        }),
      { MAX_IN_FLIGHT: '4' },
    );
    const pages = [1, 2, 3, 4].map((n) => shop.ask(`/${n}`));
    const shed = await Promise.race(pages);
    expect(shed.status).toBe(503);
    expect(shed.headers['retry-after']).toBe('5');
    expect((await shop.ask('/api/health/live')).status).toBe(200);
    expect((await shop.ask('/_next/static/a.js')).status).toBe(200);
    const basket = shop.ask('/api/get-cart');
    await expect.poll(() => held.length).toBe(4);
    for (const answer of held) answer();
    expect((await basket).status).toBe(200);
    expect((await Promise.all(pages)).filter(({ status }) => status === 200)).toHaveLength(3);
  });

  test('a rejected URL gets an error page while there is capacity, and otherwise a line of text', async () => {
    const held: (() => void)[] = [];
    await using shop = await startFront(
      (request, response) =>
        new Promise<void>((settle) => {
          held.push(() => {
            page(request, response);
            settle();
          });
        }),
      { MAX_IN_FLIGHT: '4' },
    );
    const all = ['/a%2fb', '/%', '/a/../b', `/${'a'.repeat(2_048)}`].map((target) => shop.ask(target));
    const short = await Promise.race(all);
    expect([404, 400, 414]).toContain(short.status);
    expect(String(short.body)).toMatch(/^4\d\d [A-Z]/);
    await expect.poll(() => held.length).toBe(3);
    for (const answer of held) answer();
    const answers = await Promise.all(all);
    expect(answers.map(({ status }) => status)).toEqual([404, 400, 400, 414]);
    expect(answers.filter(({ body }) => String(body).includes('<h1>'))).toHaveLength(3);
  });

  test('a client that disconnects frees its place', async () => {
    let calls = 0;
    await using shop = await startFront(
      (request, response) => {
        calls += 1;
        if (calls > 1) page(request, response);
      },
      { MAX_IN_FLIGHT: '2' },
    );
    const socket = connect(shop.port, '127.0.0.1');
    socket.write('GET /slow HTTP/1.1\r\nHost: shop.example\r\n\r\n');
    await expect.poll(() => calls).toBe(1);
    socket.destroy();
    await expect.poll(async () => (await shop.ask('/x')).status).toBe(200);
  });
});

test('the shop is alive but not ready before the outbox has started and while it drains', async () => {
  await using shop = await startFront(page);
  expect((await shop.ask('/api/health/ready')).status).toBe(503);
  processSingleton('outbox', () => ({ counts: () => ({ waiting: 0, dead: 0, oldest: null, kinds: [] }) }));
  await expect.poll(async () => (await shop.ask('/api/health/ready')).status).toBe(200);
  shop.front.drain();
  expect((await shop.ask('/api/health/ready')).status).toBe(503);
  expect((await shop.ask('/api/health/live')).status).toBe(200);
  const kept = { headers: { connection: 'keep-alive' } };
  expect((await shop.ask('/x', kept)).headers.connection).toBe('close');
});

test('in development responses are passed on unchanged, and upgrades reach the framework', async () => {
  const raw = { 'content-type': 'text/html', 'x-of-the-framework': '1' };
  await using shop = await startFront(
    (request, response) => {
      const { server } = request.socket as Socket & { server: Server };
      server.once('upgrade', (upgrade, socket) => socket.end(`HTTP/1.1 101 Now\r\n\r\n${upgrade.url}`));
      response.writeHead(200, raw).end(request.method);
    },
    { NODE_ENV: 'development' },
  );
  const reply = await shop.ask('/__nextjs_tool', { method: 'POST' });
  expect([reply.status, String(reply.body)]).toEqual([200, 'POST']);
  expect(reply.headers).toMatchObject(raw);
  expect(reply.headers).not.toHaveProperty('content-security-policy');
  const socket = connect(shop.port, '127.0.0.1');
  socket.write(
    'GET /_next/hmr HTTP/1.1\r\nHost: shop.example\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
  );
  expect(Buffer.concat((await socket.toArray()) as Buffer[]).toString()).toBe(
    'HTTP/1.1 101 Now\r\n\r\n/_next/hmr',
  );
});
