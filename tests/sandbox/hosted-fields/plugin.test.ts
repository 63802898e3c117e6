import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { PRODUCTS } from '../catalogue.ts';
import { Shopper } from '../commerce/checkout/shopper.ts';
import { openSandbox, type TestSandbox } from '../fixture.ts';

const PATH = '/checkout/payment/hosted-field';

const ask = ({ app }: TestSandbox, url: string) => app.inject({ method: 'GET', url });

async function framePage(sandbox: TestSandbox) {
  const { id } = await Shopper.with(sandbox, [{ productEntityId: PRODUCTS.washer, quantity: 1 }]);
  return ask(sandbox, `${PATH}?version=1&checkoutId=${id}`);
}

test('a card field may be framed only by the shop, and may send only to its own host', async () => {
  await using sandbox = await openSandbox();
  const { headers, body } = await framePage(sandbox);
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'; script-src 'self'; connect-src 'self'");
  expect(policy).toMatch(/frame-ancestors http:\/\/shop\.test$/);
  expect(headers['cache-control']).toBe('no-store');
  expect(body).toContain('data-shops="http://shop.test"');
  expect(body).not.toMatch(/<input|washer|£/);
});

test('the document of a card field is empty for an unknown checkout', async () => {
  await using sandbox = await openSandbox();
  for (const query of ['', '?checkoutId=', '?checkoutId=7d9c6c0e-0000-4000-8000-000000000000'])
    expect((await ask(sandbox, `${PATH}${query}`)).body).toBe('');
});

test('every script of a card field is served as JavaScript', async () => {
  await using sandbox = await openSandbox();
  const { body } = await framePage(sandbox);
  const paths = [...body.matchAll(/(?:src|href)="([^"]+\.ts)"/g)].map(([, path = '']) => path);
  const needed = new Set<string>();
  for (const path of paths) {
    const script = await ask(sandbox, path);
    expect(script.statusCode, path).toBe(200);
    expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8');
    for (const [, from = ''] of script.body.matchAll(/from '(\.[^']+)'/g))
      needed.add(posix.join(posix.dirname(path), from));
  }
  expect([...needed].filter((path) => !paths.includes(path))).toEqual([]);
});
