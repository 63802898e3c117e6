import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginPass, takePass } from '@/lib/forms/pass-client';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Has the shop answer in turn; null where it cannot be reached. */
function stubAnswers(...passes: (string | null)[]): void {
  vi.stubGlobal('fetch', async () => {
    const pass = passes.shift();
    if (pass === null || pass === undefined) throw new TypeError('Failed to fetch');
    return Response.json({ pass, reCaptcha: null });
  });
}

/** Sends what was begun a while ago. */
async function taken(): Promise<string> {
  const taking = takePass();
  await vi.advanceTimersByTimeAsync(2_000);
  return (await taking).pass;
}

test('each form that is sent has a pass of its own', async () => {
  stubAnswers('first', 'second');
  await beginPass();
  expect(await taken()).toBe('first');
  expect(await taken()).toBe('second');
});

test('a form that was begun while the line was gone is sent with a pass once it is back', async () => {
  stubAnswers(null, 'late');
  expect(await beginPass()).toBeNull();
  expect(await taken()).toBe('late');
});

test('without a line it is sent without one', async () => {
  stubAnswers(null, null);
  await beginPass();
  expect(await taken()).toBe('');
});
