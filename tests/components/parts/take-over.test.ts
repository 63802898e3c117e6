import { afterEach, expect, test } from 'vitest';
import { takeOver } from '@/components/parts/finished/take-over';

afterEach(() => document.body.replaceChildren());

test('a checkbox that was changed before the script loaded keeps its state', () => {
  const host = document.createElement('div');
  host.innerHTML = '<p><input type="checkbox"><input type="checkbox" checked></p>';
  document.body.append(host);
  const stood = [...host.childNodes];
  for (const field of host.querySelectorAll('input')) field.click();
  host.insertAdjacentHTML('beforeend', '<p><input type="checkbox"><input type="checkbox" checked></p>');
  takeOver(host, stood);
  expect([...host.querySelectorAll('input')].map(({ checked }) => checked)).toEqual([true, false]);
});
