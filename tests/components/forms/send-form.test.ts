import { afterEach, expect, test, vi } from 'vitest';
import { sendForm } from '@/lib/forms/client';

afterEach(() => {
  vi.unstubAllGlobals();
  document.cookie = 'XSRF-TOKEN=; max-age=0';
});

const sentTo = (status: number, body: string) => {
  document.cookie = 'XSRF-TOKEN=token';
  vi.stubGlobal('fetch', async () => new Response(body, { status }));
  return sendForm('/api/contact', {});
};

test('§8: a form that fails without a message is answered with “An error ocurred”', async () => {
  expect(await sentTo(502, '<h1>Bad gateway</h1>')).toMatchObject({
    ok: false,
    message: expect.stringMatching(/^An error ocurred\b/),
  });
});

test('a message of the shop’s own is shown as it is', async () => {
  expect(await sentTo(503, '{"message":"Search is away."}')).toMatchObject({ message: 'Search is away.' });
  expect(await sentTo(422, '{}')).toMatchObject({ message: expect.stringMatching(/could not accept this/) });
});
