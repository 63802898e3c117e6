import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bytesFor, CACHE_NAMES } from '@/lib/platform/cache/budget';
import { processSingleton } from '@/lib/platform/process-singleton';
import { RENDERER } from '@/lib/platform/renderer-role';

beforeEach(() => {
  vi.stubEnv('CACHE_MEMORY_MB', '300');
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'hobwrightShared');
  vi.unstubAllEnvs();
});

test.each([1, 2, 7])('the caches of a front and %i renderers fit into the one budget', (count) => {
  const alone = CACHE_NAMES.map(bytesFor);
  processSingleton(RENDERER, () => ({ isPrimary: true, count }));
  const each = CACHE_NAMES.map(bytesFor);
  const total = each.reduce((sum, bytes, at) => sum + (bytes === alone[at] ? bytes : bytes * count), 0);
  expect(total / 1024 / 1024).toBeLessThanOrEqual(300);
  expect(total / 1024 / 1024).toBeGreaterThan(299.9);
});
