import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { QuickSearch } from '@/components/search/quick-search';
import { QuickSlot } from '@/components/search/quick-slot';
import { searchKey } from '@/lib/search/recent-client';
import type { QuickAnswer } from '@/lib/search/types';

const { announce, asked, push } = vi.hoisted(() => ({
  announce: vi.fn<(text: string) => void>(),
  asked: vi.fn<(query: string) => Promise<QuickAnswer>>(),
  push: vi.fn<(to: string) => void>(),
}));
vi.mock('@/lib/search/quick-client', () => ({ quickSearch: asked, prepareSearch: async () => undefined }));
vi.mock('@/components/ui/feedback/live-store', () => ({ announce }));
vi.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

const answer: QuickAnswer = {
  suggestions: ['washing machine', 'washer dryer'],
  categories: [{ id: 1, name: 'Washing machines', path: '/washing-machines', within: 'Laundry', count: 74 }],
  brands: [],
  products: [
    {
      id: 7,
      name: 'Tarnside TW-914',
      path: '/tw-914',
      numbers: ['TW-914'],
      price: 42_900,
      picture: null,
      energy: { class: 'A', scale: 'A–G' },
    },
  ],
  pages: [],
  helpFirst: false,
  understood: [],
  said: [],
  index: null,
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  asked.mockReset().mockResolvedValue(answer);
  push.mockReset();
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  render(
    <QuickSlot className="slot">
      <form role="search" action="/search-alg">
        <input aria-label="Search" type="search" name="q" />
      </form>
    </QuickSlot>,
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const field = () => screen.getByRole<HTMLInputElement>('combobox');
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const active = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;

async function type(text: string) {
  const user = userEvent.setup();
  await user.click(screen.getByLabelText('Search'));
  await screen.findByRole('combobox');
  await user.type(field(), text);
  await waitFor(() => expect(asked).toHaveBeenCalledWith(text));
  await screen.findAllByRole('option');
  return user;
}

describe('the search field', () => {
  test('is a plain field until it gets focus', () => {
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(asked).not.toHaveBeenCalled();
  });

  test('moves through the suggestions with the arrow keys, and back to what was typed', async () => {
    const user = await type('was');
    expect(field().getAttribute('aria-expanded')).toBe('true');
    expect(options()).toEqual([
      'washing machine',
      'washer dryer',
      'Washing machines in Laundry',
      expect.stringContaining('Tarnside TW-914£429'),
    ]);
    await user.keyboard('{ArrowDown}');
    expect([active(), field().value]).toEqual(['washing machine', 'washing machine']);
    await user.keyboard('{ArrowUp}');
    expect([active(), field().value]).toEqual([undefined, 'was']);
    await user.keyboard('{ArrowUp}');
    expect(field().value).toBe('Tarnside TW-914');
    await user.keyboard('{ArrowDown}');
    expect(field().value).toBe('was');
  });

  test('shows how the words were understood, and each part has a button to remove it', async () => {
    const understood = [
      { label: 'white', without: 'oven' },
      { label: 'oven', without: 'white' },
    ];
    asked.mockResolvedValue({ ...answer, understood });
    const user = await type('white oven');
    expect(options()[0]).toContain('Tarnside TW-914');
    await user.click(screen.getByRole('button', { name: 'Remove: white' }));
    expect(field().value).toBe('oven');
    expect(document.activeElement).toBe(field());
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith('oven'));
  });

  test('says which words found nothing, and announces it', async () => {
    const said = ['Nothing in the shop matches “zibber”.'];
    asked.mockResolvedValue({ ...answer, suggestions: [], categories: [], products: [], said });
    const user = userEvent.setup();
    await user.click(screen.getByLabelText('Search'));
    await screen.findByRole('combobox');
    await user.type(field(), 'zibber');
    expect(await screen.findByText('Nothing in the shop matches “zibber”.')).toBeTruthy();
    await waitFor(() => expect(announce).toHaveBeenLastCalledWith('Nothing in the shop matches “zibber”.'));
  });

  test('searches 150 ms after the last key', async () => {
    await type('was');
    vi.useFakeTimers();
    try {
      fireEvent.input(field(), { target: { value: 'wash' } });
      await act(() => vi.advanceTimersByTimeAsync(149));
      expect(asked).not.toHaveBeenCalledWith('wash');
      await act(() => vi.advanceTimersByTimeAsync(1));
      expect(asked).toHaveBeenCalledWith('wash');
    } finally {
      vi.useRealTimers();
    }
  });

  test('closes with Escape, and is cleared by a second Escape', async () => {
    const user = await type('was');
    await user.keyboard('{ArrowDown}{Escape}');
    expect([field().value, field().getAttribute('aria-expanded')]).toEqual(['was', 'false']);
    await user.keyboard('{Escape}');
    expect(field().value).toBe('');
  });

  test('opens all results with Enter, and remembers the search', async () => {
    const user = await type('was');
    await user.keyboard('{Enter}');
    expect(push).toHaveBeenCalledWith('/search-alg?q=was');
    expect(JSON.parse(localStorage.getItem('recentSearches') ?? '[]')).toEqual(['was']);
  });

  test('searches for the text in the field, whatever has put it there', async () => {
    const user = await type('was');
    await user.keyboard('{ArrowDown}');
    await user.click(document.body);
    expect(field().value).toBe('washing machine');
    await user.click(field());
    await user.keyboard('{Enter}');
    expect(push).toHaveBeenLastCalledWith('/search-alg?q=washing+machine');
    await user.click(document.body);
    // As a page of results does that one goes back to.
    field().value = 'tumble dryer';
    await user.click(field());
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith('tumble dryer'));
    await user.keyboard('{Enter}');
    expect(push).toHaveBeenLastCalledWith('/search-alg?q=tumble+dryer');
  });

  test('opens the product with Enter on an exact model number', async () => {
    const user = await type('tw914');
    const followed = vi.fn<(to: string) => void>();
    document.addEventListener(
      'click',
      (event) => {
        event.preventDefault();
        followed((event.target as HTMLAnchorElement).pathname);
      },
      { once: true },
    );
    expect(options()[0]).toBe('Go to TW-914 Tarnside TW-914');
    await user.keyboard('{Enter}');
    expect(followed).toHaveBeenCalledWith('/tw-914');
    expect(push).not.toHaveBeenCalled();
  });

  test('drops an answer that arrives after a newer search', async () => {
    let late: (answer: QuickAnswer) => void = () => undefined;
    asked.mockImplementationOnce(() => new Promise((settle) => (late = settle)));
    const user = userEvent.setup();
    await user.click(screen.getByLabelText('Search'));
    await screen.findByRole('combobox');
    fireEvent.input(field(), { target: { value: 'w' } });
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
    fireEvent.input(field(), { target: { value: 'wa' } });
    await waitFor(() => expect(options()).toContain('washing machine'));
    await act(async () => late({ ...answer, suggestions: ['wardrobe'] }));
    expect(options()).not.toContain('wardrobe');
  });

  test('never reports an outage as an empty result', async () => {
    asked.mockRejectedValue(new Error('away'));
    const user = userEvent.setup();
    await user.click(screen.getByLabelText('Search'));
    await screen.findByRole('combobox');
    await user.type(field(), 'oven');
    expect(await screen.findByText('Search is not answering right now. Try again in a moment.')).toBeTruthy();
    expect(screen.queryByText(/No results found/)).toBeNull();
  });

  test('gets focus by the slash key, unless that is turned off or another field has the focus', async () => {
    const user = userEvent.setup();
    await user.keyboard('/');
    expect(document.activeElement).toBe(screen.getByLabelText('Search'));
    render(<input aria-label="Postcode" />);
    await user.type(screen.getByLabelText('Postcode'), '/');
    expect(document.activeElement).toBe(screen.getByLabelText('Postcode'));
    await user.click(screen.getByLabelText('Search'));
    await user.click(await screen.findByRole('checkbox', { name: /Press \/ to search/ }));
    screen.getByLabelText('Search').blur();
    await user.keyboard('/');
    expect(document.activeElement).not.toBe(screen.getByLabelText('Search'));
  });

  test('gets focus by the slash key also where storage cannot be read', async () => {
    expect(searchKey.read()).toBe(true);
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('Blocked', 'SecurityError');
    });
    await userEvent.keyboard('/');
    expect(document.activeElement).toBe(screen.getByLabelText('Search'));
    await screen.findByRole('combobox');
  });

  test('offers recent searches, and clears them on request', async () => {
    localStorage.setItem('recentSearches', '["oven","hob"]');
    window.dispatchEvent(new StorageEvent('storage', { key: 'recentSearches' }));
    const user = userEvent.setup();
    await user.click(screen.getByLabelText('Search'));
    await waitFor(() => expect(options()).toEqual(['oven', 'hob']));
    await user.click(screen.getByRole('button', { name: 'Clear your recent searches' }));
    await waitFor(() => expect(options()).toEqual([]));
    expect(localStorage.getItem('recentSearches')).toBeNull();
  });
});

