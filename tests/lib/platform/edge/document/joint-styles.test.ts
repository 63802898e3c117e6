import fc from 'fast-check';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { createJointStyles, withoutSheets } from '@/lib/platform/edge/document/joint-styles';
import { through } from '../../../../support/document';
import { startFront } from '../../../../support/front';
import { runs } from '../../../../support/runs';

const sheet = (name: string) =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"/>`;
const part = (name: string) => sheet(name).replace('/>', ' type="joint"/>');
const joint = (...names: string[]) =>
  new RegExp(`<link rel="stylesheet" href="/_next/static/chunks/${names.join('\\+')}\\.[\\w-]{22}\\.css"/>`);
/** As `startFront` has it. */
const SECRET = 'x'.repeat(32);
const join = through(createJointStyles(SECRET, async () => undefined).join);
const addressIn = (html: string) => /href="([^"]+)"/.exec(html)?.[1] ?? '';
const addressOf = (...names: string[]) => addressIn(join(page(names.map(sheet).join(''))));
const page = (head: string) => `<html><head>${head}</head><body><p>Text</p></body></html>`;

describe('the style sheets of a page', () => {
  test('are fetched as one, placed before the links that the framework knows', () => {
    const face = '<link rel="preload" as="font" href="/f.woff2"/>';
    const html = join(page(sheet('a_1') + face + sheet('b-2') + sheet('c~3')));
    expect(html).toMatch(joint('a_1', 'b-2', 'c~3'));
    expect(html.replace(joint('a_1', 'b-2', 'c~3'), '')).toBe(
      page(part('a_1') + face + part('b-2') + part('c~3')),
    );
  });

  test('are joined once if named twice', () => {
    expect(join(page(sheet('a') + sheet('b') + sheet('a')))).toMatch(joint('a', 'b'));
  });

  test.each([
    ['a single sheet', sheet('a')],
    ['sheets of other origins', '<link rel="stylesheet" href="https://fonts.example/a.css"/>'.repeat(2)],
    ['preloads', '<link rel="preload" as="style" href="/_next/static/chunks/a.css"/>'.repeat(2)],
  ])('are not joined for %s', (_, head) => expect(join(page(head))).toBe(page(head)));
});

test('the Link header of a page does not preload the parts', () => {
  const face = '</_next/static/media/f.woff2>; rel=preload; as="font"; crossorigin=""';
  const sheets = ['a', 'b'].map((name) => `</_next/static/chunks/${name}.css>; rel=preload; as="style"`);
  expect(withoutSheets([face, ...sheets].join(', '))).toBe(face);
  expect(withoutSheets([...sheets, face].join(','))).toBe(face);
});

describe('the address of a joint sheet', () => {
  const SHEETS: Record<string, string> = { a: '.a{color:red}', b: '.b{color:blue}', c: '.c{}'.repeat(500) };
  const start = (over = {}, read: string[] = []) =>
    startFront((_, response) => void response.writeHead(404).end(), over, {
      readSheet: async (name) => {
        read.push(name);
        return SHEETS[name] === undefined ? undefined : Buffer.from(SHEETS[name]);
      },
    });

  test('returns the parts in their order, as immutable', async () => {
    await using shop = await start();
    const { status, headers, body } = await shop.ask(addressOf('b', 'c', 'a'), {
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

  test('is the one in the pages', async () => {
    await using shop = await start();
    const names = fc.uniqueArray(fc.constantFrom(...Object.keys(SHEETS)), { minLength: 2 });
    await fc.assert(
      fc.asyncProperty(names, async (order) => {
        const { body } = await shop.ask(addressOf(...order));
        expect(body.toString()).toBe(order.map((name) => `${SHEETS[name]}\n`).join(''));
      }),
      runs(20),
    );
  });

  test('is valid for every front with the same secret, and for no other', async () => {
    await using shop = await start();
    await using again = await start();
    await using stranger = await start({ SESSION_SECRET: 'y'.repeat(32) });
    const address = addressOf('a', 'b');
    expect((await shop.ask(address)).body).toEqual((await again.ask(address)).body);
    expect((await stranger.ask(address)).status).toBe(404);
  });

  test('cannot be forged', async () => {
    await using shop = await start();
    const [, signature = ''] = /\.([^.]{22})\.css$/.exec(addressOf('a', 'b')) ?? [];
    const altered = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
    for (const name of [
      'a+b',
      `b+a.${signature}`,
      `a+b+c.${signature}`,
      `a+b.${altered}`,
      `a+b.${signature}x`,
    ])
      expect([name, (await shop.ask(`/_next/static/chunks/${name}.css`)).status]).toEqual([name, 404]);
  });

  test('is a 404 if a part of it is missing', async () => {
    await using shop = await start();
    expect((await shop.ask(addressOf('a', 'gone'))).status).toBe(404);
  });

  test.each([
    ['a range', { range: 'bytes=0-9' }],
    ['conditional headers', { 'if-none-match': 'x', 'if-modified-since': 'x' }],
  ])('is built once, even if requested with %s', async (_, headers) => {
    const read: string[] = [];
    await using shop = await start({}, read);
    for (let time = 0; time < 3; time += 1) {
      const { status, body } = await shop.ask(addressOf('a', 'b'), { headers });
      expect([status, body.toString()]).toEqual([200, `${SHEETS['a']}\n${SHEETS['b']}\n`]);
    }
    expect(read).toEqual(['a', 'b']);
  });
});
