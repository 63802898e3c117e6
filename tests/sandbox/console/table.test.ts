import { expect, test } from 'vitest';
import { table } from '../../../sandbox/console/layout.ts';

test('a column of numbers stands to the right with its head, whatever else it holds', () => {
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
