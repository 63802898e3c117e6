import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followIntent } from '@/components/layout/navigation/follow-intent';

const fetchAhead = vi.fn();
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '';
  stop = followIntent(fetchAhead);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  fetchAhead.mockReset();
});

function link(attributes: string): HTMLAnchorElement {
  document.body.innerHTML = `<a ${attributes}><b>there</b></a>`;
  const element = document.querySelector('a');
  if (!element) throw new Error('no link');
  return element;
}

test('a page is prefetched once, when the pointer rests on its link', () => {
  const element = link('href="/laundry#list"');
  element.dispatchEvent(new Event('pointerover', { bubbles: true }));
  vi.advanceTimersByTime(79);
  expect(fetchAhead).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(fetchAhead).toHaveBeenCalledExactlyOnceWith('/laundry');
  element.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  vi.advanceTimersByTime(100);
  expect(fetchAhead).toHaveBeenCalledOnce();
});

test('§2: at most four pages are prefetched at once', () => {
  for (let n = 1; n <= 9; n++) {
    link(`href="/page-${n}"`).dispatchEvent(new Event('focusin', { bubbles: true }));
    vi.advanceTimersByTime(1);
  }
  expect(fetchAhead).toHaveBeenCalledTimes(4);
  vi.advanceTimersByTime(1500);
  link('href="/page-9"').dispatchEvent(new Event('focusin', { bubbles: true }));
  vi.advanceTimersByTime(1);
  expect(fetchAhead).toHaveBeenCalledTimes(5);
});

test('nothing is prefetched where the browser saves data', () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  link('href="/laundry"').dispatchEvent(new Event('focusin', { bubbles: true }));
  vi.advanceTimersByTime(200);
  Reflect.deleteProperty(navigator, 'connection');
  expect(fetchAhead).not.toHaveBeenCalled();
});
