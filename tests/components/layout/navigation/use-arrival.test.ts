import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { arrive } from '@/components/layout/navigation/use-arrival';
import { type Departure, noteDepartures } from '@/components/layout/navigation/departure';
import { knowVisibility } from '../../../support/visibility';

const { announce } = vi.hoisted(() => ({ announce: vi.fn() }));
vi.mock('@/components/ui/feedback/live-store', () => ({ announce }));

const left = { focus: null, path: '/laundry', search: '' };
const page = (inside: string) => {
  document.body.innerHTML = `
    <header><a href="/laundry">Laundry</a><input id="q"><button>Menu</button></header>
    <main hidden id="main" tabindex="-1"><a href="/old">Old</a></main>
    <main id="main" tabindex="-1">${inside}</main>`;
};
const at = (selector: string) => document.querySelector<HTMLElement>(selector);
const shown = () => at('main:not([hidden])');

beforeAll(knowVisibility);
beforeEach(() => {
  announce.mockClear();
  history.replaceState(null, '', '/washing-machines');
  page('<a href="/tw-914">TW-914</a>');
});
afterEach(() => {
  document.body.innerHTML = '';
});

test('focus moves to the content of the new page, not to that of the page left behind', () => {
  expect(arrive(left)).toBe(true);
  expect(document.activeElement).toBe(shown());
  expect(announce).not.toHaveBeenCalled();
});

test.each(['header a', 'header button', 'header input'])(
  'focus moves to the content from %s, which stays in the document',
  (selector) => {
    at(selector)?.focus();
    expect(arrive({ ...left, focus: at(selector) })).toBe(true);
    expect(document.activeElement).toBe(shown());
  },
);

test.each(['header input', 'main:not([hidden]) a'])(
  'focus that has moved on to %s stays there',
  (selector) => {
    at(selector)?.focus();
    expect(arrive(left)).toBe(true);
    expect(document.activeElement).toBe(at(selector));
  },
);

test('a link to the same URL does not move focus', () => {
  expect(arrive({ ...left, path: '/washing-machines' })).toBe(true);
  expect(document.activeElement).toBe(document.body);
});

test('another page of a list moves focus to its heading, and is announced', () => {
  history.replaceState(null, '', '/washing-machines?page=3');
  page('<h2 tabindex="-1" data-results="Page 3, 49 to 72 of 106 washing machines">Products</h2>');
  expect(arrive({ ...left, path: '/washing-machines' })).toBe(true);
  expect(document.activeElement).toBe(at('h2'));
  expect(announce).toHaveBeenCalledExactlyOnceWith('Page 3, 49 to 72 of 106 washing machines');
});

test('focus moves to the element that the fragment names', () => {
  history.replaceState(null, '', '/washing-machines#returns');
  page('<section id="returns"><a href="/how">How</a></section>');
  expect(arrive(left)).toBe(true);
  expect(document.activeElement).toBe(at('#returns'));
});

test('an arrival is not done while the content cannot take focus yet', () => {
  page('');
  shown()?.removeAttribute('tabindex');
  vi.spyOn(HTMLElement.prototype, 'focus').mockImplementationOnce(() => undefined);
  expect(arrive(left)).toBe(false);
  expect(arrive(left)).toBe(true);
  expect(document.activeElement).toBe(shown());
});

test('a click on a link records where focus was, and a click on a fragment of the page does not', () => {
  const noted: Departure[] = [];
  const listeners = new AbortController();
  noteDepartures((departure) => noted.push(departure), listeners.signal);
  document.addEventListener('click', (event) => event.preventDefault(), { signal: listeners.signal });
  at('#q')?.focus();
  at('header a')?.click();
  page('<a href="#returns">Returns</a>');
  at('main:not([hidden]) a')?.click();
  listeners.abort();
  expect(noted.map(({ path, focus }) => [path, focus?.id])).toEqual([['/washing-machines', 'q']]);
});