test('the search field stays closed when its script loads after focus has left it', async () => {
  act(() => {
    screen.getByRole('searchbox').focus();
    screen.getByRole('searchbox').blur();
  });
  await waitFor(() => expect(field().getAttribute('aria-expanded')).toBe('false'));
  expect(document.querySelector('[data-open]')).toBeNull();
});

describe('the open search', () => {
  const elsewhere = () => screen.getByRole('link', { name: 'Elsewhere' });
  const isOpen = () => document.querySelector('[data-open]') !== null;
  beforeEach(() => void render(<a href="/elsewhere">Elsewhere</a>));

  test('closes when focus leaves it', async () => {
    await type('was');
    expect(isOpen()).toBe(true);
    act(() => elsewhere().focus());
    expect(isOpen()).toBe(false);
    expect(screen.queryAllByRole('option')).toEqual([]);
  });

  test('closes with Escape from anywhere on the page', async () => {
    await type('was');
    act(() => field().blur());
    expect(isOpen()).toBe(true);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(isOpen()).toBe(false);
    expect(field().value).toBe('was');
  });

  test('searches for what was typed before it could listen', async () => {
    cleanup();
    render(<input aria-label="Search" />);
    const input = screen.getByLabelText<HTMLInputElement>('Search');
    function Typing() {
      useLayoutEffect(() => {
        input.value = 'was';
      }, []);
      return null;
    }
    act(() => input.focus());
    render(
      <>
        <QuickSearch input={input} />
        <Typing />
      </>,
    );
    await waitFor(() => expect(asked).toHaveBeenCalledWith('was'));
  });

  test('is closed when focus leaves between its rendering and its listening', () => {
    cleanup();
    const { container } = render(
      <>
        <form role="search">
          <input aria-label="Search" />
        </form>
        <a href="/elsewhere">Elsewhere</a>
      </>,
    );
    const input = screen.getByLabelText<HTMLInputElement>('Search');
    function Leaving() {
      useLayoutEffect(() => elsewhere().focus(), []);
      return null;
    }
    act(() => input.focus());
    render(
      <>
        <QuickSearch input={input} />
        <Leaving />
      </>,
    );
    expect(document.activeElement).toBe(elsewhere());
    expect(container.querySelector('[data-open]')).toBeNull();
    expect(document.querySelector('[aria-label="Close search"]')?.closest('[hidden]')).not.toBeNull();
  });
});
