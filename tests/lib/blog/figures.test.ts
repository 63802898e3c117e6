import { expect, it, vi } from 'vitest';
import { writePosts } from '../../../sandbox/demo/seed/write/posts.ts';
import { BUILT_IN } from '@/lib/policy/data/built-in';
import { stubEnvironment } from '../../support/environment';
import { startUpstream } from '../../support/upstream';

vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));

it('a post has the policy’s figures filled in, on its page, in a list and as a draft', async () => {
  await using upstream = await startUpstream(60);
  const { store } = upstream;
  if (!store.prepare('SELECT id FROM blog_post').get()) writePosts(store, Date.now());
  store
    .prepare(`UPDATE blog_post SET html = ?, summary = ?`)
    .run('<p>{returnDays} days, {such}</p>', '{returnDays} days');
  stubEnvironment({ SANDBOX_PORT: new URL(upstream.url).port });
  const { getPost, getPostPage } = await import('@/lib/blog/queries');
  const { getPostDraft } = await import('@/lib/blog/draft-queries');
  const words = `${BUILT_IN.returns.days} days`;
  const [line] = (await getPostPage({ tag: null, page: 1 }))?.posts ?? [];
  expect(line?.summary).toBe(words);
  expect((await getPost(line?.id ?? 0))?.html).toBe(`<p>${words}, {such}</p>`);
  expect((await getPostDraft(line?.path ?? ''))?.html).toBe(`<p>${words}, {such}</p>`);
});
