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

test('each submitted form uses a new pass', async () => {
  stubAnswers('first', 'second');
  await beginPass();
  expect(await taken()).toBe('first');
  expect(await taken()).toBe('second');
});

test('a form opened offline is sent with a pass once it is online again', async () => {
  stubAnswers(null, 'late');
  expect(await beginPass()).toBeNull();
  expect(await taken()).toBe('late');
});

test('a form is sent without a pass while offline', async () => {
  stubAnswers(null, null);
  await beginPass();
  expect(await taken()).toBe('');
});
