import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HomeAccount } from '@/components/home-facts/home-account';
import { changeHome, home } from '@/lib/home/client';
import { NOTHING_SAID, writeHome } from '@/lib/home/rules';
import { renderWithQueries, stubApi } from '../../support/query';

const forget = () => {
  document.cookie = 'customerInfo=; max-age=0; path=/';
};
beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  forget();
  vi.unstubAllGlobals();
});

/** The account as a server would hold it. */
function show(held: object | null) {
  document.cookie = 'customerInfo=Ann; path=/';
  document.cookie = 'XSRF-TOKEN=x; path=/';
  const calls = stubApi(({ method }) => ({
    body: method === 'GET' ? { home: held } : { redirect: '/account' },
  }));
  const onBrought = vi.fn();
  renderWithQueries(<HomeAccount onBrought={onBrought} />);
  return { calls, onBrought };
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('the copy of a home in the account', () => {
  it('needs a sign-in, and sends nothing for a visitor', () => {
    const calls = stubApi(() => ({ body: {} }));
    renderWithQueries(<HomeAccount onBrought={() => {}} />);
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
      '/login?redirect=/my-home',
    );
    expect(calls).toEqual([]);
  });

  it('is made only on request', async () => {
    changeHome({ power: 26.1 });
    const { calls } = show(null);
    await screen.findByText(/^No copy is saved in your account\. With one/);
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
    await press('Copy to my account');
    await screen.findByText(/is up to date/);
    const sent = calls.find(({ url, method }) => method === 'POST' && url === '/api/account/home');
    expect(sent?.body).toEqual({ home: JSON.stringify(writeHome(home.read())) });
  });

  it('is used in this browser only on request, and is deleted without the home on the device', async () => {
    changeHome({ power: 26.1 });
    const { calls, onBrought } = show(writeHome({ ...NOTHING_SAID, power: 30 }));
    await press('Use the copy in my account');
    expect(home.read().power).toBe(30);
    expect(onBrought).toHaveBeenCalledOnce();
    await press('Delete it from my account');
    await screen.findByText(/^No copy is saved/);
    await waitFor(() => expect(calls.at(-1)?.url).toBe('/api/account/home/erase'));
    expect(home.read().power).toBe(30);
  });

  it('is said to be out of reach when the account does not answer', async () => {
    document.cookie = 'customerInfo=Ann; path=/';
    stubApi(() => ({ status: 503, body: { message: 'away' } }));
    renderWithQueries(<HomeAccount onBrought={() => {}} />);
    await screen.findByText(/cannot be reached right now/);
  });
});
