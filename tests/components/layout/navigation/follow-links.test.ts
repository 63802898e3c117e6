import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followLinks } from '@/components/layout/navigation/follow-links';

const go = vi.fn();
let stop: () => void;

beforeEach(() => {
  document.body.innerHTML = '';
  stop = followLinks(go);
});
afterEach(() => {
  stop();
  go.mockReset();
});

function link(attributes: string): HTMLAnchorElement {
  document.body.innerHTML = `<a ${attributes}><b>there</b></a>`;
  const element = document.querySelector('a');
  if (!element) throw new Error('no link');
  return element;
}
const press = (element: Element, init: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  element.dispatchEvent(event);
  return event.defaultPrevented;
};

test('a click on a link of ours becomes a client navigation', () => {
  expect(press(link('href="/laundry?page=2#list"').firstElementChild ?? document.body)).toBe(true);
  expect(go).toHaveBeenCalledExactlyOnceWith('/laundry?page=2#list');
});

test.each([
  'href="https://other.example/"',
  'href="mailto:help@hobwright.example"',
  'href="tel:+441144960142"',
  'href="/laundry" target="_blank"',
  'href="/sheet.pdf" download',
  'href="/" data-reload',
  'href="/api/get-cart"',
  'href="#main"',
])('the browser follows %s itself', (attributes) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  const element = link(attributes);
  let prevented = true;
  document.addEventListener(
    'click',
    (seen) => {
      prevented = seen.defaultPrevented;
      seen.preventDefault();
    },
    { once: true },
  );
  element.dispatchEvent(event);
  expect(prevented).toBe(false);
  expect(go).not.toHaveBeenCalled();
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a click with %o is left to the browser',
  (init) => {
    document.addEventListener('click', (event) => event.preventDefault(), { once: true, capture: false });
    press(link('href="/laundry"'), init);
    expect(go).not.toHaveBeenCalled();
  },
);
