import { afterEach, expect, test } from 'vitest';
import { expiryCount, hasExpired, noteExpired } from '@/lib/platform/cache/expiries';

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'hobwrightShared');
});

test('an entry is expired if one of its tags was expired after it was made, not before', () => {
  const before = expiryCount();
  noteExpired(['product-7', 'lists']);
  expect(['product-7', 'product-8', 'lists'].map((tag) => hasExpired(before, [tag]))).toEqual([
    true,
    false,
    true,
  ]);
  expect(hasExpired(expiryCount(), ['product-7'])).toBe(false);
});

test('an entry of unknown tags is expired by any tag but that of an order', () => {
  const before = expiryCount();
  noteExpired(['order-7']);
  expect(hasExpired(before, undefined)).toBe(false);
  noteExpired(['product-7']);
  expect(hasExpired(before, undefined)).toBe(true);
});

test('an expired tag still counts as expired after more tags than are remembered', () => {
  const before = expiryCount();
  noteExpired(['product-0']);
  for (let id = 1; id <= 20_000; id += 1) noteExpired([`product-${id}`]);
  const since = expiryCount();
  expect(hasExpired(before, ['product-0'])).toBe(true);
  expect([hasExpired(since, ['product-0']), hasExpired(since, ['product-20000'])]).toEqual([false, false]);
});
