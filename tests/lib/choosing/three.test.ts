import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { classify } from '@/lib/catalogue/classify';
import { factWords, gains, losses } from '@/lib/choosing/differences';
import { isInStock, ruledOut } from '@/lib/choosing/limits';
import { mattersOf } from '@/lib/choosing/measure';
import { scoreOf, thriftOf } from '@/lib/choosing/score';
import { threeOf } from '@/lib/choosing/three';
import { PRICE, RUNNING, type Candidate, type Household } from '@/lib/choosing/types';
import { whyNot } from '@/lib/choosing/why-not';
import { picksOf } from '@/lib/choosing/words';
import { aCard } from '../../support/shop';
import { HOUSEHOLDS } from './data/households';
import { demoCandidates, householdOf } from './households';

const demo = demoCandidates();
const washers = demo.filter(({ card }) => card.kind === 'Washing machine');
const ids = (candidates: readonly Candidate[], household: Household) =>
  threeOf(candidates, household).map(({ role, candidate }) => `${role} ${candidate.card.id}`);

/** The same product with some of its custom fields otherwise. */
function changed(candidate: Candidate, fields: Record<string, string>): Candidate {
  const attributes = { ...candidate.card.attributes, ...fields };
  return { ...candidate, card: { ...candidate.card, attributes, ...classify(attributes) } };
}

const NOTHING: Household = householdOf({ says: '', kinds: [] });

const household = fc
  .record({
    quiet: fc.constantFrom(0, 1, 2),
    roomy: fc.constantFrom(0, 1),
    lasting: fc.constantFrom(0, 1),
    steam: fc.constantFrom(0, 1),
    price: fc.constantFrom(0, 1),
    running: fc.constantFrom(0, 1),
    people: fc.option(fc.integer({ min: 1, max: 7 })),
    most: fc.option(fc.integer({ min: 250, max: 1500 })),
  })
  .map(
    ({ people, most, price, running, ...wants }): Household => ({
      wants: { ...wants, [PRICE]: price, [RUNNING]: running },
      people,
      limits: { ...NOTHING.limits, kinds: ['Washing machine'], most: most === null ? null : most * 100 },
    }),
  );

