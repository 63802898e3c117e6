import { beforeAll, beforeEach, expect, test } from 'vitest';
import { focusTarget, giveFocus } from '@/components/listing/enhance/focus-target';
import { knowVisibility } from '../../support/visibility';

const inside = `
  <details><summary>Price</summary><input name="price-to" value="450"></details>
  <button form="f" data-more="2">Load more</button>
  <h2 tabindex="-1" data-results>Products</h2>
  <div data-results-list><h3><a href="/1">1</a></h3><h3><a href="/2">2</a></h3><h3><a href="/3">3</a></h3></div>`;

beforeAll(knowVisibility);
beforeEach(() => {
  document.body.innerHTML = `<input id="q">
    <main tabindex="-1"><div data-listing id="old">${inside}</div><div data-listing id="new">${inside}</div></main>`;
});

function at<E extends HTMLElement>(selector: string): E {
  const found = document.querySelector<E>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
}
/** Has a control of the list that is left been used, then gives focus in the new one. */
function used(selector: string, gone: () => void = () => undefined): Element | null {
  const target = focusTarget(at(`#old ${selector}`), at('#old'));
  if (!target) throw new Error('no target');
  gone();
  giveFocus(target, at('#new'));
  return document.activeElement;
}

test('the same field in the new list takes focus, with its selection', () => {
  const left = at<HTMLInputElement>('#old input');
  left.focus();
  left.setSelectionRange(1, 2);
  expect(used('input')).toBe(at('#new input'));
  const { selectionStart, selectionEnd } = at<HTMLInputElement>('#new input');
  expect([selectionStart, selectionEnd]).toEqual([1, 2]);
});

test.each(['main', 'body'])('focus on %s is moved to the new list', (selector) => {
  expect(used('input', () => at(selector).focus())).toBe(at('#new input'));
});

test('focus elsewhere on the page stays there', () => {
  expect(used('input', () => at('#q').focus())).toBe(at('#q'));
});

test('“Load more” moves focus to the first new product, and a control that is gone to the heading', () => {
  expect(used('button')).toBe(at('#new h3:nth-of-type(3) a'));
  document.body.tabIndex = -1;
  document.body.focus();
  expect(used('summary')).toBe(at('#new h2'));
});

test('a button that is still there keeps focus, among several with its name', () => {
  const pages = [24, 48].map((show) => `<button name="show" value="${show}">${show}</button>`).join('');
  for (const list of ['#old', '#new'])
    at(list).insertAdjacentHTML(
      'beforeend',
      `<select name="show" hidden><option>48</option></select>${pages}`,
    );
  expect(used('button[value="48"]')).toBe(at('#new button[value="48"]'));
});

test('focus moves to the heading where the field is hidden, and nowhere for a control outside the list', () => {
  at('#new details').hidden = true;
  expect(used('input')).toBe(at('#new h2'));
  expect(focusTarget(at('#q'), at('#new'))).toBeNull();
});
