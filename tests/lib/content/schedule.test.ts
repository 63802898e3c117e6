import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { seedContent } from '../../../sandbox/demo/content/seed-content.ts';
import { stubEnvironment } from '../../support/environment';
import { startUpstream, type Upstream } from '../../support/upstream';

const tags: string[] = [];
vi.mock('next/cache', () => ({
  cacheLife: () => undefined,
  cacheTag: (...names: string[]) => tags.push(...names),
}));

let upstream: Upstream;
beforeAll(async () => {
  upstream = await startUpstream(60);
  seedContent(upstream.store);
}, 30_000);
afterAll(() => upstream[Symbol.asyncDispose]());
beforeEach(() => {
  tags.length = 0;
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => vi.useRealTimers());

const [FROM, UNTIL] = ['2026-11-23T00:00:00Z', '2026-12-01T00:00:00Z'];

test.each([
  ['2026-11-22T23:59:59Z', false, FROM],
  ['2026-11-23T00:00:00Z', true, UNTIL],
  ['2026-11-30T23:59:59Z', true, UNTIL],
  ['2026-12-01T00:00:00Z', false, null],
])('at %s a seasonal page is published: %s, until %s', async (now, stands, turn) => {
  vi.setSystemTime(now);
  const { getContentPage } = await import('@/lib/content/page-queries');
  expect((await getContentPage('/black-friday')) !== null).toBe(stands);
  expect(await getContentPage('/all-offers')).toMatchObject({
    title: 'Offers',
    startsAt: null,
    endsAt: null,
  });
  const until = turn === null ? [] : [`until-${Date.parse(turn)}`];
  expect([...new Set(tags.filter((tag) => tag.startsWith('until-')))]).toEqual(until);
});

test('an editor sees a seasonal page as on the requested day', async () => {
  stubEnvironment({
    SANDBOX_PORT: new URL(upstream.url).port,
    CONTENTFUL_PREVIEW_ACCESS_TOKEN: 'dev-preview',
  });
  vi.resetModules();
  const { getPageOfEditorsDraft } = await import('@/lib/content/draft-queries');
  const on = async (day: string) => (await getPageOfEditorsDraft('/black-friday', new Date(day)))?.title;
  expect(await on('2026-11-25T12:00:00Z')).toBe('Black Friday week');
  expect(await on('2026-10-25T12:00:00Z')).toBeUndefined();
});

test('a page’s product rows hold best sellers of a category, or its reduced products', async () => {
  vi.useRealTimers();
  const { getRails } = await import('@/lib/content/rail-queries');
  const row = { heading: 'Washing machines', path: '/washing-machines' };
  const [liked, reduced] = await getRails([
    { ...row, reduced: false },
    { ...row, reduced: true },
  ]);
  expect(liked).toMatchObject({ path: '/washing-machines', offers: null });
  expect(liked?.cards.length).toBeGreaterThan(0);
  const found = reduced?.cards ?? [];
  expect(found.length).toBeGreaterThan(0);
  expect(reduced?.offers).toBeGreaterThanOrEqual(found.length);
  expect(reduced?.path).toBe('/washing-machines?reduced=yes');
  for (const { price } of found) expect(price?.was?.price).toBeGreaterThan(price?.now ?? 0);
});
