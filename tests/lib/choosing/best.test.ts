import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bestHref } from '@/lib/choosing/best-href';
import { askOfWishes, BEST_ORDER } from '@/lib/choosing/best-order';
import { bestWords } from '@/lib/choosing/best-words';
import { bestFirst } from '@/lib/choosing/best';
import { householdOf, NOTHING_ASKED } from '@/lib/choosing/ask';
import { ruledOut } from '@/lib/choosing/limits';
import { missingOf, threeOf } from '@/lib/choosing/three';
import { BUILT_IN } from '@/lib/policy/data/built-in';
import { aCard } from '../../support/shop';
import { demoCandidates } from './households';

const NOW = new Date('2026-11-20T16:45:00Z');
const washers = demoCandidates().filter(({ card }) => card.kind === 'Washing machine');
const cards = washers.map(({ card }) => card);
const inOrder = (wishes: readonly string[], some = cards) => BEST_ORDER.inOrder(some, wishes, NOW, BUILT_IN);
const ids = (some: readonly { id: number }[]) => some.map(({ id }) => id);

const wishes = fc.subarray(['1-people', 'quiet', 'roomy', 'low-price', 'cheap-to-run', 'steam', 'soon'], {
  minLength: 1,
});

describe('list in the order of a household', () => {
  test('begins with the first of the three picks', () => {
    fc.assert(
      fc.property(wishes, (said) => {
        const household = householdOf(askOfWishes(said), null, '2026-11-20');
        const [first] = threeOf(washers, household);
        expect(inOrder(said)[0]?.id).toBe(first?.candidate.card.id);
      }),
      { numRuns: 40 },
    );
  });

  test('holds the same products in the same order, whatever order they come in', () => {
    fc.assert(
      fc.property(wishes, fc.shuffledSubarray(cards, { minLength: cards.length }), (said, shuffled) => {
        const listed = ids(inOrder(said, shuffled));
        expect(listed).toEqual(ids(inOrder(said)));
        expect(listed.toSorted((a, b) => a - b)).toEqual(ids(cards).toSorted((a, b) => a - b));
      }),
      { numRuns: 25 },
    );
  });

  test('puts the products with a wished feature before those without it', () => {
    const household = householdOf(askOfWishes(['steam']), null, '2026-11-20');
    const able = washers.filter((each) => ruledOut(each, household.limits) === null);
    const placed = bestFirst(cards, washers, household).flatMap(
      ({ id }) => able.find(({ card }) => card.id === id) ?? [],
    );
    const lacks = placed.map((each) => missingOf(each, household).length > 0);
    expect(lacks).toContain(true);
    expect(lacks.indexOf(true)).toBeGreaterThan(lacks.lastIndexOf(false));
  });

  test('ends with products that cannot be bought, after those that cannot be scored', () => {
    const [first] = inOrder(['quiet']);
    if (!first) throw new Error('Nothing is sold.');
    const out = { ...first, id: 900_001, stock: { state: 'out' } as const };
    const hose = { ...aCard({ attributes: { Type: 'Hose' } }), id: 900_002 };
    const listed = inOrder(['quiet'], [out, hose, ...cards]);
    const behind = listed.slice(listed.indexOf(hose) + 1);
    expect(behind).toContain(out);
    for (const { stock } of behind) expect(['in', 'low']).not.toContain(stock.state);
  });
});

describe('kinds of product that can be scored', () => {
  test.each([
    [['Washing machine'], true, true],
    [['Kettle'], true, false],
    [['Washing machine', 'Hose'], true, true],
    [['Washing machine', 'Kettle'], false, false],
    [['Hose'], false, false],
    [[], false, false],
  ] as const)('%s: %s, by the number of people: %s', (kinds, can, byPeople) => {
    const weighed = BEST_ORDER.weighs(kinds);
    expect(weighed !== null).toBe(can);
    expect(weighed?.byPeople ?? false).toBe(byPeople);
  });

  test('a hole in the wall is among the wishes for tumble dryers only', () => {
    const names = (kind: 'Tumble dryer' | 'Dishwasher') =>
      BEST_ORDER.weighs([kind])?.wishes.map(({ name }) => name);
    expect(names('Tumble dryer')).toContain('vent');
    expect(names('Dishwasher')).not.toContain('vent');
  });
});

test('the description names the household and the wishes that the listed kind knows', () => {
  const washing = BEST_ORDER.weighs(['Washing machine']);
  const kettles = BEST_ORDER.weighs(['Kettle']);
  if (!washing || !kettles) throw new Error('Neither can be weighed.');
  expect(bestWords(['4-people', 'cheap-to-run', 'quiet', 'nothing-known'], washing)).toBe(
    'for 4 people, cheap to run and quiet',
  );
  expect(bestWords(['4-people'], kettles)).toBe('');
});

test('the answers for the three picks lead to their list with the same filters', () => {
  const ask = {
    ...NOTHING_ASKED,
    list: '/tumble-dryers',
    of: 'brand=tarnside&price=100-900',
    why: 'broke' as const,
    people: 7,
    width: 604,
    depth: 600,
    most: 500_00,
    hasVent: true,
    wants: ['quiet', 'cheap-to-run'],
  };
  expect(bestHref(ask, 'laundry')).toBe(
    '/tumble-dryers?brand=tarnside&gap-depth=600&space-width=..604&price=100-500&sort=best&for=5-people,cheap-to-run,quiet,soon,vent',
  );
  expect(bestHref({ ...NOTHING_ASKED, list: '/kettles' })).toBe('/kettles?sort=best');
});