describe('three picks', () => {
  test('are of different ranges, in stock and not ruled out by any limit', () => {
    fc.assert(
      fc.property(household, (each) => {
        const three = threeOf(washers, each);
        expect(
          new Set(three.map(({ candidate }) => candidate.card.facts.range ?? candidate.card.id)).size,
        ).toBe(three.length);
        for (const { candidate } of three) {
          expect(ruledOut(candidate, each.limits)).toBeNull();
          expect(['in', 'low']).toContain(candidate.card.stock.state);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('are the same whatever order the products come in', () => {
    fc.assert(
      fc.property(
        household,
        fc.shuffledSubarray(washers, { minLength: washers.length }),
        (each, shuffled) => {
          expect(ids(shuffled, each)).toEqual(ids(washers, each));
        },
      ),
      { numRuns: 40 },
    );
  });

  test('are the same when the makers are shuffled, so that no maker is favoured', () => {
    const makers = [...new Map(demo.map(({ card }) => [card.brand?.id, card.brand])).values()];
    fc.assert(
      fc.property(
        fc.constantFrom(...HOUSEHOLDS),
        fc.shuffledSubarray(makers, { minLength: makers.length }),
        (given, shuffled) => {
          const named = demo.map((candidate) => ({
            ...candidate,
            card: {
              ...candidate.card,
              brand: shuffled[makers.findIndex((maker) => maker?.id === candidate.card.brand?.id)] ?? null,
            },
          }));
          expect(ids(named, householdOf(given))).toEqual(ids(demo, householdOf(given)));
        },
      ),
      { numRuns: 60 },
    );
  });
});

/** What a product can be made better in, and how. */
const BETTER: readonly [want: string, better: (candidate: Candidate) => Candidate][] = [
  ['quiet', (each) => changed(each, { Noise: `${(each.card.facts.noiseDb ?? 70) - 3} dB` })],
  [
    'roomy',
    (each) =>
      changed(each, { Capacity: `${Number.parseFloat(each.card.attributes['Capacity'] ?? '7') + 1} kg` }),
  ],
  ['lasting', (each) => changed(each, { Guarantee: `${(each.card.facts.guaranteeYears ?? 2) + 3} years` })],
  ['steam', (each) => changed(each, { Steam: 'Yes' })],
  [RUNNING, (each) => ({ ...each, run: Math.max(0, (each.run ?? 0) - 10_00) })],
  [PRICE, (each) => ({ ...each, brought: each.brought - 40_00 })],
];

describe('product that improves in a wish', () => {
  test.each(BETTER)('%s: never scores less and is never dropped from the three', (_, better) => {
    fc.assert(
      fc.property(household, fc.constantFrom(...washers), (each, candidate) => {
        const improved = better(candidate);
        const score = (one: Candidate) => scoreOf(one, each, thriftOf(each));
        expect(score(improved)).toBeGreaterThanOrEqual(score(candidate) - 1e-9);
        const before = threeOf(washers, each).map(({ candidate: one }) => one.card.id);
        if (!before.includes(candidate.card.id)) return;
        const after = threeOf(
          washers.map((one) => (one === candidate ? improved : one)),
          each,
        ).map(({ candidate: one }) => one.card.id);
        expect(after).toContain(candidate.card.id);
      }),
      { numRuns: 300 },
    );
  });
});

describe('reason for not being picked', () => {
  const family = householdOf({ says: '', kinds: ['Washing machine'], people: 4, most: 500 });
  const three = threeOf(washers, family);
  const not = (candidate: Candidate) => whyNot(candidate, three, family);

  test('is given for every product except the three picks', () => {
    for (const candidate of demo) {
      const told = not(candidate);
      if (told.kind === 'chosen') expect(three.map((one) => one.candidate)).toContain(candidate);
      else expect(told.words).toMatch(/^[A-Z].+\.$/);
    }
  });

  test('never calls a pick as good where the other product is better in something', () => {
    const wants = { quiet: 1 };
    const hob = { ...NOTHING, limits: { ...NOTHING.limits, kinds: ['Induction hob'] as const } };
    for (const asked of [{ ...family, wants }, hob]) {
      const chosen = threeOf(demo, asked);
      for (const candidate of demo) {
        const told = whyNot(candidate, chosen, asked);
        if (told.kind !== 'beaten') continue;
        const one = chosen.find((each) => each.candidate.card.id === told.by.id)?.candidate;
        if (!one) throw new Error('Beaten by none of the three.');
        const behind = gains(candidate, one, asked.wants).length > 0;
        expect(told.words.includes('is as good') && behind, told.words).toBe(false);
      }
    }
  });

  test.each([
    ['a product that is out of stock', { stock: { state: 'out' } as const }, 'It is not in stock.'],
    [
      'a product that is not in yet',
      { stock: { state: 'due', on: '2026-12-01', message: null } as const },
      'It is not in stock.',
    ],
    [
      'a product above the price limit',
      { price: { now: 550_00 } },
      'It costs £50 more than you want to spend.',
    ],
    [
      'a product of another kind',
      { attributes: { Type: 'Washer dryer' } },
      'It is a different kind of appliance.',
    ],
  ])('is a limit for %s', (_, over, words) => {
    const card = { ...aCard(over), id: 999_999 };
    expect(not({ card, brought: card.price?.now ?? 0, run: null, first: null })).toEqual({
      kind: 'limit',
      words,
    });
  });
});

test.each([
  ['Gas', '5 burners', '1 burner more', '1 burner fewer'],
  ['Induction', '5 zones', '1 zone more', '1 zone fewer'],
])('a hob of the type %s is described by %s', (type, has, more, fewer) => {
  const hob = (zones: number): Candidate => {
    const attributes = { Type: `${type} hob`, 'Hob type': type, 'Hob zones': `${zones} zones` };
    return { card: aCard({ attributes }), brought: 200_00, run: null, first: null };
  };
  const [five, four] = [hob(5), hob(4)];
  const matter = mattersOf(five.card)?.find(({ name }) => name === 'zones');
  expect(matter && factWords(matter, five)).toBe(has);
  expect(gains(five, four, {}).map(({ words }) => words)).toEqual([more]);
  expect(losses(four, five, {}).map(({ words }) => words)).toEqual([fewer]);
});

test('no candidates give no picks', () => {
  expect(threeOf([], NOTHING)).toEqual([]);
  expect(picksOf([], NOTHING)).toEqual([]);
});

test('each pick says why it is there, what it gives up and what more money buys', () => {
  for (const given of HOUSEHOLDS) {
    for (const { role, reason, givesUp, next } of picksOf(demo, householdOf(given))) {
      if (role === 'cheaper') expect(reason).toMatch(/^£[\d,.]+ less than the .+, delivered: /);
      expect(reason).toMatch(/^[A-Z£0-9].+\.$/);
      const [ahead = '', facts = ''] = reason.toLowerCase().split(/, compared with [^:]+: /);
      for (const fact of ahead.split(/, | and /)) expect(facts.split(/, | and |\.$/)).not.toContain(fact);
      if (!given.wants?.['lasting']) expect(reason).not.toContain('2-year guarantee');
      if (givesUp) expect(givesUp).toMatch(/^Compared with the .+: .+\.$/);
      if (next.card) expect(next.words).toMatch(/^£[\d,.]+ more, delivered: .+[^.]$/);
      expect(next.card === null).toBe(next.words.startsWith('Another'));
      expect(`${reason} ${givesUp} ${next.words}`).not.toMatch(/#|NaN|undefined|no an? /);
    }
  }
});

test.each([
  [{ state: 'in', available: 4 }, true],
  [{ state: 'low', available: 1 }, true],
  [{ state: 'out' }, false],
  [{ state: 'due', on: '2026-12-04', message: null }, false],
  [{ state: 'discontinued', successor: null }, false],
] as const)('stock %j counts as in stock: %s', (stock, counts) =>
  expect(isInStock({ card: aCard({ stock }) })).toBe(counts),
);

test('every pick of every kind has a reason', () => {
  for (const goods of Map.groupBy(demo, ({ card }) => card.kind).values()) {
    for (const { reason } of picksOf(goods, NOTHING)) expect(reason).toMatch(/^[A-Z£0-9].*\w.*\.$/);
  }
  const cheap = demo.filter(({ card }) => card.attributes['Microwave power'] === '700 W');
  expect(picksOf(cheap, NOTHING).map(({ reason }) => reason)).not.toContain('.');
});
