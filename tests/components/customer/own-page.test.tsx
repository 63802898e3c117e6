import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { OwnPage } from '@/components/customer/own-page';
import { href } from '@/lib/routing/href';

const { refresh } = vi.hoisted(() => ({ refresh: vi.fn<() => void>() }));
vi.mock('next/navigation', () => ({
  useRouter: () => ({ refresh }),
  usePathname: () => '/account/address-book',
}));

const NAME = 'customerInfo';
/** What `/api/session` answers; nothing while it cannot be reached. */
let signedIn: boolean | null;
beforeEach(() => {
  refresh.mockReset();
  Cookies.set(NAME, 'Pat');
  signedIn = true;
  vi.stubGlobal('fetch', async () => {
    if (signedIn === null) throw new TypeError('Failed to fetch');
    return Response.json({ signedIn, user: null });
  });
});
afterEach(() => {
  cleanup();
  Cookies.remove(NAME);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const open = () => {
  render(<OwnPage>12 Mill Lane</OwnPage>);
  return screen.queryByText('12 Mill Lane');
};
const address = () => screen.queryByText('12 Mill Lane');
const signOutElsewhere = () => Cookies.remove(NAME);

test('a customer’s page is empty as soon as they sign out in another tab, and stays so', async () => {
  vi.useFakeTimers();
  history.replaceState(null, '', '/account/address-book?note=1');
  expect(open()).not.toBeNull();
  signOutElsewhere();
  await act(() => vi.advanceTimersByTimeAsync(300));
  expect(address()).toBeNull();
  expect(screen.getByRole('link', { name: 'Sign in again' }).getAttribute('href')).toBe(
    href('/login', { redirect: '/account/address-book?note=1' }),
  );
  Cookies.set(NAME, 'Pat');
  await act(() => vi.advanceTimersByTimeAsync(300));
  expect(address()).toBeNull();
});

test('a customer’s page is empty when it is returned to after they have signed out', () => {
  vi.useFakeTimers();
  open();
  signOutElsewhere();
  act(() => void dispatchEvent(new Event('pageshow')));
  expect(address()).toBeNull();
});

test('a customer’s page in the router cache shows nothing after they have signed out', async () => {
  signOutElsewhere();
  signedIn = false;
  expect(open()).toBeNull();
  expect(await screen.findByText('You have signed out')).toBeTruthy();
});

test('a customer’s page is shown while they are signed in, though the greeting cookie is lost', async () => {
  signOutElsewhere();
  expect(open()).toBeNull();
  expect(await screen.findByText('12 Mill Lane')).toBeTruthy();
});

describe('a customer’s page while the session cannot be checked', () => {
  const isUnknown = () => screen.findByText(/^We could not check whether you are signed in/);
  beforeEach(async () => {
    signOutElsewhere();
    signedIn = null;
    open();
    await isUnknown();
  });

  test('says so, and checks again on request', async () => {
    expect(address()).toBeNull();
    const again = screen.getByRole('button', { name: 'Try again' });
    await userEvent.click(again);
    await isUnknown();
    expect(document.activeElement).toBe(again);
    signedIn = true;
    await userEvent.click(again);
    expect(await screen.findByText('12 Mill Lane')).toBeTruthy();
  });

  test.each(['online', 'pageshow'])('checks again at the event “%s”', async (name) => {
    signedIn = false;
    act(() => void dispatchEvent(new Event(name)));
    expect(await screen.findByText('You have signed out')).toBeTruthy();
  });
});

test('a customer’s page is refreshed when somebody signs in under another name', async () => {
  vi.useFakeTimers();
  open();
  Cookies.set(NAME, 'Sam');
  await act(() => vi.advanceTimersByTimeAsync(300));
  expect(refresh).toHaveBeenCalledTimes(1);
});
