import { expect, test } from 'vitest';
import { listingDictionary } from '@/lib/listing/dictionary';
import { measuredFigure } from '@/lib/listing/measured-sorts';
import { MOST_SORTED_HERE, sortsFor } from '@/lib/listing/sorts';
import { aCard } from '../../support/shop';

const dictionary = listingDictionary([
  {
    kind: 'attribute',
    key: 'Width',
    label: 'Width',
    values: [{ value: '590 mm', label: '590 mm', count: 2, selected: false }],
  },
]);

test('a card is sorted by the first figure that it has, and last without one', () => {
  const card = aCard({ attributes: { Width: '590 mm', Capacity: '9 kg' } });
  expect(measuredFigure(card, 'widest')).toBe(-590);
  expect(measuredFigure(card, 'narrowest')).toBe(590);
  expect(measuredFigure(card, 'largest')).toBe(-9);
  expect(measuredFigure(card, 'fastest-spin')).toBe(Infinity);
});

test('sort orders known only from search words are offered only where they were searched for', () => {
  const names = (chosen: 'popular' | 'widest', total: number, isSearch = true) =>
    sortsFor({ total, isSearch, isWeighed: false, chosen }, dictionary).map(({ name }) => name);
  expect(names('popular', 20)).not.toContain('widest');
  expect(names('widest', 20)).toContain('widest');
  expect(names('widest', 20, false)).not.toContain('widest');
  expect(names('widest', MOST_SORTED_HERE + 1)).not.toContain('widest');
});
