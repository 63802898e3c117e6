import fc from 'fast-check';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { withJointStyles, withoutSheets } from '@/lib/platform/front/joint-styles';
import { startFront } from '../../../support/front';

const sheet = (name: string) =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"/>`;
const part = (name: string) => sheet(name).replace('/>', ' type="joint"/>');
const joint = (...names: string[]) =>
  `<link rel="stylesheet" href="/_next/static/chunks/${names.join('+')}.css"/>`;
const page = (head: string) => `<html><head>${head}</head><body><p>Text</p></body></html>`;

describe('the style sheets of a page', () => {
  test('are one to fetch, before what the framework knows them by', () => {
    const face = '<link rel="preload" as="font" href="/f.woff2"/>';
    expect(withJointStyles(page(sheet('a_1') + face + sheet('b-2') + sheet('c~3')))).toBe(
      page(joint('a_1', 'b-2', 'c~3') + part('a_1') + face + part('b-2') + part('c~3')),
    );
  });

  test('named twice, are joined once', () => {
    expect(withJointStyles(page(sheet('a') + sheet('b') + sheet('a')))).toContain(joint('a', 'b'));
  });

  test.each([
    ['one alone', sheet('a')],
    ['a stranger’s', '<link rel="stylesheet" href="https://fonts.example/a.css"/>'.repeat(2)],
    ['what is fetched ahead', '<link rel="preload" as="style" href="/_next/static/chunks/a.css"/>'.repeat(2)],
  ])('leave alone %s', (_, head) => expect(withJointStyles(page(head))).toBe(page(head)));
});

test('a page does not ask for the parts in its header', () => {
  const face = '</_next/static/media/f.woff2>; rel=preload; as="font"; crossorigin=""';
  const sheets = ['a', 'b'].map((name) => `</_next/static/chunks/${name}.css>; rel=preload; as="style"`);
  expect(withoutSheets([face, ...sheets].join(', '))).toBe(face);
  expect(withoutSheets([...sheets, face].join(','))).toBe(face);
});

describe('the address of a joint sheet', () => {
  const SHEETS: Record<string, string> = { a: '.a{color:red}', b: '.b{color:blue}', c: '.c{}'.repeat(500) };
  const start = () =>
    startFront(
      (_, response) => void response.writeHead(404).end(),
      {},
      {
        readSheet: async (name) => (SHEETS[name] === undefined ? undefined : Buffer.from(SHEETS[name])),
      },
    );

  test('is answered with its parts in their order, for good', async () => {
    await using shop = await start();
    const { status, headers, body } = await shop.ask('/_next/static/chunks/b+c+a.css', {
      headers: { 'accept-encoding': 'br' },
    });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/css; charset=UTF-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'x-content-type-options': 'nosniff',
    });
    expect(brotliDecompressSync(body).toString()).toBe(`${SHEETS['b']}\n${SHEETS['c']}\n${SHEETS['a']}\n`);
  });

  test('is the one that pages name', async () => {
    await using shop = await start();
    const names = fc.uniqueArray(fc.constantFrom(...Object.keys(SHEETS)), { minLength: 2 });
    await fc.assert(
      fc.asyncProperty(names, async (order) => {
        const html = withJointStyles(page(order.map(sheet).join('')));
        const [, address = ''] = /href="([^"]+)"/.exec(html) ?? [];
        const { body } = await shop.ask(address);
        expect(body.toString()).toBe(order.map((name) => `${SHEETS[name]}\n`).join(''));
      }),
      { numRuns: 20 },
    );
  });

  test.each(['a+nothing', 'a+a', 'a+', '+a', 'a+..', 'a+b%2f..'])('%s is unknown', async (names) => {
    await using shop = await start();
    expect((await shop.ask(`/_next/static/chunks/${names}.css`)).status).not.toBe(200);
  });
});
