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

test('is empty as soon as its customer signs out in another tab, and stays so', async () => {
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

test('is empty on the way back to it, when its customer signed out meanwhile', () => {
  vi.useFakeTimers();
  open();
  signOutElsewhere();
  act(() => void dispatchEvent(new Event('pageshow')));
  expect(address()).toBeNull();
});

test('shows nothing out of the router’s memory to whoever comes after', async () => {
  signOutElsewhere();
  signedIn = false;
  expect(open()).toBeNull();
  expect(await screen.findByText('You have signed out')).toBeTruthy();
});

test('is there for whoever the shop knows, though the greeting was lost', async () => {
  signOutElsewhere();
  expect(open()).toBeNull();
  expect(await screen.findByText('12 Mill Lane')).toBeTruthy();
});

describe('while nobody can tell', () => {
  const isUnknown = () => screen.findByText(/^We could not check whether you are signed in/);
  beforeEach(async () => {
    signOutElsewhere();
    signedIn = null;
    open();
    await isUnknown();
  });

  test('says so, and asks again when it is told to', async () => {
    expect(address()).toBeNull();
    const again = screen.getByRole('button', { name: 'Try again' });
    await userEvent.click(again);
    await isUnknown();
    expect(document.activeElement).toBe(again);
    signedIn = true;
    await userEvent.click(again);
    expect(await screen.findByText('12 Mill Lane')).toBeTruthy();
  });

  test.each(['online', 'pageshow'])('asks again at the event “%s”', async (name) => {
    signedIn = false;
    act(() => void dispatchEvent(new Event(name)));
    expect(await screen.findByText('You have signed out')).toBeTruthy();
  });
});

test('is asked for anew when somebody is signed in under another name', async () => {
  vi.useFakeTimers();
  open();
  Cookies.set(NAME, 'Sam');
  await act(() => vi.advanceTimersByTimeAsync(300));
  expect(refresh).toHaveBeenCalledTimes(1);
});
