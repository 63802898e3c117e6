import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { bytesFor, CACHE_NAMES } from '@/lib/platform/cache/budget';
import { processSingleton } from '@/lib/platform/process-singleton';
import { RENDERER } from '@/lib/platform/renderer-role';

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'hobwrightShared');
  vi.unstubAllEnvs();
});

const budgets = () => CACHE_NAMES.map(bytesFor);
const megabytes = (bytes: number[]) => bytes.reduce((sum, each) => sum + each, 0) / 1024 / 1024;

describe('the cache memory set for a whole machine', () => {
  test.each([1, 2, 7])('is not exceeded by a front and %i renderers together', (count) => {
    vi.stubEnv('CACHE_MEMORY_MB', '300');
    const alone = budgets();
    processSingleton(RENDERER, () => ({ isPrimary: true, count }));
    const total = megabytes(budgets().map((bytes, at) => (bytes === alone[at] ? bytes : bytes * count)));
    expect(total).toBeLessThanOrEqual(300);
    expect(total).toBeGreaterThan(299.9);
  });
});

describe('where no cache memory is set', () => {
  beforeEach(() => {
    vi.stubEnv('CACHE_MEMORY_MB', undefined);
  });

  test('one renderer and the front have 112 megabytes together', () => {
    expect(megabytes(budgets())).toBeCloseTo(112, 1);
  });

  test('each further renderer has as much as the first one', () => {
    const alone = budgets();
    processSingleton(RENDERER, () => ({ isPrimary: false, count: 4 }));
    expect(budgets()).toEqual(alone);
  });
});
