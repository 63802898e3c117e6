import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HomeView } from '@/components/home-facts/home-view';
import { consent, answerConsent } from '@/lib/consent/client';
import { home } from '@/lib/home/client';
import { usePostcode } from '@/lib/home/postcode-client';
import { useToldHome } from '@/lib/home/told-client';

const FORGOTTEN = /will not be remembered on this device/;

/** What another part of the page makes of the same home. */
function Elsewhere() {
  const door = useToldHome()?.route.door;
  return <output>{`${usePostcode() ?? 'the mainland'}, ${door ?? 'no'} door`}</output>;
}

async function open() {
  render(
    <>
      <HomeView />
      <Elsewhere />
    </>,
  );
  await screen.findByText('In your account');
}
const field = (name: RegExp) => screen.getByRole('textbox', { name });
const said = () => screen.getByText(/^Tell us once/).textContent;

const refuse = (name: string) => () => {
  throw new DOMException('Not here', name);
};

beforeEach(() => {
  localStorage.clear();
  home.erase();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('a browser that refuses storage', () => {
  beforeEach(() => {
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(refuse('SecurityError'));
  });

  it('shares what was entered between all parts of the page until a reload', async () => {
    const user = userEvent.setup();
    await open();
    await user.type(field(/^Your postcode/), 'ls63bn{Enter}');
    await user.type(field(/^The narrowest door/), '710');
    expect(await screen.findByText('LS6 3BN, 710 door')).toBeTruthy();
    cleanup();
    await open();
    expect(field(/^The narrowest door/)).toHaveProperty('value', '710');
    await user.click(screen.getByRole('button', { name: 'Erase everything on this device' }));
    expect(screen.getByText('the mainland, no door')).toBeTruthy();
  });

  it('says so before anything is entered', async () => {
    await open();
    expect(said()).toMatch(FORGOTTEN);
    expect(screen.queryByText(/^Kept on this device/)).toBeNull();
  });

  it('remembers the answer about statistics for the visit', () => {
    answerConsent(true);
    expect(consent()).toBe('given');
    answerConsent(false);
    expect(consent()).toBe('refused');
  });
});

it('a browser whose storage is full uses what was entered, and says that it is not stored', async () => {
  const user = userEvent.setup();
  await open();
  expect(said()).not.toMatch(FORGOTTEN);
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse('QuotaExceededError'));
  await user.type(field(/^The narrowest door/), '710');
  expect(home.read().route.door).toBe(710);
  expect(said()).toMatch(FORGOTTEN);
  full.mockRestore();
  await user.type(field(/^The narrowest door/), ' mm');
  expect(JSON.parse(localStorage.getItem('home') ?? '')).toMatchObject({ route: { door: 710 } });
  expect(said()).not.toMatch(FORGOTTEN);
});
