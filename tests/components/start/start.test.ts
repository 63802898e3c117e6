import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const calls: string[] = [];
let hasToken: boolean;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 12), toFake: ['Date'] });
  vi.resetModules();
  localStorage.clear();
  sessionStorage.clear();
  calls.length = 0;
  hasToken = false;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    calls.push(url);
    hasToken ||= Object.hasOwn(init.headers ?? {}, 'X-XSRF-TOKEN');
    return url === '/api/warranties'
      ? Response.json({ results: [{ id: 1 }] })
      : Response.json({ data: { site: { categoryTree: [{ name: 'Laundry' }] } } });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const start = async () => ({
  ...(await import('@/lib/consent/client')),
  leave: (await import('@/lib/start/client')).loadAtStart(),
});

test('§3: categories, warranties and an empty object of trends are stored with consent', async () => {
  const { answerConsent, leave } = await start();
  expect([calls, localStorage.length]).toEqual([[], 0]);
  answerConsent(true);
  await expect.poll(() => localStorage.getItem('warrantyProducts')).toBe('[{"id":1}]');
  await expect.poll(() => localStorage.getItem('categoryTree')).toBe('[{"name":"Laundry"}]');
  expect(localStorage.getItem('trendingProducts')).toBe('{}');
  expect(calls.toSorted()).toEqual(['/api/graphql', '/api/warranties']);
  expect(hasToken).toBe(false);
  answerConsent(false);
  expect(Object.keys(localStorage)).toEqual(['consent']);
  expect(sessionStorage).toHaveLength(0);
  leave();
});

test('§2: this data is loaded once per tab and day, whatever pages are loaded', async () => {
  const first = await start();
  first.answerConsent(true);
  await expect.poll(() => sessionStorage).toHaveLength(1);
  first.leave();
  const loadedAt = Number(sessionStorage.getItem('startLoadedAt'));
  vi.setSystemTime(loadedAt + 86_399_999);
  vi.resetModules();
  (await start()).leave();
  expect(calls).toHaveLength(2);
  vi.setSystemTime(loadedAt + 86_400_000);
  vi.resetModules();
  (await start()).leave();
  await expect.poll(() => calls).toHaveLength(4);
});

test('what cannot be loaded at the start is left as it was', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 503 }));
  const { answerConsent, leave } = await start();
  answerConsent(true);
  localStorage.setItem('warrantyProducts', '[]');
  await expect.poll(() => localStorage.getItem('trendingProducts')).toBe('{}');
  expect(localStorage.getItem('warrantyProducts')).toBe('[]');
  expect(sessionStorage).toHaveLength(0);
  leave();
});
