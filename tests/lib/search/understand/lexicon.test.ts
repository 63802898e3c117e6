import { expect, test } from 'vitest';
import { lexiconOf } from '@/lib/search/understand/lexicon';

const maker = (id: number) => ({ id, name: `Maker ${id}`, path: `/brands/${id}` });

test('the lexicon of a shop is built once, although headings are read without its makers', () => {
  const [ofShop, ofHeadings] = [lexiconOf([maker(1)]), lexiconOf([])];
  expect(lexiconOf([maker(1)])).toBe(ofShop);
  expect(lexiconOf([])).toBe(ofHeadings);
});

test('only the lexicon of the latest makers is kept', () => {
  const [first, ofHeadings] = [lexiconOf([maker(1)]), lexiconOf([])];
  const second = lexiconOf([maker(2)]);
  expect(lexiconOf([maker(2)])).toBe(second);
  expect(lexiconOf([])).toBe(ofHeadings);
  expect(lexiconOf([maker(1)])).not.toBe(first);
});
