import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { writePosts } from '../../../sandbox/demo/seed/write/posts.ts';
import { stubEnvironment } from '../../support/environment';
import { startUpstream, type Upstream } from '../../support/upstream';

vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));

const QUIET = 'The quiet hour: a kitchen at night';

let upstream: Upstream;
beforeAll(async () => {
  upstream = await startUpstream(60);
  const { store } = upstream;
  if (!store.prepare('SELECT id FROM blog_post').get()) writePosts(store, Date.now());
  store
    .prepare('UPDATE blog_post SET published_at = ? WHERE is_published = 0')
    .run(Date.parse('2099-12-20T00:30:00Z'));
}, 30_000);
afterAll(() => upstream[Symbol.asyncDispose]());

async function blog() {
  stubEnvironment({ SANDBOX_PORT: new URL(upstream.url).port });
  return { ...(await import('@/lib/blog/draft-queries')), ...(await import('@/lib/blog/queries')) };
}

it('the draft blog has the published posts and the unpublished ones, newest first', async () => {
  const { getPostPageDraft, getPostPage, getBlogOutline } = await blog();
  const draft = await getPostPageDraft({ tag: null, page: 1 }, null);
  const published = await getPostPage({ tag: null, page: 1 });
  expect(draft?.posts[0]?.name).toBe(QUIET);
  expect(draft?.posts).toHaveLength(12);
  const sameOf = (posts: { id: number; name: string; picture: unknown }[] = []) =>
    posts.map(({ id, name, picture }) => ({ id, name, picture }));
  expect(sameOf(draft?.posts.slice(1))).toEqual(sameOf(published?.posts.slice(0, 11)));
  expect(draft?.total).toBe((await getBlogOutline()).length + 1);
});

it('the draft blog leaves out posts dated after the requested day in London', async () => {
  const { getPostPageDraft } = await blog();
  const first = async (day: string) =>
    (await getPostPageDraft({ tag: 'noise', page: 1 }, day))?.posts[0]?.name;
  expect(await first('2099-12-20')).toBe(QUIET);
  expect(await first('2099-12-19')).not.toBe(QUIET);
});

it('the draft blog ends after its last page, and has no pages for an unknown tag', async () => {
  const { getPostPageDraft } = await blog();
  expect(await getPostPageDraft({ tag: null, page: 99 }, null)).toBeNull();
  expect(await getPostPageDraft({ tag: 'nothing', page: 1 }, null)).toBeNull();
  expect(await getPostPageDraft({ tag: null, page: 1 }, '2000-01-01')).toMatchObject({ posts: [], total: 0 });
});
