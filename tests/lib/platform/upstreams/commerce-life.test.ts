import { expect, test, vi } from 'vitest';
import { startUpstream } from '../../../support/upstream';

const cacheLife = vi.hoisted(() => vi.fn());
vi.mock('next/cache', () => ({ cacheLife, cacheTag: () => undefined }));

const DAY_S = 86_400;

test('§9: data that no webhook announces is cached for a day at most and revalidated much sooner', async () => {
  await using upstream = await startUpstream(60);
  const idIn = (table: string) => {
    const { id } = upstream.store.prepare(`SELECT min(id) AS id FROM ${table}`).get() as { id: number };
    return id;
  };
  const { getPost, getPostPage, getBlogOutline } = await import('@/lib/blog/queries');
  const { getBrand, getBrands, getDestination, getTextPage } = await import('@/lib/catalogue/places/queries');
  const reads: readonly (readonly [() => Promise<unknown>, number])[] = [
    [() => getPost(idIn('blog_post')), 300],
    [() => getPostPage({ tag: null, page: 1 }), 300],
    [() => getBlogOutline(), 300],
    [() => getTextPage(idIn('page')), 300],
    [() => getDestination('/old-address'), 60],
    [() => getBrand(idIn('brand')), 3_600],
    [() => getBrands(), 3_600],
  ];
  for (const [read, revalidate] of reads) {
    cacheLife.mockClear();
    await read();
    expect(cacheLife).toHaveBeenCalledWith(expect.objectContaining({ revalidate, expire: DAY_S }));
  }
});
