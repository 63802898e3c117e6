import { type IncomingHttpHeaders, request as send } from 'node:http';
import fc from 'fast-check';
import { expect, test } from './support/test';

const ALLOWED = new Set([
  200, 301, 302, 303, 307, 308, 400, 401, 403, 404, 405, 409, 411, 413, 414, 415, 421, 422, 429, 431,
]);

const TARGETS = [
  '/%',
  '/%E0%A4%A',
  '/%00',
  '/..%2f..%2fetc/passwd',
  '/%2e%2e/',
  '//evil.example',
  '/%5cevil.example',
  '/a//b',
  '/a/./b',
  '/a/',
  '/P/SKU',
  `/${'a'.repeat(9_000)}`,
  '/;jsessionid=1',
  '/caf%C3%A9-%F0%9F%A7%8A',
  '/.env',
  '/.git/config',
  '/_next/../package.json',
  '/_next/image?url=http%3A%2F%2F169.254.169.254%2F&w=640&q=75',
  '/_next/data/x/index.json',
  '/api/../account',
  '/api/',
  '/api/webhooks/commerce',
  '/listing/washing-machines',
  '/place/washing-machines',
  '/status/500',
  '/draft',
  '/builds/meta/..%2f..%2fpackage.json',
  `/?${'k=1&'.repeat(100)}`,
  '/washing-machines?a[b][c]=1',
  '/washing-machines?preview=true&preview=false',
  '/washing-machines?price=9-1',
  '/washing-machines?%0d%0aSet-Cookie:x=y',
  '/washing-machines?page=-1',
  '/washing-machines?page=99999999999',
  '/washing-machines?sort=constructor',
  '/washing-machines?brand=__proto__',
  '/washing-machines?brand=%00%ff',
  '/login.php?action[]=change_password',
  '/%0d%0aSet-Cookie:x=y.php',
  '/p/%27%20OR%201=1',
  '/api/get-cart?cartId=%00',
  '/api/withdrawn?ids=1,2,x',
];

type Reply = { status: number; headers: IncomingHttpHeaders; body: string };

/** Sends a request target verbatim, which no well-behaved client would. */
function ask(
  origin: string,
  target: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Reply> {
  const { hostname, port, host } = new URL(origin);
  return new Promise((settle, reject) => {
    const outgoing = send(
      { hostname, port, path: target, method, headers: { host, ...headers }, agent: false },
      (incoming) => {
        let body = '';
        incoming.setEncoding('utf8').on('data', (text: string) => {
          body += text;
        });
        incoming.on('end', () =>
          settle({ status: incoming.statusCode ?? 0, headers: incoming.headers, body }),
        );
      },
    );
    outgoing.on('error', reject);
    outgoing.end();
  });
}

function expectWellFormed(target: string, { status, headers, body }: Reply): void {
  expect(ALLOWED, `${target} answers ${status}`).toContain(status);
  expect(headers['x-content-type-options'], target).toBe('nosniff');
  expect(headers['set-cookie']?.join() ?? '', target).not.toContain('x=y');
  expect(body, target).not.toMatch(/node_modules|at async |SQLITE_|127\.0\.0\.1:\d+\/graphql/);
  if (headers.location) expect(headers.location, target).toMatch(/^\/(?![/\\])/);
}

test('a hostile address gets a well-formed answer, and the next visitor a page', async ({ stack }) => {
  for (const target of TARGETS) expectWellFormed(target, await ask(stack.origin, target));
  expect((await ask(stack.origin, '/')).status).toBe(200);
});

test('any address gets a well-formed answer', async ({ stack }) => {
  const part = fc.oneof(
    fc.webSegment(),
    fc.string({ maxLength: 20 }).map(encodeURIComponent),
    fc.constant('%zz'),
  );
  const target = fc
    .tuple(fc.array(part, { maxLength: 3 }), fc.array(fc.tuple(part, part), { maxLength: 3 }))
    .map(([path, query]) => `/${path.join('/')}?${query.map((pair) => pair.join('=')).join('&')}`);
  await fc.assert(
    fc.asyncProperty(target, async (one) => expectWellFormed(one, await ask(stack.origin, one))),
    { numRuns: 60, seed: 2026 },
  );
});

test('hostile headers are refused or ignored', async ({ stack }) => {
  const inside = {
    'x-middleware-subrequest': 'middleware',
    'x-nextjs-data': '1',
    'next-resume': '1',
    rsc: '1',
  };
  for (const headers of [
    inside,
    { host: 'evil.example' },
    { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
    { cookie: `cartId=${'x'.repeat(8_000)}; shopToken=%; XSRF-TOKEN=a; cartId=2` },
    { 'accept-language': 'x'.repeat(10_000) },
    { range: `bytes=${Array.from({ length: 500 }, () => '0-0').join()}` },
    { 'if-none-match': '*' },
  ]) {
    const reply = await ask(stack.origin, '/washing-machines', headers);
    expect([200, 206, 304, 307, 421], JSON.stringify(headers).slice(0, 60)).toContain(reply.status);
    expect(reply.headers.location ?? '').not.toContain('evil');
  }
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE']) {
    expect((await ask(stack.origin, '/', {}, method)).status, method).toBe(405);
  }
});
