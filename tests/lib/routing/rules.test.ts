import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asksForDrafts, draftDay, inDrafts } from '@/lib/routing/drafts';
import { amongDrafts, decide } from '@/lib/routing/rules';

const at = (address: string, mayPreview = false) => {
  const [path = '', query] = address.split('?');
  return decide(path, new URLSearchParams(query), mayPreview);
};

describe('old addresses', () => {
  test.each([
    ['/login.php?action=change_password&c=5&t=x%2By&extra=1', 302, '/reset-password?c=5&t=x%2By'],
    ['/login.php?action=change_password', 302, '/reset-password'],
    ['/login.php?action=reset_password&from=mail', 302, '/forgot-password?action=reset_password&from=mail'],
    ['/LOGIN.PHP?action=change_password&c=5&t=x', 302, '/reset-password?c=5&t=x'],
    ['/login.php', 301, '/login'],
    ['/search.php?search_query=gas%20oven&section=product', 301, '/search?q=gas+oven&section=product'],
    ['/search.php?search_query=oven&q=hob', 301, '/search?search_query=oven&q=hob'],
    ['/search.php', 301, '/search'],
    ['/login.php?action=other', 301, '/login?action=other'],
    ['/index.php', 301, '/index'],
    ['/a.php/b', 301, '/a/b'],
    ['/.php', 301, '/'],
    ['/a.p.phphp', 301, '/a'],
    ['/Cart.php?id=A', 301, '/cart?id=A'],
  ])('%s is redirected', (address, status, to) =>
    expect(at(address)).toEqual({ kind: 'redirect', status, to }),
  );

  test.each([
    '//evil.example/a.php',
    '/\\evil.example/a.php',
    '/\\/evil.example/.php',
    '///.php//evil.example',
  ])('%s does not lead to another site', (address) => {
    const { to } = at(address) as { to: string };
    expect(new URL(to, 'https://shop.example').host).toBe('shop.example');
    expect(to).toMatch(/^\/(?![/\\])/);
  });

  test('.php is removed in one redirect to a path of this shop, whatever surrounds it', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.webPath(), (before, after) => {
        const decision = at(`/${before}.php${after}`);
        if (decision.kind !== 'redirect') throw new Error('not redirected');
        expect(decision.to).toMatch(/^\/(?![/\\])/);
        const [path = ''] = decision.to.split('?');
        expect(path).not.toMatch(/\.php/i);
        const again = decide(path, new URLSearchParams());
        expect(again.kind === 'redirect' ? again.to : '').toBe('');
      }),
    );
  });
});

describe('§2: other addresses of the old shop', () => {
  test.each([
    ['/contact-us', 301, '/contact'],
    ['/contact-us/?ref=1', 308, '/contact-us?ref=1'],
    ['/en-GB', 308, '/'],
    ['/en-gb/washing-machines?brand=x', 308, '/washing-machines?brand=x'],
    ['/en-GB/brands/tarnside/', 308, '/brands/tarnside'],
  ])('%s is redirected', (address, status, to) =>
    expect(at(address)).toEqual({ kind: 'redirect', status, to }),
  );

  test.each(['/en-gbs', '/engb/en-gb'])('%s is not redirected', (path) =>
    expect(at(path).kind).not.toBe('redirect'),
  );
});

describe('untidy addresses', () => {
  test.each([
    ['/delivery/', '/delivery'],
    ['/Washing-Machines', '/washing-machines'],
    ['/Washing-Machines/?brand=x', '/washing-machines?brand=x'],
    ['//evil.example', '/evil.example'],
    ['/caf%C3%89/', '/caf%C3%89'],
  ])('%s is redirected to its tidy form', (address, to) =>
    expect(at(address)).toEqual({ kind: 'redirect', status: 308, to }),
  );

  test.each(['/', '/delivery', '/p/TW-914', '/favicon.ico', '/brands/tarnside'])(
    '%s is left as it is',
    (address) => expect(at(address)).toEqual({ kind: 'pass' }),
  );
});

describe('a query', () => {
  test.each([
    '/washing-machines?brand=tarnside',
    '/laundry/all?utm_source=x&awc=2_3&ttclid=E.C.P',
    '/shop/kitchen/ovens/built-in?irclickid=x',
    '/brands/tarnside?page=2',
    '/account/no-such-page?x=1',
  ])('may filter a list of the merchant’s: %s', (address) =>
    expect(at(address)).toEqual({ kind: 'place', list: `/listing${address}`, otherwise: { kind: 'pass' } }),
  );

  test.each([
    '/washing-machines',
    '/apple-icon.png?apple-icon.2s07e44zwz6hd.png',
    '/favicon.ico?v=1',
    '/.well-known/security.txt?x=1',
    '/information-sheet/tarn-tw914-wh?v=1',
    '/account/address-book/7?brand=x',
    '/brands?page=2',
    '/?brand=a',
    '/search?q=a',
    '/cart?x=1',
  ])('does not change the routing of a page of the shop: %s', (address) =>
    expect(at(address)).toEqual({ kind: 'pass' }),
  );
});

test.each(['/home', '/index-client', '/slug-client', '/ssr/anything'])('%s shows the home page', (address) =>
  expect(at(address)).toEqual({ kind: 'rewrite', to: '/' }),
);

