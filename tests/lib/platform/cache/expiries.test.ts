import { afterEach, expect, test } from 'vitest';
import { expiryCount, hasExpired, noteExpired } from '@/lib/platform/cache/expiries';

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'hobwrightShared');
});

test('what was made before one of its tags was expired is old, and what was made after is not', () => {
  const before = expiryCount();
  noteExpired(['product-7', 'lists']);
  expect(['product-7', 'product-8', 'lists'].map((tag) => hasExpired(before, [tag]))).toEqual([
    true,
    false,
    true,
  ]);
  expect(hasExpired(expiryCount(), ['product-7'])).toBe(false);
});

test('what may be made of anything is old with whatever was expired, but for an order', () => {
  const before = expiryCount();
  noteExpired(['order-7']);
  expect(hasExpired(before, undefined)).toBe(false);
  noteExpired(['product-7']);
  expect(hasExpired(before, undefined)).toBe(true);
});

test('of more tags than are remembered none that was expired counts as good', () => {
  const before = expiryCount();
  noteExpired(['product-0']);
  for (let id = 1; id <= 20_000; id += 1) noteExpired([`product-${id}`]);
  const since = expiryCount();
  expect(hasExpired(before, ['product-0'])).toBe(true);
  expect([hasExpired(since, ['product-0']), hasExpired(since, ['product-20000'])]).toEqual([false, false]);
});
