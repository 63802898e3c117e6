import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ConsentSlot } from '@/components/layout/consent-slot';
import { CookieChoices } from '@/components/consent/cookie-choices';
import { consent } from '@/lib/consent/client';

const { loadAtStart } = vi.hoisted(() => ({ loadAtStart: vi.fn() }));
vi.mock('@/lib/start/client', () => ({ loadAtStart }));

const open = () =>
  render(
    <>
      <ConsentSlot />
      <CookieChoices />
    </>,
  );
const question = () => screen.findByRole('region', { name: 'May we count searches to improve them?' });

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the question about statistics', () => {
  it('loads what needs consent only after it is given', async () => {
    open();
    await question();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    act(() => void vi.advanceTimersByTime(60_000));
    fireEvent.click(screen.getByRole('button', { name: 'Accept' }));
    expect(loadAtStart).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(60_000));
    await expect.poll(() => loadAtStart).toHaveBeenCalledOnce();
  });

  it('is asked once, nothing is given before, and both answers look alike', async () => {
    open();
    await question();
    expect(consent()).toBe('none');
    expect(screen.getByText(/under a random number or a code for your account/)).toBeTruthy();
    const [refuse, accept] = screen.getAllByRole('button');
    expect(refuse?.textContent).toBe('Refuse');
    expect(accept?.textContent).toBe('Accept');
    expect(refuse?.className).toBe(accept?.className);
    await userEvent.click(screen.getByRole('button', { name: 'Refuse' }));
    expect(consent()).toBe('refused');
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('is stored with its day and version, and can be opened again', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-31T23:59:59.999Z') });
    open();
    await question();
    await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
    expect(JSON.parse(localStorage.getItem('consent') ?? '')).toEqual({
      version: 2,
      statistics: true,
      on: '2026-12-31',
    });
    await userEvent.click(screen.getByRole('link', { name: 'Cookie choices' }));
    expect((await question()).textContent).toContain('You said yes.');
    expect(document.activeElement?.textContent).toBe('May we count searches to improve them?');
    await userEvent.click(screen.getByRole('button', { name: 'Refuse' }));
    expect(consent()).toBe('refused');
    expect(document.activeElement?.textContent).toBe('Cookie choices');
  });

  it('can be left as it was answered when it is opened again', async () => {
    open();
    await question();
    await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
    await userEvent.click(screen.getByRole('link', { name: 'Cookie choices' }));
    await question();
    await userEvent.click(screen.getByRole('button', { name: 'Leave my answer as it is' }));
    expect(screen.queryByRole('region')).toBeNull();
    expect(consent()).toBe('given');
  });

  it('follows an answer given in another tab', async () => {
    open();
    await question();
    localStorage.setItem('consent', JSON.stringify({ version: 2, statistics: true, on: '2099-01-01' }));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'consent' })));
    expect(screen.queryByRole('region')).toBeNull();
  });

  describe('erases what was stored with consent', () => {
    const kept = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].toSorted();
    const days = (count: number) => new Date(Date.now() - count * 86_400_000).toISOString().slice(0, 10);

    /** A browser that counted a search, and whose shopper has lists of their own. */
    const counted = (on: string) => {
      sessionStorage.clear();
      localStorage.setItem('consent', JSON.stringify({ version: 2, statistics: true, on }));
      for (const key of ['searchToken', 'AlgoliaObjectQueryCache', 'recentSearches'])
        localStorage.setItem(key, '"x"');
      for (const key of ['userId', 'searchFinds']) sessionStorage.setItem(key, 'x');
    };

    it('when it is withdrawn, on a page that has nothing to do with searches', async () => {
      counted(days(0));
      open();
      expect(kept()).toHaveLength(6);
      await userEvent.click(screen.getByRole('link', { name: 'Cookie choices' }));
      await question();
      await userEvent.click(screen.getByRole('button', { name: 'Refuse' }));
      expect(kept()).toEqual(['consent', 'recentSearches']);
    });

    it('when it is withdrawn in another tab', () => {
      counted(days(0));
      open();
      localStorage.setItem('consent', JSON.stringify({ version: 2, statistics: false, on: days(0) }));
      act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'consent' })));
      expect(kept()).toEqual(['consent', 'recentSearches']);
    });

    it('when it has expired, with the next page', () => {
      counted(days(179));
      open();
      expect(kept()).toHaveLength(6);
      cleanup();
      counted(days(181));
      open();
      expect(kept()).toEqual(['consent', 'recentSearches']);
    });
  });

  it('is not asked where the browser sends Global Privacy Control', async () => {
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { globalPrivacyControl: true }));
    open();
    await act(() => vi.dynamicImportSettled());
    expect(screen.queryByRole('region')).toBeNull();
    expect(consent()).toBe('refused');
  });
});
