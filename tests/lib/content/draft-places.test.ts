import type { ReactElement } from 'react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { BUILT_IN } from '@/lib/policy/data/built-in';
import { startUpstream, type Upstream } from '../../support/upstream';

vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));

let upstream: Upstream;
beforeAll(async () => {
  upstream = await startUpstream(200);
  vi.stubEnv('CONTENTFUL_PREVIEW_ACCESS_TOKEN', 'dev-preview');
  const move = (table: string, from: string, to: string) =>
    expect(upstream.store.prepare(`UPDATE ${table} SET path = ? WHERE path = ?`).run(to, from).changes).toBe(
      1,
    );
  move('brand', '/brands/tarnside/', '/tarnside/');
  move('blog_post', '/blog/what-the-new-dryer-label-means/', '/dryer-labels/');
});
afterAll(() => upstream[Symbol.asyncDispose]());

type Drawn = ReactElement<Record<string, unknown>>;

const moment = Promise.resolve({ now: new Date(), policy: BUILT_IN });

/** What an editor is shown at a path, or what it ended in. */
async function draftAt(address: string): Promise<unknown> {
  const [path = '', search = ''] = address.split('?');
  const { PlaceDraft } = await import('@/app/(draft)/draft/[day]/[[...path]]/place-draft');
  const end = (thrown: { digest?: string }) => thrown.digest;
  const found = (await PlaceDraft({ path, search, moment, day: '2026-12-20' }).catch(end)) as Drawn | string;
  if (typeof found === 'string') return found;
  if (!('path' in found.props)) return found.props;
  const Text = found.type as (props: unknown) => Promise<Drawn>;
  return Text(found.props).then(({ props }) => props, end);
}

test('drafts show a brand or post at any path the platform gives it', async () => {
  expect(await draftAt('/tarnside')).toMatchObject({ brand: { name: 'Tarnside' } });
  expect(await draftAt('/dryer-labels')).toMatchObject({ post: { path: '/dryer-labels' } });
});

test('drafts of nested pages, whole departments and filtered lists use the draft policy', async () => {
  upstream.store.exec(`UPDATE page SET path = '/help/returns/' WHERE path = '/returns/'`);
  expect(await draftAt('/help/returns')).toMatchObject({ page: { path: '/help/returns' } });
  expect(await draftAt('/laundry/all')).toMatchObject({ category: { path: '/laundry' }, moment });
  const { now, policy } = await moment;
  expect(await draftAt('/tarnside?sort=price-down&preview=true')).toMatchObject({
    brand: { name: 'Tarnside' },
    view: { query: { sort: 'price-down' } },
    now,
    policy,
  });
});

test.each([
  ['/products/tw-914', '/tarnside-tw-914-9kg-washing-machine?preview=true&at=2026-12-20'],
  ['/brands/o-dell-fenn', '/brands/odell-and-fenn?preview=true&at=2026-12-20'],
  ['/recalls', 'https://www.gov.uk/product-safety-alerts-reports-recalls'],
])('drafts follow the redirect from %s', async (path, to) =>
  expect(await draftAt(path)).toBe(`NEXT_REDIRECT;replace;${to};308;`),
);

test('drafts answer 404 for an unknown path', async () =>
  expect(await draftAt('/nothing')).toBe('NEXT_HTTP_ERROR_FALLBACK;404'));

test('a filtered, sorted or paged list stays in drafts, and links to its published form', async () => {
  const { decideRoute } = await import('@/app/decide-route');
  const { requestedPage } = await import('@/app/(draft)/draft/[day]/draft-request');
  const query = { brand: 'tarnside', page: '2', preview: 'true' };
  const search = new URLSearchParams(query);
  const to = '/draft/now/washing-machines?brand=tarnside&page=2&preview=true';
  expect(await decideRoute('/washing-machines', search, true)).toEqual({ kind: 'draft', to });
  expect(await decideRoute('/washing-machines', search)).toMatchObject({ kind: 'rewrite' });
  expect(requestedPage(['washing-machines'], query)).toMatchObject({
    search: 'brand=tarnside&page=2&preview=true',
    published: '/washing-machines?brand=tarnside&page=2',
  });
  expect(requestedPage(['washing-machines'], { preview: 'true', at: '2026-12-20' })).toMatchObject({
    search: '',
    published: '/washing-machines',
  });
});
