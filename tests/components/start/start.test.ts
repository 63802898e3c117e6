import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const calls: string[] = [];

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
  calls.length = 0;
  document.cookie = 'XSRF-TOKEN=token';
  vi.stubGlobal('fetch', async (url: string) => {
    calls.push(url);
    return url === '/api/warranties'
      ? Response.json({ results: [{ id: 1 }] })
      : Response.json({ data: { site: { categoryTree: [{ name: 'Laundry' }] } } });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.cookie = 'XSRF-TOKEN=; max-age=0';
});

const start = async () => ({
  ...(await import('@/lib/consent/client')),
  leave: (await import('@/lib/start/client')).loadAtStart(),
});

test('§3: categories, warranties and an empty object of what is trending are kept by consent', async () => {
  const { answerConsent, leave } = await start();
  expect([calls, localStorage.length]).toEqual([[], 0]);
  answerConsent(true);
  await vi.waitFor(() => expect(localStorage.getItem('warrantyProducts')).toBe('[{"id":1}]'));
  await vi.waitFor(() => expect(localStorage.getItem('categoryTree')).toBe('[{"name":"Laundry"}]'));
  expect(localStorage.getItem('trendingProducts')).toBe('{}');
  expect(calls.toSorted()).toEqual(['/api/graphql', '/api/warranties']);
  answerConsent(false);
  expect(Object.keys(localStorage)).toEqual(['consent']);
  leave();
});

test('what cannot be read at the start is left as it was', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 503 }));
  const { answerConsent, leave } = await start();
  answerConsent(true);
  localStorage.setItem('warrantyProducts', '[]');
  await vi.waitFor(() => expect(localStorage.getItem('trendingProducts')).toBe('{}'));
  expect(localStorage.getItem('warrantyProducts')).toBe('[]');
  leave();
});
