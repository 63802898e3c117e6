import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { writePosts } from '../../../sandbox/demo/seed/write/posts.ts';
import { readBlogPlace } from '@/lib/blog/rules';
import { startUpstream, type Upstream } from '../../support/upstream';

vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));

let upstream: Upstream;
beforeAll(async () => {
  upstream = await startUpstream(40);
  const { store } = upstream;
  if (!store.prepare('SELECT id FROM blog_post').get()) writePosts(store, Date.now());
  store.exec(`UPDATE blog_post SET tags = replace(tags, '"noise"', '"Noise"')`);
}, 30_000);
afterAll(() => upstream[Symbol.asyncDispose]());

const asked = (query: string) => readBlogPlace(new URLSearchParams(query));

it('blog tags are found with the merchant’s capitals, published and in drafts', async () => {
  const { getPostPage } = await import('@/lib/blog/queries');
  const { getPostPageDraft } = await import('@/lib/blog/draft-queries');
  const tagged = { tags: expect.arrayContaining(['Noise']) };
  expect((await getPostPage(asked('tag=Noise')))?.posts[0]).toMatchObject(tagged);
  expect((await getPostPageDraft(asked('tag=Noise'), null))?.posts[0]).toMatchObject(tagged);
});

it('a blog tag in another spelling redirects to the merchant’s', async () => {
  const { BlogRoute } = await import('@/app/(shop)/place/blog/blog-route');
  const endOf = (query: string) =>
    BlogRoute({ place: asked(query) }).catch((thrown: { digest?: string }) => thrown.digest);
  expect(await endOf('tag=noise')).toBe('NEXT_REDIRECT;replace;/blog?tag=Noise;308;');
  expect(await endOf('tag=nothing')).toBe('NEXT_HTTP_ERROR_FALLBACK;404');
});
