import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startUpstream, type Upstream } from '../../support/upstream';

vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));

let upstream: Upstream;
beforeAll(async () => {
  upstream = await startUpstream(400);
}, 30_000);
afterAll(() => upstream[Symbol.asyncDispose]());

test('an appliance has its maker’s warnings and contact, and a service has neither', async () => {
  const { getProductSafety } = await import('@/lib/product-safety/queries');
  const idOf = (kind: string) =>
    Number(upstream.store.prepare('SELECT id FROM product WHERE kind = ? ORDER BY id').get(kind)?.['id']);
  const washer = await getProductSafety(idOf('washing-machine'));
  expect(washer.warnings).toContain('drum');
  expect(washer.maker?.electronic).toMatch(/^safety@/);
  expect(await getProductSafety(idOf('service'))).toEqual({ warnings: null, maker: null });
});