test('drafts are shown to editors only', () => {
  expect(at('/?preview=true')).toEqual({ kind: 'pass' });
  expect(at('/?preview=true', true)).toEqual({ kind: 'draft', to: '/draft/now' });
  expect(at('/?preview=1', true)).toEqual({ kind: 'pass' });
  for (const path of [
    '/blog',
    '/blog/x',
    '/buying-guides',
    '/buying-guides/hobs',
    '/brands',
    '/contact',
    '/trade',
  ])
    expect(at(`${path}?preview=true`, true)).toEqual({ kind: 'draft', to: `/draft/now${path}` });
  for (const path of ['/p/TW-914', '/p/x'])
    expect(at(`${path}?preview=true`, true)).toEqual({ kind: 'draft', to: `/draft/now${path}` });
  for (const path of ['/home', '/index-client', '/ssr/x'])
    expect(at(`${path}?preview=true&at=2026-12-20`, true)).toEqual({
      kind: 'draft',
      to: '/draft/2026-12-20',
    });
  for (const path of ['/delivery', '/help/returns', '/laundry/all', '/brands/tarnside']) {
    expect(at(`${path}?preview=true`)).toMatchObject({ otherwise: { kind: 'pass' } });
    const otherwise = { kind: 'draft', to: `/draft/now${path}` };
    expect(at(`${path}?preview=true`, true)).toMatchObject({ otherwise });
  }
  for (const path of ['/cart', '/account', '/search', '/api/session'])
    expect(at(`${path}?preview=true`, true)).toEqual({ kind: 'pass' });
});

test.each([
  ['2026-12-20', '/draft/2026-12-20/contact'],
  ['', '/draft/now/contact'],
  ['20 December', '/draft/now/contact'],
])('drafts for the day “%s” are rendered at %s', (day, to) =>
  expect(at(`/contact?preview=true&at=${day}`, true)).toEqual({ kind: 'draft', to }),
);

test('a part of a page is requested from drafts or from published content', () => {
  expect(at('/blog?tag=energy&preview=true')).toEqual({ kind: 'part', of: '/blog', drafts: false });
  expect(at('/blog?tag=energy&preview=true', true)).toEqual({ kind: 'part', of: '/blog', drafts: true });
  const query = new URLSearchParams('tag=energy&preview=true&at=2026-12-20');
  expect(amongDrafts({ kind: 'rewrite', to: '/place/blog/tag-energy/1' }, query)).toEqual({
    kind: 'draft',
    to: '/draft/2026-12-20/place/blog/tag-energy/1',
  });
  expect(amongDrafts({ kind: 'redirect', status: 308, to: '/blog?tag=energy' }, query)).toEqual({
    kind: 'redirect',
    status: 308,
    to: '/blog?tag=energy&preview=true&at=2026-12-20',
  });
});

test('a filtered list in drafts is rendered as a list, or else as a draft page', () =>
  expect(at('/washing-machines?brand=tarnside&preview=true', true)).toEqual({
    kind: 'place',
    list: '/listing/washing-machines?brand=tarnside&preview=true',
    otherwise: { kind: 'draft', to: '/draft/now/washing-machines' },
  }));

describe('the address of a page in drafts', () => {
  test.each([
    ['/', '/?preview=true'],
    ['/help#top', '/help?preview=true#top'],
    ['/hobs?brand=a,b&page=2#list', '/hobs?brand=a,b&page=2&preview=true#list'],
    ['/help?preview=true#top', '/help?preview=true#top'],
    ['/help#a?b', '/help?preview=true#a?b'],
  ])('of %s is %s', (address, expected) => expect(inDrafts(address)).toBe(expected));

  test.each([
    ['/', '/?preview=true&at=2026-12-20'],
    ['/help?preview=true#top', '/help?preview=true&at=2026-12-20#top'],
    ['/help?preview=true&at=2026-12-24', '/help?preview=true&at=2026-12-24'],
  ])('of a day keeps that day: of %s is %s', (address, expected) => {
    const kept = inDrafts(address, '2026-12-20');
    expect(kept).toBe(expected);
    expect(draftDay(new URL(kept, 'https://shop.example').searchParams)).toMatch(/^2026-12-2[04]$/);
  });

  test('has a day only together with the preview key', () =>
    expect(draftDay(new URLSearchParams('at=2026-12-20'))).toBeNull());

  test('requests drafts, and is otherwise the same address', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.webQueryParameters(), fc.webFragments(), (path, query, hash) => {
        const plain = new URL(`https://shop.example/${path}?${query}#${hash}`);
        const kept = new URL(`${plain.origin}${inDrafts(`${plain.pathname}${plain.search}${plain.hash}`)}`);
        expect(asksForDrafts(kept.searchParams)).toBe(true);
        expect([kept.pathname, kept.hash]).toEqual([plain.pathname, plain.hash]);
        expect([...kept.searchParams].filter(([key]) => key !== 'preview')).toEqual(
          [...plain.searchParams].filter(([key]) => key !== 'preview'),
        );
      }),
    );
  });
});

test('a page in parts passes its query to its own rules', () => {
  expect(at('/search?q=a&brand=b')).toEqual({ kind: 'part', of: '/search', drafts: false });
  expect(at('/blog?tag=energy&page=2')).toEqual({ kind: 'part', of: '/blog', drafts: false });
  expect(at('/blog?utm_source=x')).toEqual({ kind: 'pass' });
});
