import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TrackForm } from '@/components/orders/tracking/track-form';
import { stubApi } from '../../../support/query';

const go = vi.hoisted(() => ({ push: vi.fn(), refresh: vi.fn() }));
vi.mock('next/navigation', () => ({ useRouter: () => go }));

beforeEach(() => {
  Cookies.set('XSRF-TOKEN', 'token');
  go.push.mockClear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('the form passes the bot check by itself, once the shop asks for it', async () => {
  const calls = stubApi(({ url, body }) => {
    if (url === '/api/bot-check') return { body: { pass: 'p' } };
    if ((body as { pass?: string }).pass === 'p') return { body: { redirect: '/track-order?order=1' } };
    return { status: 428, body: { message: 'Verification failed.' } };
  });
  render(<TrackForm order="1522248721" note={null} />);
  await userEvent.type(screen.getByLabelText(/^E-mail address or postcode/), 'LS6 3BN');
  await userEvent.click(screen.getByRole('button', { name: 'Show the order' }));
  await waitFor(() => expect(go.push).toHaveBeenCalledWith('/track-order?order=1'), { timeout: 4_000 });
  expect(calls.map(({ url }) => url)).toEqual(['/api/track-order', '/api/bot-check', '/api/track-order']);
  expect(screen.queryByRole('alert')).toBeNull();
});
