import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { specification } from '@/lib/catalogue/attributes';
import { ATTRIBUTES } from '@/lib/catalogue/data/attributes';
import { readFacts } from '@/lib/catalogue/facts/read';
import { specificationParts } from '@/lib/catalogue/specification-parts';
import type { Attributes } from '@/lib/catalogue/types';

const parts = (attributes: Attributes) => specificationParts(attributes, readFacts(attributes));
const WASHER = {
  Type: 'Washing machine',
  Width: '598 mm',
  Height: '845 mm',
  Depth: '588 mm',
  Weight: '71 kg',
  Capacity: '9 kg',
};

it('the sizes beside a drawing leave out what the drawing shows', () => {
  expect(parts(WASHER).sizes.map(({ name }) => name)).toEqual(['Weight']);
  expect(parts(WASHER).first.map(({ title }) => title)).not.toContain('Size');
});

it('the size stays among the figures when nothing is drawn', () => {
  const { first, sizes } = parts({ Type: 'Hose', Weight: '1 kg', Width: '20 mm' });
  expect(first.find(({ title }) => title === 'Size')?.rows.map(({ name }) => name)).toEqual([
    'Width',
    'Weight',
  ]);
  expect(sizes).toEqual([]);
});

const NAMES = Object.values(ATTRIBUTES)
  .flat()
  .map((entry) => (typeof entry === 'string' ? entry : entry.name));

test('the specification shows at most ten figures first, and every figure once', () => {
  const some = fc.uniqueArray(fc.constantFrom(...NAMES), { maxLength: 60 });
  fc.assert(
    fc.property(some, (names) => {
      const attributes = Object.fromEntries(names.map((name) => [name, '5 mm']));
      const { first, rest, count } = parts(attributes);
      const rows = (groups: typeof first) => groups.flatMap((group) => group.rows.map(({ name }) => name));
      expect(rows(first).length).toBeLessThanOrEqual(10);
      expect(rows(first).length + rows(rest).length).toBe(count);
      const isDrawn = ['Width', 'Height', 'Depth'].every((name) => names.includes(name));
      const all = specification(attributes).filter(({ title }) => !(isDrawn && title === 'Size'));
      expect([...rows(first), ...rows(rest)].toSorted()).toEqual(rows(all).toSorted());
    }),
  );
});
