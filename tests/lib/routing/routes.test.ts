import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { PROMISED_PAGES } from '@/lib/routing/data/places';
import { nameOf, routeAt } from '@/lib/routing/match';
import { routeEntries, ROUTES } from '@/lib/routing/routes';
import type { Route } from '@/lib/routing/types';

const SHOP = new URL('../../../', import.meta.url).pathname;

const ANSWERS = /(^|\/)(page\.tsx|route\.ts|[a-z-]*icon\d*\.(ico|png|svg))$/;

/** The patterns at which `app/` and `public/` answer. */
function onDisk(): string[] {
  const files = readdirSync(`${SHOP}app`, { recursive: true, encoding: 'utf8' });
  const inApp = files
    .filter((file) => ANSWERS.test(file))
    .map((file) => {
      const parts = file.split('/').filter((part) => !/^\(.*\)$/.test(part));
      return `/${(/^(page\.tsx|route\.ts)$/.test(parts.at(-1) ?? '') ? parts.slice(0, -1) : parts).join('/')}`;
    });
  return [...inApp, ...readdirSync(`${SHOP}public`).map((file) => `/${file}`)];
}

const isOnDisk = (route: Route) =>
  !(route.answers ?? route.keeper ?? route.movedTo ?? route.shows ?? route.behind);

test('the route table lists every page, call and file of the shop, and nothing else', () => {
  const known = routeEntries().flatMap(([pattern, route]) => (isOnDisk(route) ? [pattern] : []));
  expect(known.toSorted()).toEqual(onDisk().toSorted());
});

test('routes that are rewritten, moved or made elsewhere lead to a page in the table', () => {
  for (const [, { shows, movedTo, behind }] of routeEntries())
    for (const to of [shows, movedTo, behind]) if (to) expect(Object.keys(ROUTES)).toContain(to);
});

test('the keys that select a part of a page are among the keys of that page', () => {
  for (const [, { parts = [], keys = [] }] of routeEntries())
    expect(keys).toEqual(expect.arrayContaining([...parts]));
});

describe('the route of a path', () => {
  test.each([
    ['/', '/'],
    ['/cart', '/cart'],
    ['/account/address-book/new', '/account/address-book/new'],
    ['/account/address-book/7', '/account/address-book/[id]'],
    ['/account/address-book/7/delete', '/account/address-book/[id]/delete'],
    ['/blog/all', '/blog/[slug]'],
    ['/p/all', '/p/[sku]'],
    ['/place/blog', '/place/blog'],
    ['/place/blog/all/2', '/place/blog/[part]/[page]'],
    ['/place/kitchen/ovens/all', '/place/[...path]'],
    ['/draft/now', '/draft/[day]/[[...path]]'],
    ['/draft/2026-12-20/a/b', '/draft/[day]/[[...path]]'],
  ])('is the shop’s own for %s', (path, pattern) => expect(routeAt(path).pattern).toBe(pattern));

  test.each([
    ['/washing-machines', '/[slug]'],
    ['/old.html', '/[slug]'],
    ['/account.html', '/[slug]'],
    ['/place', '/[slug]'],
    ['/listing', '/[slug]'],
    ['/draft', '/[slug]'],
    ['/laundry/all', '/[category]/all'],
    ['/brands/tarnside', '/brands/[path]'],
    ['/kitchen/cooking/ovens', '/[...path]'],
    ['/account/no-such-page', '/[...path]'],
    ['/account/', '/[...path]'],
    ['/a//b', '/[...path]'],
  ])('is the merchant’s for %s', (path, pattern) =>
    expect(routeAt(path)).toMatchObject({ pattern, route: { keeper: 'merchant' } }),
  );

  test.each(PROMISED_PAGES)('is the merchant’s for %s, a page that the shop links to', (path) =>
    expect(routeAt(path).pattern).toBe('/[slug]'),
  );

  test('has the expected pattern for an example of every pattern', () => {
    for (const [pattern] of routeEntries()) {
      const path = pattern.replaceAll(/\[+\.\.\.[^/]+/g, 'x/y/z').replaceAll(/\[[^/]+\]/g, 'x');
      expect(routeAt(path).pattern).toBe(pattern);
    }
  });
});

test.each([
  ['/p/[sku]', '/p/:sku'],
  ['/account/address-book/[id]/delete', '/account/address-book/:id/delete'],
  ['/[...path]', '/*'],
  ['/draft/[day]/[[...path]]', '/draft/:day/*'],
  ['/.well-known/security.txt', '/.well-known/security.txt'],
] as const)('logs and metrics name the route %s as %s', (pattern, name) =>
  expect(nameOf(pattern)).toBe(name),
);
