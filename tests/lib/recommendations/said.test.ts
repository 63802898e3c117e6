import { expect, test, vi } from 'vitest';
import type { UpstreamError } from '@/lib/platform/result';

const recommendationRequest = vi.hoisted(() => vi.fn());
vi.mock('@/lib/platform/upstreams/search', () => ({
  recommendationRequest,
  indexNamed: (name: string) => name,
}));
vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));

const refused = (status: number, words: string): Partial<UpstreamError> => ({
  upstream: 'search',
  kind: status === 503 ? 'failed' : 'rejected',
  status,
  words,
});

test.each([
  [refused(404, 'ObjectID does not exist'), false],
  [refused(404, 'Index ai_recommend_products:bought-together.indice.bin does not exist'), false],
  [refused(404, 'Index products does not exist'), true],
  [refused(503, 'Service unavailable'), true],
])('after the error %o a page keeps space for recommendations: %s', async (error, keepsRoom) => {
  const { hasBoughtWith } = await import('@/lib/recommendations/queries');
  recommendationRequest.mockResolvedValue({ ok: false, error });
  expect(await hasBoughtWith(1)).toBe(keepsRoom);
});
