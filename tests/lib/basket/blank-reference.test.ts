import { expect, it, vi } from 'vitest';

const setAttributes = vi.fn(() => Promise.resolve({ ok: true, value: null }));
vi.mock('next/headers', async () => import('../../support/jar'));
vi.mock('@/lib/platform/upstreams/customer-attributes', () => ({
  readAttribute: () => Promise.resolve({ ok: false, error: { upstream: 'graphql', kind: 'timeout' } }),
  setAttributes,
}));

it('a reference that cannot be read is not cleared, as it may name another cart', async () => {
  const { blankReference } = await import('@/lib/basket/customer-cart');
  await blankReference({ customerId: 7 } as never, 'gone');
  expect(setAttributes).not.toHaveBeenCalled();
});
