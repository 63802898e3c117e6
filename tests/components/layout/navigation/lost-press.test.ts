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

test('a press whose link is rendered again under it is followed once', () => {
  draw('Basket');
  half('pointerdown');
  draw('£12.00');
  half('pointerup');
  vi.runAllTimers();
  expect(go.mock.calls).toEqual([['/cart']]);
});

test('a press that becomes a click is followed once', () => {
  draw('Basket');
  half('pointerdown');
  draw('£12.00');
  half('pointerup');
  half('click');
  vi.runAllTimers();
  expect(go.mock.calls).toEqual([['/cart']]);
});

test('a press that ends on another link, is dragged away or opens another tab is not followed', () => {
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

/** The end of a press that falls on the root, as while a page turns: at the place of what was pressed. */
async function endOnRoot(turn: { finished: Promise<void> } | null) {
  Object.defineProperty(document, 'activeViewTransition', { value: turn, configurable: true });
  for (const type of ['pointerup', 'click'])
    document.documentElement.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
  await turn?.finished;
  await vi.runAllTimersAsync();
}

test('a press that ends during a view transition is followed after it', async () => {
  draw('Home', '/');
  document.elementFromPoint = () => document.querySelector('b');
  half('pointerdown');
  let turned = () => {};
  const finished = new Promise<void>((done) => {
    turned = done;
  });
  const end = endOnRoot({ finished });
  expect(go).not.toHaveBeenCalled();
  turned();
  await end;
  expect(go.mock.calls).toEqual([['/']]);
});

test('a press on the root is not followed when it ends off its link or opens another tab', async () => {
  draw('Home', '/');
  document.elementFromPoint = () => document.body;
  half('pointerdown');
  await endOnRoot(null);
  document.elementFromPoint = () => document.querySelector('b');
  half('pointerdown', { ctrlKey: true });
  await endOnRoot(null);
  expect(go).not.toHaveBeenCalled();
});
