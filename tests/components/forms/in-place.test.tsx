import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { SmallForm } from '@/components/enquiries/small-form';
import { sendInPlace } from '@/lib/enquiries/in-place-client';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.cookie = 'XSRF-TOKEN=; max-age=0';
});

test('a form sent in place can be sent again when a captive portal answers for the shop', async () => {
  document.cookie = 'XSRF-TOKEN=token';
  vi.stubGlobal('fetch', async (url: string) =>
    url.endsWith('/api/bot-check')
      ? Response.json({ pass: 'p', reCaptcha: null })
      : new Response('<h1>Sign in to the café’s network</h1>'),
  );
  render(
    <SmallForm id="newsletter" action="/api/newsletter" done="Thank you.">
      <input name="email" aria-label="E-mail" defaultValue="pat@example.org" />
      <button type="submit">Sign up</button>
    </SmallForm>,
  );
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Sign up' });
  vi.useFakeTimers();
  const sending = sendInPlace(button.form!);
  expect(button.disabled).toBe(true);
  // A pass has to be held for a moment.
  await vi.advanceTimersByTimeAsync(2_000);
  await sending;
  expect(button.disabled).toBe(false);
  expect(screen.getByRole('alert').textContent).toMatch(/Check your connection/);
});
