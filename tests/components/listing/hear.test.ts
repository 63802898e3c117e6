// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hear } from '@/components/listing/enhance/hear';

let leaving = new AbortController();
const stop = (event: Event) => event.stopPropagation();

function aList() {
  document.body.innerHTML =
    '<button id="beside">A</button><div id="list"><button id="inside">B</button></div>';
  const list = document.querySelector<HTMLElement>('#list');
  const heard: string[] = [];
  if (list) hear(list, 'click', ({ id }) => heard.push(id), leaving.signal);
  return { heard, press: (id: string) => document.getElementById(id)?.click() };
}

beforeEach(() => {
  leaving = new AbortController();
});
afterEach(() => {
  leaving.abort();
  document.removeEventListener('click', stop, true);
  window.removeEventListener('click', stop, true);
});

test('an event in the list is handled though the document stops it, and none outside is', () => {
  document.addEventListener('click', stop, true);
  const { heard, press } = aList();
  press('inside');
  press('beside');
  expect(heard).toEqual(['inside']);
});

test('an event that is held for its script is not handled yet', () => {
  window.addEventListener('click', stop, true);
  const { heard, press } = aList();
  press('inside');
  expect(heard).toEqual([]);
});

test('no event is handled in a list that was left', () => {
  const { heard, press } = aList();
  leaving.abort();
  press('inside');
  expect(heard).toEqual([]);
});
