import { expect, test } from 'vitest';
import { table } from '../../../sandbox/console/layout.ts';

test('a column of numbers is right-aligned with its heading, even if it holds a dash', () => {
  const { text } = table(
    ['Searched', 'How often', 'Opened at'],
    [
      ['hob', 12, '1, 2'],
      ['oven', '–', '3'],
    ],
    '',
  );
  const right = [...text.matchAll(/<t[hd](?: scope="col")? class="number">([^<]*)</g)].map(
    ([, cell]) => cell,
  );
  expect(right).toEqual(['How often', '12', '–']);
});
