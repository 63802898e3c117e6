import { expect, test } from 'vitest';
import { mapRoute } from '@/lib/catalogue/places/map-places';

const moved = (url: string) =>
  mapRoute({ node: null, redirect: { toUrl: url, to: { __typename: 'ManualRedirect', url } } });

test.each([
  ['/washing-machines/', '/washing-machines'],
  ['/', '/'],
  ['/laundry?sort=price-up', '/laundry?sort=price-up'],
  ['https://maker.example/guide/', 'https://maker.example/guide/'],
  ['http://maker.example', 'http://maker.example'],
])('a redirect to %s is followed', (url, to) => expect(moved(url)).toEqual({ kind: 'moved', to }));

test.each([
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  'https://a b',
  '/a\r\nSet-Cookie: x=y',
  'evil.example',
  '',
])('a redirect to %j is never followed', (url) => expect(moved(url)).toEqual({ kind: 'none' }));

test('a redirect to a product leads to its path', () => {
  const to = { __typename: 'ProductRedirect', path: '/tarnside-tw-914/' } as const;
  expect(mapRoute({ node: null, redirect: { toUrl: 'x', to } })).toEqual({
    kind: 'moved',
    to: '/tarnside-tw-914',
  });
});

test('a node that is not a page of the shop is no destination', () => {
  expect(mapRoute({ node: { __typename: 'RawHtmlPage', entityId: 3 }, redirect: null })).toEqual({
    kind: 'none',
  });
  expect(mapRoute({ node: { __typename: 'Category', entityId: 3 }, redirect: null })).toEqual({
    kind: 'category',
    id: 3,
  });
});
