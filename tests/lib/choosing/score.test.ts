import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MATTERS } from '@/lib/choosing/data/matters';
import { mattersOf, valueOf } from '@/lib/choosing/measure';
import { scoreOf, THRIFT } from '@/lib/choosing/score';
import { demoCandidates, householdOf } from './households';

const candidates = demoCandidates();
const byKind = [...Map.groupBy(candidates, ({ card }) => card.kind).values()];
const people = fc.option(fc.integer({ min: 1, max: 12 }));

test('every product of every kind has a score for every household', () => {
  const asked = fc.constantFrom(...byKind).chain((goods) => {
    const names = goods.flatMap(({ card }) => (mattersOf(card) ?? []).map(({ name }) => name));
    return fc.record({
      goods: fc.constant(goods),
      people,
      wants: fc.dictionary(fc.constantFrom(...new Set(names)), fc.constantFrom(1, 2)),
      thrift: fc.constantFrom(...Object.values(THRIFT)),
    });
  });
  fc.assert(
    fc.property(asked, ({ goods, thrift, ...given }) => {
      const household = { ...householdOf({ says: '', kinds: [] }), ...given };
      for (const each of goods) {
        expect(scoreOf(each, household, thrift), each.card.name).toSatisfy(Number.isFinite);
        for (const matter of mattersOf(each.card) ?? []) {
          const value = valueOf(matter, each.card, given.people);
          expect(value >= 0 && value <= 1, `${each.card.name}: ${matter.name} is ${value}`).toBe(true);
        }
      }
    }),
    { numRuns: 60 },
  );
});

test('a figure at either end of a range, or at what a household needs, has a value from 0 to 1', () => {
  for (const matter of Object.values(MATTERS).flat()) {
    if (matter.yes) continue;
    const { from, to, need = [], fields } = matter;
    const field = fields[0] ?? '';
    for (const [figure, count] of [from, to, ...need, 0, 1e6].flatMap((each) =>
      [null, 1, 2, 3, 4, 5, 9].map((many) => [each, many] as const),
    )) {
      const value = valueOf(matter, { attributes: { [field]: String(figure) } }, count);
      expect(value >= 0 && value <= 1, `${matter.name} ${figure} for ${count}: ${value}`).toBe(true);
    }
  }
});

test('a freezer of exactly the size one person needs counts as large enough', () => {
  const matter = mattersOf({ kind: 'Chest freezer' })?.find(({ name }) => name === 'roomy');
  if (!matter) throw new Error('freezers are judged by their room');
  const value = (litres: number) =>
    valueOf(matter, { attributes: { 'Total capacity': `${litres} litres` } }, 1);
  expect([59, 60, 380].map(value)).toEqual([0, 0.85, 1]);
});
