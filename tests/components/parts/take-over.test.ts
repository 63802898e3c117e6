import { afterEach, expect, test } from 'vitest';
import { takeOver } from '@/components/parts/finished/take-over';

afterEach(() => document.body.replaceChildren());

test('a tick that was set or taken out before the script came stays as it was left', () => {
  const host = document.createElement('div');
  host.innerHTML = '<p><input type="checkbox"><input type="checkbox" checked></p>';
  document.body.append(host);
  const stood = [...host.childNodes];
  for (const field of host.querySelectorAll('input')) field.click();
  host.insertAdjacentHTML('beforeend', '<p><input type="checkbox"><input type="checkbox" checked></p>');
  takeOver(host, stood);
  expect([...host.querySelectorAll('input')].map(({ checked }) => checked)).toEqual([true, false]);
});
