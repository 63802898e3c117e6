import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followLinks } from '@/components/layout/navigation/follow-links';

const go = vi.fn<(path: string) => void>();
let stop = () => {};
beforeEach(() => {
  vi.useFakeTimers();
  // What jsdom lacks: here what is in the document is seen.
  Element.prototype.checkVisibility = function () {
    return this.isConnected;
  };
  stop = followLinks(go);
});
afterEach(() => {
  stop();
  go.mockClear();
  vi.useRealTimers();
  document.body.replaceChildren();
});

const draw = (words: string, href = '/cart') => {
  document.body.innerHTML = `<a href="${href}"><b>${words}</b></a>`;
};
/** One half of a press, on what stands there now. */
const half = (type: string, more: MouseEventInit = {}) =>
  document
    .querySelector('b')
    ?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, ...more }));

test('a press whose link was drawn anew under it is followed, once', () => {
  draw('Basket');
  half('pointerdown');
  draw('£12.00');
  half('pointerup');
  vi.runAllTimers();
  expect(go.mock.calls).toEqual([['/cart']]);
});

test('a press of which the browser makes a click is followed by that alone', () => {
  draw('Basket');
  half('pointerdown');
  draw('£12.00');
  half('pointerup');
  half('click');
  vi.runAllTimers();
  expect(go.mock.calls).toEqual([['/cart']]);
});

test('a press that ends on another link, was drawn away, or asks for another tab is none', () => {
  draw('Basket');
  half('pointerdown');
  draw('Saved', '/wishlist');
  half('pointerup');
  draw('Basket');
  half('pointerdown');
  half('pointerup');
  half('pointerdown');
  draw('£12.00');
  half('pointerup', { ctrlKey: true });
  vi.runAllTimers();
  expect(go).not.toHaveBeenCalled();
});
