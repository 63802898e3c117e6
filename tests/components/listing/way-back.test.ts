// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteOpened } from '@/components/listing/enhance/opened-cards';
import '@/components/listing/enhance/way-back';

const scrolled = vi.fn();

beforeEach(() => {
  vi.stubGlobal('scrollTo', scrolled);
  vi.stubGlobal('requestAnimationFrame', (look: () => void) => look());
  Element.prototype.checkVisibility = () => true;
  document.body.innerHTML = '<div data-results-list><h3><a href="/tw-914">TW-914</a></h3></div>';
  noteOpened('/', '/tw-914', 1_800);
});
afterEach(() => {
  vi.unstubAllGlobals();
  scrolled.mockReset();
  sessionStorage.clear();
});

/** Goes back to the list, whose card begins so far down in the window. */
function goBack(top: number): void {
  const link = document.querySelector('a');
  vi.spyOn(link as Element, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 200, 20));
  dispatchEvent(new PopStateEvent('popstate'));
  expect(document.activeElement).toBe(link);
}

test('the card that was opened has focus again, without a scroll where it is in view', () => {
  goBack(300);
  expect(scrolled).not.toHaveBeenCalled();
});

test('the page is scrolled to the card where the browser restored its position too early', () => {
  goBack(1_900);
  expect(scrolled.mock.calls).toEqual([[0, 1_800]]);
});
